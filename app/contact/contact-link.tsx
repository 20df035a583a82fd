import type { ReactNode } from "react";

import { paths } from "#app/paths.ts";

/** Said by every link to the contact page, and by the page itself (docs/agreed.md, not yet there). */
export const contactPageSoon = {
  title: "Contact page coming soon!",
  description: "The full page is not implemented yet. The form here already works.",
};

/**
 * Shows a toast and stays (ui/coming-soon.ts listens for it, so it needs no hydration); without
 * JavaScript it leads to the contact page like any link.
 */
export function ContactLink({ children }: { children: ReactNode }) {
  return (
    <a
      href={paths.contact}
      data-press=""
      data-coming-soon={contactPageSoon.title}
      data-meanwhile={contactPageSoon.description}
    >
      {children}
    </a>
  );
}
