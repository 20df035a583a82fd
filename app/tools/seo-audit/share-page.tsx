import { Link2 } from "lucide-react";

import { ShareOnWhatsApp } from "#app/contact/share-on-whats-app.tsx";
import { copyWithToast } from "#app/tools/kit/kept/copy-with-toast.ts";
import { pageAuditLink, pageShareText } from "./page-share-text.ts";
import { Button } from "#app/ui/button.tsx";
import type { Audit } from "#engine/page-audit/audit-page.ts";
import { whatsAppShareHref } from "#lib/contact/whats-app-href.ts";

/** `url`: as it was asked for. `readAt`: in milliseconds. */
type Props = { audit: Audit; url: string; readAt: number };

/** A link that opens the tool with this address, and the result as a message. */
export function SharePage({ audit, url, readAt }: Props) {
  const link = pageAuditLink(location.origin, url);
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        Icon={Link2}
        onClick={() => void copyWithToast(link, "Link copied.")}
      >
        Copy link
      </Button>
      <ShareOnWhatsApp
        size="sm"
        href={whatsAppShareHref(pageShareText(audit, { url, readAt, link }))}
      />
    </>
  );
}
