import { Mail, MessageCircle, Phone } from "lucide-react";
import type { ReactNode } from "react";

import type { SentenceLanguage } from "#app/content/desk/first-sentences.ts";
import { phoneHref, whatsAppHref } from "#app/content/site/phone.ts";
import { firstNameOf, mailSubject } from "#app/desk/enquiry/first-sentence.ts";
import { buttonClass, type ButtonLook } from "#app/ui/button.tsx";
import type { AnswerBy, EnquiryRow } from "#lib/desk/enquiry.ts";

export type AnswerLinkProps = ButtonLook & {
  way: AnswerBy;
  /** A link in running text rather than a button with its picture. */
  isText?: boolean;
  enquiry: Pick<EnquiryRow, "name" | "email" | "phone">;
  sentence: { text: string; language: SentenceLanguage };
  onAnswer: (way: AnswerBy) => void;
  /** Without it the picture says it, and the name is read aloud. */
  children?: ReactNode;
};

const icons = { whatsapp: MessageCircle, call: Phone, mail: Mail } as const;

/**
 * The one way to reach somebody from the desk: opens the chat, the call or the mail with the first
 * sentence in it, and records it.
 */
export function AnswerLink(props: AnswerLinkProps) {
  const { way, isText = false, enquiry, sentence, onAnswer, children, ...look } = props;
  const Icon = icons[way];
  const first = firstNameOf(enquiry.name);
  const label = { whatsapp: undefined, call: `Call ${first}`, mail: `Mail ${first}` }[way];

  return (
    <a
      className={isText ? undefined : buttonClass(look)}
      dir={isText ? "ltr" : undefined}
      href={addressOf(way, enquiry, sentence)}
      aria-label={look.variant === "outline" ? label : undefined}
      onClick={() => onAnswer(way)}
      {...(way === "whatsapp" && { target: "_blank", rel: "noopener noreferrer" })}
    >
      {isText ? null : <Icon className="icon" aria-hidden />}
      {children}
    </a>
  );
}

function addressOf(
  way: AnswerBy,
  { phone, email }: AnswerLinkProps["enquiry"],
  { text, language }: AnswerLinkProps["sentence"],
): string {
  if (way === "whatsapp") return whatsAppHref(phone, text);
  if (way === "call") return phoneHref(phone);
  const subject = encodeURIComponent(mailSubject(language));
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}?subject=${subject}&body=${encodeURIComponent(text)}`;
}
