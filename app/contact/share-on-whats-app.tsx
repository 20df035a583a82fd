import { MessageCircle } from "lucide-react";

import { buttonClass, type ButtonLook } from "#app/ui/button.tsx";

type Props = Pick<ButtonLook, "size"> & {
  /** `whatsAppShareHref` makes it. */
  href: string;
};

/** A text for somebody whom the visitor chooses, in a new tab. A link. */
export function ShareOnWhatsApp({ href, size }: Props) {
  return (
    <a
      className={buttonClass({ variant: "outline", ...(size && { size }) })}
      href={href}
      target="_blank"
      rel="noopener"
    >
      <MessageCircle className="icon" aria-hidden />
      Share on WhatsApp
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
