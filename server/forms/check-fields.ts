import {
  contactFields,
  fieldErrorMessages,
  hiddenFields,
  MAX_HIDDEN_FIELD_LENGTH,
  tooLongMessage,
  type FieldErrorCode,
  type SubmissionError,
} from "#lib/contact/contact-message.ts";
import { oneLine } from "#lib/text/one-line.ts";
import { shorten } from "#lib/text/shorten.ts";
import { withoutInvisible } from "#lib/contact/without-invisible.ts";

import { asciiAddress } from "./ascii-address.ts";
import { findPhone, writeNumber } from "./find-phone.ts";
import type { RawFields } from "./read-body.ts";
import { invalidFields, refusals, type FormRefusal } from "./refusal.ts";

type CheckedFields =
  { ok: true; fields: Record<string, string> } | { ok: false; refusal: FormRefusal };

type FieldRule = {
  name: string;
  required: boolean;
  multiline: boolean;
  format: "text" | "email" | "phone";
  /** Copied rather than typed: invisible characters come along. */
  isCopied?: boolean;
  maxLength: number;
};

const MAX_NAME_LENGTH = 200;
const MAX_UNKNOWN_LENGTH = 10_000;

const knownRules: readonly FieldRule[] = [
  ...contactFields.map(({ name, required, multiline, maxLength }) => ({
    name,
    required,
    multiline,
    maxLength,
    isCopied: name === "email" || name === "phone" || name === "website",
    format: name === "email" || name === "phone" ? name : ("text" as const),
  })),
  ...[hiddenFields.subject, hiddenFields.page, "_replyto"].map((name) => ({
    name,
    required: false,
    multiline: false,
    maxLength: MAX_HIDDEN_FIELD_LENGTH,
    isCopied: name === "_replyto",
    format: name === "_replyto" ? ("email" as const) : ("text" as const),
  })),
];

const knownNames = new Set(knownRules.map(({ name }) => name));

/** Read but never kept: the trap, and instructions that would let a stranger steer our server. */
const IGNORED_NAMES = new Set<string>([
  hiddenFields.honeypot,
  "_next",
  "_cc",
  "_format",
  "_language",
]);

/** Turns what was sent into clean text, or says what is wrong with each field. */
export function checkFields(raw: RawFields): CheckedFields {
  if (![...raw.keys()].some((name) => !name.startsWith("_"))) {
    return { ok: false, refusal: refusals.empty };
  }

  const unknown = unknownNames(raw);
  const errors: SubmissionError[] = [];
  // What cannot be kept is refused: left out, it would be answered with success and be lost.
  if (!unknown.every(isCleanName)) errors.push({ code: "TYPE_TEXT", message: UNCLEAN_NAME });

  const fields = new Map<string, string>();
  for (const rule of [...knownRules, ...unknown.map(unknownRule)]) {
    const outcome = checkField(rule, raw.get(rule.name));
    if ("code" in outcome) errors.push({ ...outcome, field: rule.name });
    else if (outcome.text !== "") fields.set(rule.name, outcome.text);
    if ("asTyped" in outcome) fields.set(`${rule.name} as typed`, outcome.asTyped);
  }

  const [first, ...others] = errors;
  return first === undefined
    ? { ok: true, fields: Object.fromEntries(fields) }
    : { ok: false, refusal: invalidFields([first, ...others]) };
}

const UNCLEAN_NAME = `The name of a field is empty, has more than ${MAX_NAME_LENGTH} characters or is not plain text.`;

/**
 * What can be kept of a form that the rules refuse and that fell into the trap: everything that was
 * sent, as text, so that a person whom a browser's autofill brought there can be found again.
 */
export function salvageFields(raw: RawFields): Record<string, string> {
  const salvaged = [...raw]
    .filter(([name]) => !IGNORED_NAMES.has(name))
    .map(
      ([name, value]) => [salvageText(name).replaceAll(/\s+/g, " "), salvageText(value)] as const,
    );
  return Object.fromEntries(salvaged.filter(([, text]) => text !== ""));
}

function salvageText(value: unknown): string {
  if (value === undefined || value === null) return "";
  const text = writeList(value) ?? writeNested(value);
  return stripControls(text.replaceAll("\r\n", "\n").toWellFormed()).trim();
}

function writeNested(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    // Thousands of levels: readable as they came, but not to be written.
    return "(nested too deep to be kept)";
  }
}

function unknownNames(raw: RawFields): string[] {
  return [...raw.keys()].filter((name) => !knownNames.has(name) && !IGNORED_NAMES.has(name));
}

/** A name is shown on its own line; the form decides which characters it may have. */
function isCleanName(name: string): boolean {
  return (
    name.trim() !== "" &&
    name.length <= MAX_NAME_LENGTH &&
    isCleanText(name, false) &&
    stripControls(name) === name
  );
}

function unknownRule(name: string): FieldRule {
  return {
    name,
    required: false,
    multiline: true,
    format: "text",
    maxLength: MAX_UNKNOWN_LENGTH,
  };
}

type FieldOutcome = { text: string; asTyped?: string } | { code: FieldErrorCode; message: string };

function checkField(
  { required, multiline, format, isCopied = false, maxLength }: FieldRule,
  value: unknown,
): FieldOutcome {
  if (format === "phone") return keepPhone(value, maxLength);
  if (value === undefined || value === null) {
    return required ? fieldError("REQUIRED_FIELD_MISSING") : { text: "" };
  }
  const list = writeList(value);
  if (list === undefined) return fieldError("TYPE_TEXT");

  const visible = isCopied ? withoutInvisible(list) : list;
  const text = visible.replaceAll("\r\n", "\n").trim();
  if (text === "") return required ? fieldError("REQUIRED_FIELD_EMPTY") : { text };
  if (text.length > maxLength) return { code: "TYPE_TEXT", message: tooLongMessage(maxLength) };
  if (format === "email" && asciiAddress(text) === undefined) return fieldError("TYPE_EMAIL");
  if (!isCleanText(text, multiline)) return fieldError("TYPE_TEXT");
  return { text: stripControls(text) };
}

/**
 * Never refused: the one valid number that the text has, else the text itself. `asTyped` where more
 * was typed than is kept as the phone.
 */
function keepPhone(value: unknown, maxLength: number): FieldOutcome {
  const typed = withoutInvisible(salvageText(value));
  const found = findPhone(typed);
  const line = oneLine(typed);
  if (found === undefined) {
    const phone = shorten(line, maxLength);
    return phone === line ? { text: phone } : { text: phone, asTyped: line };
  }
  const text = writeNumber(found.number);
  return found.beside === "" ? { text } : { text, asTyped: line };
}

/** Several values of one field, as several boxes that are ticked send them, are "seo, links". */
function writeList(value: unknown): string | undefined {
  if (!Array.isArray(value)) return isScalar(value) ? String(value) : undefined;
  const items = value.filter((item) => item !== null && item !== "");
  return items.every(isScalar) ? items.join(", ") : undefined;
}

function fieldError(code: keyof typeof fieldErrorMessages) {
  return { code, message: fieldErrorMessages[code] };
}

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}

/**
 * NUL and half characters cannot be stored; a line break where one line is asked for can only be
 * an attempt to write headers of the mail.
 */
function isCleanText(text: string, multiline: boolean): boolean {
  return (
    text.isWellFormed() && !text.includes("\0") && (multiline || !/[\r\n\u2028\u2029]/.test(text))
  );
}

/** Other control characters come along with pasted text and mean nothing. */
function stripControls(text: string): string {
  return text.replaceAll(/[^\P{Cc}\t\n]/gu, "");
}
