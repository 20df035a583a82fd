import { contactFields, type ContactFieldName } from "#lib/contact/contact-message.ts";
import type { FormWords } from "./form-words.ts";
import { isEmail } from "#lib/contact/is-email.ts";

export type FieldErrors = Partial<Record<ContactFieldName, string>>;

/** Everything that is wrong with what was typed, by field. */
export function checkEnquiry(
  valueOf: (name: ContactFieldName) => string,
  words: FormWords,
): FieldErrors {
  return Object.fromEntries(
    contactFields.flatMap(({ name }) => {
      const error = checkField(name, valueOf(name), words);
      return error === undefined ? [] : [[name, error]];
    }),
  );
}

/** Said before anything is sent; what the service says of a field reads otherwise (contact-message.ts). */
export function checkField(
  name: ContactFieldName,
  value: string,
  words: FormWords,
): string | undefined {
  if (value.trim() === "") return words.missing[name];
  return name === "email" && !isEmail(value.trim()) ? words.wrongEmail : undefined;
}
