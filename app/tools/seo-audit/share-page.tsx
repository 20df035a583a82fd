import { Link2, MessageCircle } from "lucide-react";

import { copyWithToast } from "#app/tools/kit/kept/copy-with-toast.ts";
import { pageAuditLink, pageShareText } from "#app/tools/seo-audit/page-share-text.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
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
      <a
        className={buttonClass({ variant: "outline", size: "sm" })}
        href={whatsAppShareHref(pageShareText(audit, { url, readAt, link }))}
        target="_blank"
        rel="noopener"
      >
        <MessageCircle className="icon" aria-hidden />
        Share on WhatsApp
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    </>
  );
}
