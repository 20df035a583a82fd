import { tellStamp } from "#lib/time-words.ts";

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
  const line = message.replaceAll(/\s+/g, " ");
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}

function withoutBreaks(text: string): string {
  return text.replaceAll("\n", " ");
}
