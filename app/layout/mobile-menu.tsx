import { ChevronDown, Menu, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router";

import { ContactButton } from "#app/contact/contact-button.tsx";
import { homeLink, pageLinks, type NavigationLink } from "#app/layout/navigation.ts";
import { useIsActive } from "#app/layout/use-is-active.ts";
import { useCloseOnEscape } from "#app/layout/use-close-on-escape.ts";
import { useNavigationEffect } from "#app/layout/use-navigation-effect.ts";
import { staticPart } from "#app/hydration/static-part.tsx";

const MobileMenuRegions = staticPart(() => import("#app/layout/mobile-menu-regions.tsx"));

/**
 * The menu of narrow screens. Details elements throughout: the regions share a name, so one is open
 * at a time, and the style sheet locks the page's scrolling while the menu is open
 * (`html:has(.mobile-menu[open])`); both hold without JavaScript.
 */
export function MobileMenu() {
  const ref = useRef<HTMLDetailsElement>(null);

  useNavigationEffect(() => {
    if (ref.current) ref.current.open = false;
  });
  useCloseOnEscape(ref);
  useEffect(() => {
    const menu = ref.current;
    // The page behind is covered: keep the keyboard and screen readers out of it as well.
    const handleToggle = () => {
      for (const part of document.querySelectorAll<HTMLElement>("main, footer, .quick-contact")) {
        part.inert = menu?.open ?? false;
      }
    };
    // It opens without React, so it may be open already.
    handleToggle();
    menu?.addEventListener("click", keepInPlace);
    menu?.addEventListener("toggle", handleToggle);
    return () => {
      menu?.removeEventListener("click", keepInPlace);
      menu?.removeEventListener("toggle", handleToggle);
    };
  }, []);

  return (
    <details ref={ref} className="mobile-menu">
      <summary className="button button-outline button-icon">
        <Menu className="icon mobile-menu-when-closed" aria-hidden />
        <X className="icon mobile-menu-when-open" aria-hidden />
        <span className="visually-hidden">Menu</span>
      </summary>
      <div className="mobile-menu-panel">
        <nav aria-label="Mobile">
          <ul>
            <MobileLink link={homeLink} />
            <li>
              <details className="mobile-menu-area">
                <summary>
                  Area Covered <ChevronDown className="icon" aria-hidden />
                </summary>
                <MobileMenuRegions id="mobile-menu-regions" />
              </details>
            </li>
            {pageLinks.map((link) => (
              <MobileLink key={link.to} link={link} />
            ))}
          </ul>
        </nav>
        <div className="mobile-menu-foot">
          <ContactButton>Contact Us</ContactButton>
        </div>
      </div>
    </details>
  );
}

/** A region that closes above takes its height away: the heading that was tapped stays under the finger. */
function keepInPlace({ target }: Event): void {
  const heading = (target as Element).closest("nav summary");
  const list = heading?.closest("nav");
  if (!heading || !list) return;
  const { top } = heading.getBoundingClientRect();
  requestAnimationFrame(() => {
    list.scrollTop += heading.getBoundingClientRect().top - top;
  });
}

function MobileLink({ link }: { link: NavigationLink }) {
  return (
    <li>
      <Link to={link.to} aria-current={useIsActive(link) ? "page" : undefined}>
        {link.label}
      </Link>
    </li>
  );
}
