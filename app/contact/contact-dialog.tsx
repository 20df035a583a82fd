import { useState, type RefObject } from "react";

import { AuditForm } from "#app/contact/audit-form.tsx";
import { sentHeading } from "#app/contact/contact-message.ts";
import type { ContactRequest } from "#app/contact/open-contact.ts";
import { Button } from "#app/ui/button.tsx";
import { DialogSheet } from "#app/ui/dialog.tsx";

type ContactDialogProps = {
  /** The dialog it stands in. */
  dialog: RefObject<HTMLDialogElement | null>;
  /** Path of the page behind. */
  page: string;
  /** What the opening button carried in. */
  request: ContactRequest;
  open: boolean;
  onClose: () => void;
};

/** "Get a Free Audit", on top of any page. What was typed is still there when it is opened again. */
export function ContactDialog({ dialog, page, request, open, onClose }: ContactDialogProps) {
  const [sentCount, setSentCount] = useState(0);
  const [isSent, setIsSent] = useState(false);
  const close = () => {
    // What was stored makes room for the next wish; what was only typed stays.
    if (isSent) setSentCount(sentCount + 1);
    setIsSent(false);
    onClose();
  };

  return (
    <DialogSheet
      dialog={dialog}
      open={open}
      onClose={close}
      heading={isSent ? sentHeading : "Get a Free Audit"}
      description={isSent ? undefined : "A person reads this and answers. No newsletter."}
    >
      <AuditForm
        key={`${sentCount}-${request.message ?? ""}-${request.website ?? ""}`}
        page={page}
        request={request}
        onSent={() => setIsSent(true)}
        thanks={<Button onClick={close}>Close</Button>}
      />
    </DialogSheet>
  );
}
