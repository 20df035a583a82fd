import { MessageCircle } from "lucide-react";
import type { ReactNode } from "react";

import { site } from "#lib/site/site.ts";
import { buttonClass, type ButtonLook } from "#app/ui/button.tsx";
import { whatsAppHref } from "#lib/contact/whats-app-href.ts";

type WhatsAppButtonProps = Pick<ButtonLook, "size"> & {
  /** What is in the chat before the visitor writes, so that we know what it is about. */
  draft: string;
  children?: ReactNode;
};

/** The second button beside the audit: a chat in a new tab. A link. */
export function WhatsAppButton({
  draft,
  size,
  children = "Ask us on WhatsApp",
}: WhatsAppButtonProps) {
  const [, number] = site.phones;

  return (
    <a
      className={buttonClass({ variant: "outline", ...(size && { size }) })}
      href={whatsAppHref(number, draft)}
      rel="noopener"
      target="_blank"
    >
      <MessageCircle className="icon" aria-hidden />
      {children}
    </a>
  );
}
