import { Mail, MessageCircle, Phone } from "lucide-react";
import type { ReactNode } from "react";

import type { SentenceLanguage } from "#app/content/desk/first-sentences.ts";
import { firstNameOf, mailSubject } from "./write-first-sentence.ts";
import { buttonClass, type ButtonLook } from "#app/ui/button.tsx";
import type { AnswerBy, EnquiryRow } from "#lib/desk/enquiry.ts";
import { mailHref } from "#lib/contact/mail-href.ts";
import { phoneHref } from "#lib/contact/phone-href.ts";
import { whatsAppHref } from "#lib/contact/whats-app-href.ts";

export type ReplyLinkProps = ButtonLook & {
  way: AnswerBy;
  /** A link in running text rather than a button with its picture. */
  isText?: boolean;
  enquiry: Pick<EnquiryRow, "name" | "email" | "phone" | "number"> & { spam?: boolean };
  sentence: { text: string; language: SentenceLanguage };
  onAnswer: (way: AnswerBy) => void;
  /** Without it the picture says it, and the name is read aloud. */
  children?: ReactNode;
};

const icons = { whatsapp: MessageCircle, call: Phone, mail: Mail } as const;

/**
 * The one way to reach somebody from the desk: opens the chat, the call or the mail with the first
 * sentence in it, and records it. Text alone if they typed no single number or
 * address, or if it is spam.
 */
export function ReplyLink(props: ReplyLinkProps) {
  const { way, isText = false, enquiry, sentence, onAnswer, children, ...look } = props;
  const Icon = icons[way];
  const first = firstNameOf(enquiry.name);
  const href = enquiry.spam === true ? undefined : addressOf(way, enquiry, sentence);
  if (href === undefined) return isText ? <bdi dir="ltr">{children}</bdi> : null;
  const label = { whatsapp: undefined, call: `Call ${first}`, mail: `Email ${first}` }[way];

  return (
    <a
      className={isText ? undefined : buttonClass(look)}
      dir={isText ? "ltr" : undefined}
      href={href}
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
  { number, email }: ReplyLinkProps["enquiry"],
  { text, language }: ReplyLinkProps["sentence"],
): string | undefined {
  if (way === "whatsapp") return whatsAppHref(number, text);
  if (way === "call") return phoneHref(number);
  return mailHref({ to: email, subject: mailSubject(language), body: text });
}
