import { useState, useSyncExternalStore } from "react";

import { AuditForm } from "./audit-form.tsx";
import { sentHeading } from "#lib/contact/contact-message.ts";
import {
  readContactRequest,
  setContactRequest,
  subscribeToContactRequests,
} from "./contact-request.ts";
import { Button } from "#app/ui/button.tsx";
import { DialogSheet } from "#app/ui/dialog-sheet.tsx";

/**
 * "Get a Free Audit", on top of any page: an island that is empty until the first request. What was
 * typed is still there when it is opened again.
 */
// oxlint-disable-next-line import/no-default-export -- an island (islands.ts)
export default function ContactDialog() {
  const request = useSyncExternalStore(subscribeToContactRequests, readContactRequest);
  const [last, setLast] = useState(request ?? {});
  const [dialog] = useState(() => ({
    current: document.querySelector<HTMLDialogElement>("#contact-dialog"),
  }));
  const [sentCount, setSentCount] = useState(0);
  const [isSent, setIsSent] = useState(false);
  if (request !== undefined && request !== last) setLast(request);

  const close = () => {
    // What was stored makes room for the next wish; what was only typed stays.
    if (isSent) setSentCount(sentCount + 1);
    setIsSent(false);
    setContactRequest(undefined);
  };

  return (
    <DialogSheet
      dialog={dialog}
      open={request !== undefined}
      onClose={close}
      heading={isSent ? sentHeading : "Get a Free Audit"}
      description={isSent ? undefined : "A person reads this and answers. No newsletter."}
    >
      <AuditForm
        key={`${sentCount}-${last.message ?? ""}-${last.website ?? ""}`}
        page={location.pathname}
        request={last}
        onSent={() => setIsSent(true)}
        thanks={<Button onClick={close}>Close</Button>}
      />
    </DialogSheet>
  );
}
