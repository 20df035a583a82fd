import { Mail, MessageCircle, Phone, X } from "lucide-react";

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
          <MessageCircle className="icon quick-contact-when-closed" aria-hidden />
          <X className="icon quick-contact-when-open" aria-hidden />
          <span className="visually-hidden">Quick contact</span>
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
              Chat on WhatsApp
            </a>
          </li>
          <li>
            <a href={phoneHref(phone)} className="number">
              <Phone className="icon" aria-hidden />
              Call {phone}
            </a>
          </li>
          <li>
            <a href={paths.auditForm} data-press="" data-contact="">
              <Mail className="icon" aria-hidden />
              Get a Free Audit
            </a>
          </li>
        </ul>
      </details>
    </aside>
  );
}
