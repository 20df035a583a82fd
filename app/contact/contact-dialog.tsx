import { useState } from "react";

import { AuditForm } from "#app/contact/audit-form.tsx";
import type { ContactRequest } from "#app/contact/open-contact.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";

type ContactDialogProps = {
  /** Path of the page behind. */
  page: string;
  /** What the opening button carried in. */
  request: ContactRequest;
  open: boolean;
  onClose: () => void;
};

/** "Get a Free Audit", on top of any page. What was typed is still there when it is opened again. */
export function ContactDialog({ page, request, open, onClose }: ContactDialogProps) {
  const [sentCount, setSentCount] = useState(0);

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Get a Free Audit"
      description="A person reads this and answers. No newsletter."
    >
      <AuditForm
        key={`${sentCount}-${request.message ?? ""}-${request.website ?? ""}`}
        page={page}
        request={request}
        thanks={
          <Button
            onClick={() => {
              setSentCount(sentCount + 1);
              onClose();
            }}
          >
            Close
          </Button>
        }
      />
    </Dialog>
  );
}
