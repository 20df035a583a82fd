import { Copy, MessageCircle } from "lucide-react";

import { copyText } from "#app/browser/copy-text.ts";
import { showDeskToast } from "#app/desk/data/desk-toast.ts";
import { DeskDialog } from "./desk-dialog.tsx";
import { firstNameOf } from "#app/desk/enquiry/write-first-sentence.ts";
import { tellUntil } from "#lib/time-words.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { whatsAppShareHref } from "#lib/contact/whats-app-href.ts";
import type { InvitationMade } from "#lib/desk/contract.ts";

type LinkDialogProps = {
  invitation: InvitationMade;
  /** For one more device of one's own: no one to send it to. */
  isMine: boolean;
  now: number;
  onClose: () => void;
};

/** A new link as a code to scan and as text; it is shown once. */
export function LinkDialog({ invitation, isMine, now, onClose }: LinkDialogProps) {
  const { link, name, until, code } = invitation;
  const first = firstNameOf(name);
  const text = `${first}, this opens our desk. Open it on the device you will use: ${link}`;
  return (
    <DeskDialog heading={isMine ? "Add a device" : `A link for ${first}`} onClose={onClose}>
      <p>
        Scan it with the {isMine ? "other device" : "phone that is to open the desk"}, or{" "}
        {isMine ? "copy" : "send"} the link. Works once, until <b>{tellUntil(until, now)}</b>.
        Whoever opens it names the device and makes the passkey there.
      </p>
      <LinkCode code={code} />
      <p className="desk-code">{link}</p>
      <div className="actions">
        {isMine ? null : (
          <a
            className={buttonClass()}
            href={whatsAppShareHref(text)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <MessageCircle className="icon" aria-hidden />
            Send by WhatsApp
          </a>
        )}
        <Button
          variant="outline"
          onClick={() =>
            void copyText(link).then((ok) => ok && showDeskToast({ title: "Copied." }))
          }
        >
          <Copy className="icon" aria-hidden />
          Copy
        </Button>
      </div>
    </DeskDialog>
  );
}

/** The link for a camera. */
function LinkCode({ code: { size, path } }: Pick<InvitationMade, "code">) {
  return (
    <svg
      width="208"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label="QR code of the link"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
