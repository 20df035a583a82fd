import { forgetKept, keepForms, readKept, type KeptFields } from "#app/browser/kept-fields.ts";

/** What the visitor typed for the agency, kept in the tab as what is typed into a tool. */
export type EnquiryDraft = {
  /** By the names of the form's fields. */
  fields: KeptFields;
  /** What was in the message before anything was typed, such as the plan that was asked for. */
  given: string;
  /** It is sent by itself once there is a connection. */
  isAgreed?: boolean;
};

const PLACE = "enquiry";

/** Undefined where nothing was typed, or the browser keeps nothing. */
export function readEnquiryDraft(): EnquiryDraft | undefined {
  const { fields, around } = readKept(PLACE) ?? {};
  if (!fields) return undefined;
  return { fields, given: around?.["given"] ?? "", isAgreed: around?.["again"] === "yes" };
}

/** A form with nothing typed in it leaves no draft. What was agreed stays agreed. */
export function writeDraft({
  fields,
  given,
  isAgreed = readEnquiryDraft()?.isAgreed,
}: EnquiryDraft): void {
  const isTyped = Object.entries(fields).some(
    ([name, value]) => value.trim() !== (name === "message" ? given.trim() : ""),
  );
  if (!isTyped) return forgetKept(PLACE);
  keepForms(PLACE, { fields, around: { given, again: isAgreed === true ? "yes" : "" } });
}

/** That it is sent by itself, or no longer. */
export function keepAgreement(isAgreed: boolean): void {
  const draft = readEnquiryDraft();
  if (draft && draft.isAgreed !== isAgreed) writeDraft({ ...draft, isAgreed });
}

export function clearDraft(): void {
  forgetKept(PLACE);
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
