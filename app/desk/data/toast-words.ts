/** What a toast says after each act. */
import type { DeskToast } from "./desk-toast.ts";
import { serverNow } from "./server-now.ts";
import { firstNameOf } from "#app/desk/enquiry/write-first-sentence.ts";
import type { AnswerBy, EnquiryRow, EnquiryStatus } from "#lib/desk/enquiry.ts";
import { tellFully, tellTime, tellUntil } from "#lib/time-words.ts";

export type ToastWords = Pick<DeskToast, "title" | "text" | "look">;

type Named = Pick<EnquiryRow, "name" | "at">;

export function describeReply(
  { name }: Named,
  via: AnswerBy,
  isMineThen: boolean,
  hasLeft: boolean,
): ToastWords {
  const isChat = via === "whatsapp";
  const became = [isChat && isMineThen && "is yours now", hasLeft && "left the list"];
  const said = became.filter(Boolean).join(" and ");
  return {
    look: isChat ? "chat" : "mail",
    title: `Answered by ${isChat ? "WhatsApp" : "email"}, ${tellTime(serverNow())}`,
    ...(said !== "" && { text: `${firstNameOf(name)} ${said}.` }),
  };
}

export function describeStatus(first: string, status: EnquiryStatus, hasLeft: boolean): string {
  const words: Record<EnquiryStatus, string> = {
    answered: hasLeft ? `Answered. ${first} left the list.` : `${first} is answered.`,
    new: `${first} is new again.`,
    "in-talk": `We are talking with ${first}.`,
    won: `${first} is won.`,
    lost: `${first} is lost.`,
  };
  return words[status];
}

export function describeSpam({ name, at }: Named, isSpam: boolean): string {
  if (isSpam) return "Spam. Kept for 30 days.";
  return `Not spam. ${firstNameOf(name)} has been waiting since ${tellFully(at, serverNow())}.`;
}

export function describeReminder({ name }: Named, until: number | null): string {
  const first = firstNameOf(name);
  return until === null
    ? `No more reminders of ${first}.`
    : `You will be reminded of ${first} ${tellUntil(until, serverNow())}.`;
}
