import type { ReactNode } from "react";

import type { ContactRequest } from "./open-contact.ts";
import { paths } from "#lib/site/paths.ts";
import { buttonClass, type ButtonLook } from "#app/ui/button.tsx";
import { classNames } from "#lib/class-names.ts";

type ContactButtonProps = ButtonLook & ContactRequest & { children: ReactNode; className?: string };

/**
 * Asks for the audit. A link to the form on the contact page, which opens the dialog instead once
 * JavaScript runs: handle-contact.ts listens for `data-contact`. `data-press` has a press made too early
 * repeated (app/islands/README.md).
 */
export function ContactButton({
  variant,
  size,
  message,
  website,
  className,
  children,
}: ContactButtonProps) {
  return (
    <a
      href={paths.auditForm}
      data-press=""
      data-contact=""
      data-message={message}
      data-website={website}
      className={classNames(
        buttonClass({ ...(variant && { variant }), ...(size && { size }) }),
        className,
      )}
    >
      {children}
    </a>
  );
}
