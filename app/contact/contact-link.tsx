import type { ReactNode } from "react";

import { paths } from "#app/paths.ts";
import { showComingSoon } from "#app/ui/coming-soon.ts";

/** Shows a toast and stays; without JavaScript it leads to the contact page like any link. */
export function ContactLink({ children }: { children: ReactNode }) {
  return (
    <a
      href={paths.contact}
      data-press=""
      onClick={(event) => {
        event.preventDefault();
        showComingSoon("Contact page coming soon!");
      }}
    >
      {children}
    </a>
  );
}
