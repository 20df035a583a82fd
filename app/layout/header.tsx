import { Phone } from "lucide-react";

import { site } from "#lib/site/site.ts";
import { FrameContactButton } from "./frame-contact-button.tsx";
import { FrameWord } from "./frame-word.tsx";
import { Logo } from "./logo.tsx";
import { MegaMenu } from "./mega-menu.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { homeLink, pageLinks, type NavigationLink } from "./navigation-link.ts";
import { useIsActive } from "./use-is-active.ts";
import { Link } from "#app/ui/link.tsx";
import { phoneHref } from "#lib/contact/phone-href.ts";

export function Header() {
  const [phone] = site.phones;

  return (
    <header className="header">
      <div className="wrap">
        <Logo />
        <nav aria-label="Main">
          <HeaderLink link={homeLink} />
          <MegaMenu />
          {pageLinks.map((link) => (
            <HeaderLink key={link.to} link={link} />
          ))}
        </nav>
        <a className="header-phone number" href={phoneHref(phone)} aria-label={`Call ${phone}`}>
          <Phone className="icon" aria-hidden />
          <span>{phone}</span>
        </a>
        <FrameContactButton size="sm" />
        <MobileMenu />
      </div>
    </header>
  );
}

function HeaderLink({ link }: { link: NavigationLink }) {
  return (
    <Link
      className="header-link"
      to={link.to}
      aria-current={useIsActive(link) ? "page" : undefined}
    >
      <FrameWord>{link.label}</FrameWord>
    </Link>
  );
}
