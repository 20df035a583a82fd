import { ChevronDown, Menu, X } from "lucide-react";

import { FrameContactButton } from "./frame-contact-button.tsx";
import { FrameWord } from "./frame-word.tsx";
import { MobileMenuRegions } from "./mobile-menu-regions.tsx";
import { homeLink, pageLinks, type NavigationLink } from "./navigation-link.ts";
import { useIsActive } from "./use-is-active.ts";
import { Link } from "#app/ui/link.tsx";

/**
 * The menu of narrow screens. Details elements throughout: the regions share a name, so one is open
 * at a time, and the style sheet locks the page's scrolling while the menu is open
 * (`html:has(.mobile-menu[open])`); both hold without JavaScript.
 */
export function MobileMenu() {
  return (
    <details className="mobile-menu">
      <summary className="button button-outline button-icon">
        <Menu className="icon when-closed" aria-hidden />
        <X className="icon when-open" aria-hidden />
        <span className="visually-hidden">
          <FrameWord>Menu</FrameWord>
        </span>
      </summary>
      <div>
        <nav aria-label="Mobile">
          <ul>
            <MobileLink link={homeLink} />
            <li>
              <details className="mobile-menu-area">
                <summary>
                  <FrameWord>Area Covered</FrameWord> <ChevronDown className="icon" aria-hidden />
                </summary>
                <MobileMenuRegions />
              </details>
            </li>
            {pageLinks.map((link) => (
              <MobileLink key={link.to} link={link} />
            ))}
          </ul>
        </nav>
        <FrameContactButton />
      </div>
    </details>
  );
}

function MobileLink({ link }: { link: NavigationLink }) {
  return (
    <li>
      <Link to={link.to} aria-current={useIsActive(link) ? "page" : undefined}>
        <FrameWord>{link.label}</FrameWord>
      </Link>
    </li>
  );
}
