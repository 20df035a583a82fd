import type { ReactNode } from "react";

import { openContact, type ContactRequest } from "#app/contact/open-contact.ts";
import { paths } from "#app/paths.ts";
import { buttonClass, type ButtonLook } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";

type ContactButtonProps = ButtonLook &
  ContactRequest & { children: ReactNode; className?: string };

/**
 * Asks for the audit. A link to the form on the contact page, which opens the dialog instead once
 * JavaScript runs; `data-press` has a press made before that repeated (see entry.client).
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
      className={classNames(
        buttonClass({ ...(variant && { variant }), ...(size && { size }) }),
        className,
      )}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        openContact({ ...(message && { message }), ...(website && { website }) });
      }}
    >
      {children}
    </a>
  );
}
