import { tellStamp } from "#lib/time-words.ts";
import { shorten } from "#lib/text/shorten.ts";

import type { Submission } from "#server/store/submission-store.ts";

/**
 * For a list in the terminal: id, time, name, address, page and the start of the message.
 */
export function describeInOneLine({ id, at, fields }: Submission): string {
  const { name = "", email = "", page = "", message = "" } = fields;
  return [id, tellStamp(at), name, `<${email}>`, page, quoteStart(message)]
    .map(withoutBreaks)
    .join("  ");
}

export function describeEnquiry({ id, at, spam, signals, fields }: Submission): string {
  const facts = [
    ["id", id],
    ["time", tellStamp(at)],
    ...(spam ? [["spam", signals.join(", ")]] : []),
    ...Object.entries(fields),
  ];
  return facts.map(([name = "", value = ""]) => `${withoutBreaks(name)}: ${value}`).join("\n");
}

function quoteStart(message: string): string {
  return shorten(message.replaceAll(/\s+/g, " "), 60);
}

function withoutBreaks(text: string): string {
  return text.replaceAll("\n", " ");
}
