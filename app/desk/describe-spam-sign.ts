import type { SpamReason } from "#lib/desk/enquiry.ts";
import { spellNumberFirst } from "#lib/spell-number.ts";
import { ownValue } from "#lib/own-value.ts";

/** What made an enquiry look like spam: in a row, and in full. */
const words: Readonly<Record<string, { sign: string; reason: string }>> = {
  honeypot: {
    sign: "hidden field filled in",
    reason: "A field that people cannot see was filled in.",
  },
  "many-links": { sign: "many links", reason: "Many links in the text. Three is normal." },
  "too-fast": {
    sign: "sent in under 2 s",
    reason: "Sent less than two seconds after the page was opened.",
  },
  "too-old": {
    sign: "page open for over a day",
    reason: "The page had been open for more than a day.",
  },
  webdriver: {
    sign: "driven by a program",
    reason: "The browser says that a program is driving it.",
  },
  "no-session-data": {
    sign: "came without the form",
    reason: "Came without what our form always sends.",
  },
};

export function describeSpamSign({ signal, links }: SpamReason): string {
  return links === undefined ? (ownValue(words, signal)?.sign ?? signal) : `${links} links`;
}

export function describeSpamReason({ signal, links }: SpamReason): string {
  if (links === undefined) return ownValue(words, signal)?.reason ?? signal;
  return `${spellNumberFirst(links)} links in the text. Three is normal.`;
}
