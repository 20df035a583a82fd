import { contactFields, type ContactFieldName } from "#app/contact/contact-message.ts";
import { isEmail } from "#lib/contact/is-email.ts";

export type FieldErrors = Partial<Record<ContactFieldName, string>>;

/** Said before anything is sent; what the service says of a field reads otherwise (contact-message.ts). */
const missing: FieldErrors = {
  name: "Write your name.",
  email: "Write your e-mail address, so that we can answer.",
  message: "Write in a few words what you need.",
};
const NO_EMAIL = "Write one whole address, such as name@example.com.";

/** Everything that is wrong with what was typed, by field. */
export function checkEnquiry(valueOf: (name: ContactFieldName) => string): FieldErrors {
  return Object.fromEntries(
    contactFields.flatMap(({ name }) => {
      const error = checkField(name, valueOf(name));
      return error === undefined ? [] : [[name, error]];
    }),
  );
}

export function checkField(name: ContactFieldName, value: string): string | undefined {
  if (value.trim() === "") return missing[name];
  return name === "email" && !isEmail(value.trim()) ? NO_EMAIL : undefined;
}
