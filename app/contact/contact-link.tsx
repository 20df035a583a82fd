import type { ReactNode } from "react";

import { contactPageSoon } from "./contact-page-soon.ts";
import { paths } from "#lib/site/paths.ts";

/**
 * Shows a toast whose button opens the page (ui/show-coming-soon.ts listens for it); without JavaScript it
 * leads to the contact page like any link.
 */
export function ContactLink({ children }: { children: ReactNode }) {
  return (
    <a
      href={paths.contact}
      data-press=""
      data-coming-soon={contactPageSoon.title}
      data-meanwhile={contactPageSoon.ofLink}
      data-open={contactPageSoon.open}
    >
      {children}
    </a>
  );
}
