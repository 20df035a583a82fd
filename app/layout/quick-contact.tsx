import { Mail, MessageCircle, Phone, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";

import { phoneHref, whatsAppHref } from "#app/content/site/phone.ts";
import { site } from "#app/content/site/site.ts";
import { absoluteUrl } from "#app/content/site/absolute-url.ts";
import { useNavigationEffect } from "#app/layout/use-navigation-effect.ts";
import { paths } from "#app/paths.ts";
import { usePathname } from "#app/ui/use-pathname.ts";

/** What the button must never lie on: the controls of a form. */
const CONTROLS = "main :is(input, select, textarea, form button)";

/**
 * The floating button on every page: WhatsApp, a call, the audit. On narrow screens it steps aside
 * while a form control is where it would lie.
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
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !ref.current?.open) return;
      ref.current.open = false;
      ref.current.querySelector("summary")?.focus();
    };
    document.addEventListener("keydown", handleKeyDown);
    return () => document.removeEventListener("keydown", handleKeyDown);
  }, []);

  return (
    <aside aria-label="Quick contact">
      <details ref={ref} className="quick-contact" data-aside={isAside || undefined}>
        <summary data-press="">
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

/** True while a form control of the page is in the corner where the button floats. */
function useStepsAside(): boolean {
  const [isAside, setIsAside] = useState(false);

  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      const corner = document.querySelector(".quick-contact > summary")?.getBoundingClientRect();
      if (!corner) return;
      setIsAside(
        [...document.querySelectorAll(CONTROLS)].some((control) => {
          const box = control.getBoundingClientRect();
          return (
            box.right > corner.left - 8 &&
            box.left < corner.right &&
            box.bottom > corner.top - 8 &&
            box.top < corner.bottom
          );
        }),
      );
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    schedule();
    addEventListener("scroll", schedule, { passive: true });
    addEventListener("resize", schedule);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("scroll", schedule);
      removeEventListener("resize", schedule);
    };
  }, []);

  return isAside;
}
