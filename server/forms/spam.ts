import { hash } from "node:crypto";

import { hiddenFields } from "#lib/contact/contact-message.ts";
import { ownValue } from "#lib/own-value.ts";

import type { RawFields } from "./read-body.ts";

type SpamSignal =
  "webdriver" | "too-fast" | "too-old" | "no-session-data" | "many-links" | "honeypot";

const FASTEST_PERSON_MS = 2000;
const OLDEST_PAGE_MS = 24 * 60 * 60 * 1000;
const MAX_LINKS = 3;

/**
 * No signal but the honeypot decides alone. Privacy browsers, wrong clocks and tabs left open
 * make each of them true of people.
 */
const weights: Record<SpamSignal, number> = {
  honeypot: 3,
  "many-links": 2,
  webdriver: 1,
  "too-fast": 1,
  "too-old": 1,
  "no-session-data": 1,
};
const SPAM_WEIGHT = 3;

/** What a signal counts; 0 for one that no check gives any more. */
export function weightOf(signal: string): number {
  return ownValue<number>(weights, signal) ?? 0;
}

export function isSpam(signals: readonly SpamSignal[]): boolean {
  return signals.reduce((sum, signal) => sum + weights[signal], 0) >= SPAM_WEIGHT;
}

/** A field that people cannot see has been filled in. */
export function isTrapped(raw: RawFields): boolean {
  const value = raw.get(hiddenFields.honeypot);
  return value !== undefined && value !== null && value !== "";
}

type SignalSources = {
  fields: Readonly<Record<string, string>>;
  /** The header of Formspree's clients; null from a form without JavaScript. */
  sessionData: string | null;
  /** Whether the sender runs JavaScript, so that the header is to be expected. */
  isScript: boolean;
  now: number;
};

/**
 * What speaks for spam, apart from the trap. A form without JavaScript has no session to judge.
 */
export function findSpamSignals({
  fields,
  sessionData,
  isScript,
  now,
}: SignalSources): SpamSignal[] {
  const signals: SpamSignal[] = [];
  if (countLinks(fields) > MAX_LINKS) signals.push("many-links");

  const session = parseSessionData(sessionData);
  if (session === undefined) {
    if (isScript) signals.push("no-session-data");
    return signals;
  }
  if (session.webdriver) signals.push("webdriver");
  if (now - session.loadedAt < FASTEST_PERSON_MS) signals.push("too-fast");
  if (now - session.loadedAt > OLDEST_PAGE_MS) signals.push("too-old");
  return signals;
}

/** Links in any field; the one that the website field asks for does not count. */
export function countLinks(fields: SignalSources["fields"]): number {
  return Object.entries(fields).reduce((sum, [name, text]) => {
    const links = text.match(/https?:\/\/(?:www\.)?|www\./gi)?.length ?? 0;
    return sum + (name === "website" ? Math.max(0, links - 1) : links);
  }, 0);
}

function parseSessionData(header: string | null) {
  if (header === null) return undefined;
  try {
    const data: unknown = JSON.parse(Buffer.from(header, "base64").toString("utf8"));
    if (typeof data !== "object" || data === null) return undefined;
    const { loadedAt, webdriver } = data as { loadedAt?: unknown; webdriver?: unknown };
    return typeof loadedAt === "number" ? { loadedAt, webdriver: webdriver === true } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The same in every field, in whatever order: a correction of one is an enquiry of its own. No text
 * that is kept holds NUL, so it parts them without doubt.
 */
export function duplicateKey(form: string, fields: Readonly<Record<string, string>>): string {
  let text = form;
  for (const name of Object.keys(fields).toSorted()) text += `\0${name}\0${ownValue(fields, name)}`;
  return hash("sha256", text, "base64url");
}
