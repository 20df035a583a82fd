import type { ReactNode } from "react";

import { paths } from "#app/paths.ts";

/**
 * Shows a toast and stays (ui/coming-soon.ts listens for it, so it needs no hydration); without
 * JavaScript it leads to the contact page like any link.
 */
export function ContactLink({ children }: { children: ReactNode }) {
  return (
    <a href={paths.contact} data-press="" data-coming-soon="Contact page coming soon!">
      {children}
    </a>
  );
}
