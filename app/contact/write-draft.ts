import { forgetKept, keepForms } from "#app/browser/keep-forms.ts";
import { DRAFT_PLACE, readEnquiryDraft, type EnquiryDraft } from "./read-enquiry-draft.ts";

/** A form with nothing typed in it leaves no draft. What was agreed stays agreed. */
export function writeDraft({
  fields,
  given,
  isAgreed = readEnquiryDraft()?.isAgreed,
}: EnquiryDraft): void {
  const isTyped = Object.entries(fields).some(
    ([name, value]) => value.trim() !== (name === "message" ? given.trim() : ""),
  );
  if (!isTyped) return forgetKept(DRAFT_PLACE);
  keepForms(DRAFT_PLACE, { fields, around: { given, again: isAgreed === true ? "yes" : "" } });
}

/** That it is sent by itself, or no longer. */
export function keepAgreement(isAgreed: boolean): void {
  const draft = readEnquiryDraft();
  if (draft && draft.isAgreed !== isAgreed) writeDraft({ ...draft, isAgreed });
}

export function clearDraft(): void {
  forgetKept(DRAFT_PLACE);
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
