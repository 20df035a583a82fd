import { DAY_MS } from "#lib/durations.ts";
import { shorten } from "#lib/text/shorten.ts";

const KEPT_MS = 7 * DAY_MS;
/** A note that is far too long is still kept, within reason. */
const LONGEST_KEPT = 200_000;
const PREFIX = "desk-note:";

/** Notes that were begun, by person and enquiry, in this browser alone; gone after seven days. */
export function readNote(person: string, enquiry: string, now = Date.now()): string {
  dropOldNotes(now);
  return parse(localStorage.getItem(keyOf(person, enquiry)))?.text ?? "";
}

export function keepNote(person: string, enquiry: string, text: string, now = Date.now()): void {
  if (text.trim() === "") return dropNote(person, enquiry);
  const kept = JSON.stringify({ at: now, text: shorten(text, LONGEST_KEPT, "") });
  try {
    localStorage.setItem(keyOf(person, enquiry), kept);
  } catch {
    // No screen: the text stays in the field.
  }
}

export function dropNote(person: string, enquiry: string): void {
  localStorage.removeItem(keyOf(person, enquiry));
}

function dropOldNotes(now: number): void {
  for (const key of Object.keys(localStorage).filter((name) => name.startsWith(PREFIX))) {
    const note = parse(localStorage.getItem(key));
    if (note === undefined || now - note.at > KEPT_MS) localStorage.removeItem(key);
  }
}

function keyOf(person: string, enquiry: string): string {
  return `${PREFIX}${person}:${enquiry}`;
}

function parse(text: string | null): { at: number; text: string } | undefined {
  try {
    const note = JSON.parse(text ?? "null") as { at?: unknown; text?: unknown } | null;
    return typeof note?.at === "number" && typeof note.text === "string"
      ? { at: note.at, text: note.text }
      : undefined;
  } catch {
    return undefined;
  }
}
