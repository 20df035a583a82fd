import { Mail, MessageCircle, Phone, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";

import { phoneHref, whatsAppHref } from "#app/content/site/phone.ts";
import { site } from "#app/content/site/site.ts";
import { absoluteUrl } from "#app/content/site/absolute-url.ts";
import { useCloseOnEscape } from "#app/layout/use-close-on-escape.ts";
import { useNavigationEffect } from "#app/layout/use-navigation-effect.ts";
import { paths } from "#app/paths.ts";
import { usePathname } from "#app/ui/use-pathname.ts";

/** What the button must never lie on: controls, their names, and figures at the end of a row. */
const KEPT_CLEAR =
  ":is(main, .footer) :is(a.button, button, input, select, textarea, label, summary, td, th, dd, li span, text)";

/**
 * The floating button on every page: WhatsApp, a call, the audit. It steps aside while one of those is
 * where it would lie.
 */
export function QuickContact() {
  const ref = useRef<HTMLDetailsElement>(null);
  const pathname = usePathname();
  const [phone, whatsApp] = site.phones;
  const isAside = useStepsAside();
  const close = () => {
    if (ref.current) ref.current.open = false;
  };

  useNavigationEffect(close);
  useCloseOnEscape(ref);

  return (
    <aside aria-label="Quick contact">
      <details ref={ref} className="quick-contact" data-aside={isAside || undefined}>
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
            <a href={paths.auditForm} data-press="" data-contact="" onClick={close}>
              <Mail className="icon" aria-hidden />
              Get a Free Audit
            </a>
          </li>
        </ul>
      </details>
    </aside>
  );
}

/** True while something that must stay clear is in the corner where the button floats. */
function useStepsAside(): boolean {
  const [isAside, setIsAside] = useState(false);

  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      const corner = document.querySelector(".quick-contact > summary")?.getBoundingClientRect();
      if (!corner) return;
      const { left, top, right, bottom } = corner;
      // Nine points, 26 px apart: no line of text and no control is smaller than that.
      const across = [left - 8, (left + right) / 2, right];
      const down = [top - 8, (top + bottom) / 2, bottom];
      setIsAside(
        across.some((x) =>
          down.some((y) =>
            document.elementsFromPoint(x, y).some((element) => element.closest(KEPT_CLEAR)),
          ),
        ),
      );
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    schedule();
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener("scroll", schedule, { signal, passive: true });
    addEventListener("resize", schedule, { signal });
    return () => {
      cancelAnimationFrame(frame);
      listening.abort();
    };
  }, []);

  return isAside;
}
