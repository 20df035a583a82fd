import { useEffect, type RefObject } from "react";

import { contactFields } from "#lib/contact/contact-message.ts";
import { mergeMessage, writeDraft } from "./write-draft.ts";
import { readEnquiryDraft } from "./read-enquiry-draft.ts";
import type { ContactRequest } from "./open-contact.ts";
import { findField, readField } from "./find-field.ts";

/** Puts the visit's draft into the form when it is drawn, and keeps what is typed in it. */
export function useEnquiryDraft(
  form: RefObject<HTMLFormElement | null>,
  { message: given = "" }: ContactRequest,
) {
  function keep() {
    const element = form.current;
    if (!element) return;
    const fields = Object.fromEntries(
      contactFields.map(({ name }) => [name, readField(element, name)]),
    );
    writeDraft({ fields, given });
  }

  useEffect(() => {
    if (form.current) fillIn(form.current, given);
    keep();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the form is drawn: another request draws another form
  }, []);

  return { keep };
}

/** What was typed before the scripts were there stays. */
function fillIn(form: HTMLFormElement, given: string): void {
  const draft = readEnquiryDraft();
  for (const { name } of contactFields) {
    const field = findField(form, name);
    const kept = name === "message" ? mergeMessage(given, draft) : draft?.fields[name];
    if (field && kept && field.value === field.defaultValue) field.value = kept;
  }
}
