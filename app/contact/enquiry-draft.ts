import { contactFields } from "#lib/contact/contact-message.ts";

/**
 * What the visitor typed for the agency, kept for the visit as the tools keep theirs
 * (docs/decisions/0025-typed-text-stays-in-the-tab.md). Session storage: one tab, and read before the form is drawn.
 */
export type EnquiryDraft = {
  /** By the names of the form's fields. */
  fields: Readonly<Record<string, string>>;
  /** What was in the message before anything was typed, such as the plan that was asked for. */
  given: string;
};

const KEY = "enquiry-draft";

/** Undefined where nothing was typed, or the browser keeps nothing. */
export function readEnquiryDraft(): EnquiryDraft | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    return isDraft(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A form with nothing typed in it leaves no draft. */
export function writeDraft({ fields, given }: EnquiryDraft): void {
  const isTyped = Object.entries(fields).some(
    ([name, value]) => value.trim() !== (name === "message" ? given.trim() : ""),
  );
  try {
    if (isTyped) sessionStorage.setItem(KEY, JSON.stringify({ fields, given }));
    else sessionStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing: the form works without.
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // It has kept nothing.
  }
}

/**
 * The message of a form that is opened with `given`, such as another plan: what was typed stays, and
 * what an earlier button had put before it makes room.
 */
export function mergeMessage(given: string, draft: EnquiryDraft | undefined): string {
  const kept = draft?.fields["message"] ?? "";
  if (draft === undefined || kept.trim() === "") return given;
  if (given === "") return kept;
  const typed = kept.startsWith(draft.given) ? kept.slice(draft.given.length) : kept;
  return typed.startsWith(given) ? typed : given + typed;
}

function isDraft(value: unknown): value is EnquiryDraft {
  if (typeof value !== "object" || value === null) return false;
  const { fields, given } = value as Partial<EnquiryDraft>;
  return (
    typeof given === "string" &&
    typeof fields === "object" &&
    contactFields.every(({ name }) => ["string", "undefined"].includes(typeof fields[name]))
  );
}
