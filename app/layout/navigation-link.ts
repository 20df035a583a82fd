import { paths } from "#lib/site/paths.ts";

export type NavigationLink = {
  label: string;
  to: string;
  /** Pages below the address light the link too. */
  byPrefix: boolean;
};

export const homeLink: NavigationLink = { label: "Home", to: paths.home, byPrefix: false };

/** The links after Area Covered, in the bar and in the mobile menu. */
export const pageLinks: readonly NavigationLink[] = [
  { label: "Services", to: paths.services, byPrefix: true },
  { label: "Pricing", to: paths.pricing, byPrefix: true },
  { label: "Portfolio", to: paths.portfolio, byPrefix: true },
  { label: "Blog", to: paths.blog, byPrefix: true },
  { label: "Tools", to: paths.tools, byPrefix: true },
];

/** Whether a link is the visitor's place. A prefix ends at a slash: /blogger is not under /blog. */
export function isActive({ to, byPrefix }: NavigationLink, pathname: string): boolean {
  return pathname === to || (byPrefix && pathname.startsWith(`${to}/`));
}

/** Pages that are not in the bar. */
export const footerLinks: readonly { label: string; to: string }[] = [
  { label: "About us", to: paths.about },
  { label: "Sample report", to: paths.sampleReport },
  { label: "Glossary", to: paths.glossary },
];
