import { readKept, type KeptFields } from "#app/browser/read-kept.ts";

/** What the visitor typed for the agency, kept in the tab as what is typed into a tool. */
export type EnquiryDraft = {
  /** By the names of the form's fields. */
  fields: KeptFields;
  /** What was in the message before anything was typed, such as the plan that was asked for. */
  given: string;
  /** It is sent by itself once there is a connection. */
  isAgreed?: boolean;
};

export const DRAFT_PLACE = "enquiry";

/** Undefined where nothing was typed, or the browser keeps nothing. */
export function readEnquiryDraft(): EnquiryDraft | undefined {
  const { fields, around } = readKept(DRAFT_PLACE) ?? {};
  if (!fields) return undefined;
  return { fields, given: around?.["given"] ?? "", isAgreed: around?.["again"] === "yes" };
}
