import { use } from "react";

import { Mail, MessageCircle, Phone, X } from "lucide-react";

import { FrameLanguage } from "./frame-language.ts";
import { FrameWord } from "./frame-word.tsx";
import { site } from "#lib/site/site.ts";
import { absoluteUrl } from "#lib/site/absolute-url.ts";
import { paths } from "#lib/site/paths.ts";
import { usePathname } from "#app/ui/use-pathname.ts";
import { phoneHref } from "#lib/contact/phone-href.ts";
import { whatsAppHref } from "#lib/contact/whats-app-href.ts";

/**
 * The floating button on every page: WhatsApp, a call, the audit. It goes while a control would lie
 * under it (handle-quick-contact.ts), while a field has the focus, while a dialog or a menu is open, and
 * on paper.
 */
export function QuickContact() {
  const pathname = usePathname();
  const [phone, whatsApp] = site.phones;

  return (
    <aside aria-label="Quick contact">
      <details className="quick-contact no-print">
        <summary>
          <MessageCircle className="icon when-closed" aria-hidden />
          <X className="icon when-open" aria-hidden />
          <span className="visually-hidden">
            <FrameWord>Quick contact</FrameWord>
          </span>
        </summary>
        <ul>
          <li>
            <a
              href={whatsAppHref(
                whatsApp,
                `Hello ${site.name}, I am writing from your page ${absoluteUrl(pathname)}`,
              )}
              rel="noopener"
              target="_blank"
            >
              <MessageCircle className="icon" aria-hidden />
              <FrameWord>Chat on WhatsApp</FrameWord>
            </a>
          </li>
          <li>
            <a href={phoneHref(phone)} className="number">
              <Phone className="icon" aria-hidden />
              <FrameWord>Call</FrameWord> {phone}
            </a>
          </li>
          <li>
            <AuditLink />
          </li>
        </ul>
      </details>
    </aside>
  );
}

function AuditLink() {
  const isUrdu = use(FrameLanguage) === "ur";
  const link = isUrdu
    ? { href: paths.urduForm }
    : { href: paths.auditForm, "data-press": "", "data-contact": "" };

  return (
    <a {...link}>
      <Mail className="icon" aria-hidden />
      <FrameWord>Get a Free Audit</FrameWord>
    </a>
  );
}
