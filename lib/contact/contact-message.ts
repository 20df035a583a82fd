/**
 * The one contract between the enquiry form and the server that answers it: field names, bounds,
 * codes and words. It ships to the browser, so it is plain TypeScript without any library.
 * Names and codes are those of Formspree, so that a hosted form can take the place of our server.
 */
import { paths } from "#lib/site/paths.ts";
import { groupThousands } from "#lib/group-thousands.ts";

export const AUDIT_FORM_ID = "audit";

/** Where the form posts when no hosted form is configured. */
export const AUDIT_FORM_ACTION = `/f/${AUDIT_FORM_ID}`;

export const THANKS_PATH = paths.thanks;

/** Languages of the form: the page that has it, and the page that a browser without JavaScript gets in the end. */
export const formLanguages = {
  en: { page: paths.contact, thanks: THANKS_PATH },
  ur: { page: paths.urdu, thanks: paths.urduThanks },
} as const;

export type FormLanguage = keyof typeof formLanguages;

/** The parameter of the form's address that names its language. */
export const LANGUAGE_PARAMETER = "language";

/** Where the form posts by itself, to be answered in its language. */
export function auditFormAction(language: FormLanguage = "en"): string {
  return language === "en"
    ? AUDIT_FORM_ACTION
    : `${AUDIT_FORM_ACTION}?${LANGUAGE_PARAMETER}=${language}`;
}

export type ContactFieldName = "name" | "email" | "phone" | "website" | "message";

export type ContactField = {
  name: ContactFieldName;
  label: string;
  required: boolean;
  /** Ours, and generous: Formspree shows no bounds. */
  maxLength: number;
  multiline: boolean;
};

export const contactFields: readonly ContactField[] = [
  { name: "name", label: "Name", required: true, maxLength: 200, multiline: false },
  { name: "email", label: "Email", required: true, maxLength: 254, multiline: false },
  // Never refused: what is longer is kept beside it (server/forms/check-fields.ts).
  { name: "phone", label: "Phone or WhatsApp", required: false, maxLength: 200, multiline: false },
  { name: "website", label: "Website", required: false, maxLength: 500, multiline: false },
  { name: "message", label: "Message", required: true, maxLength: 10_000, multiline: true },
];

/** Fields the visitor never sees. `_gotcha` is the honeypot: people leave it empty. */
export const hiddenFields = { subject: "_subject", page: "page", honeypot: "_gotcha" } as const;

export const MAX_HIDDEN_FIELD_LENGTH = 500;

export type FormErrorCode =
  | "BLOCKED"
  | "EMPTY"
  | "FILES_TOO_BIG"
  | "FORM_NOT_FOUND"
  | "INACTIVE"
  | "NO_FILE_UPLOADS"
  | "PROJECT_NOT_FOUND"
  | "TOO_MANY_FILES";

export type FieldErrorCode =
  "REQUIRED_FIELD_EMPTY" | "REQUIRED_FIELD_MISSING" | "TYPE_EMAIL" | "TYPE_NUMERIC" | "TYPE_TEXT";

/** A failure has at least one of these, each with words to show; one without `field` is the form's. */
export type SubmissionError = {
  code?: FormErrorCode | FieldErrorCode;
  field?: string;
  message: string;
};

/** Shown after the field's label: "Email should be an email". */
export const fieldErrorMessages = {
  REQUIRED_FIELD_MISSING: "is required",
  REQUIRED_FIELD_EMPTY: "should not be empty",
  TYPE_EMAIL: "should be an email",
  TYPE_TEXT: "should be plain text",
} as const satisfies Partial<Record<FieldErrorCode, string>>;

export const formErrorMessages = {
  BLOCKED: "This request was blocked.",
  EMPTY: "Can't send an empty form",
  FORM_NOT_FOUND: "Form not found",
  INACTIVE: "This form is switched off.",
  NO_FILE_UPLOADS: "This form takes no files.",
  PROJECT_NOT_FOUND: "Project not found",
} as const satisfies Partial<Record<FormErrorCode, string>>;

/** The sentences that a visitor reads, word for word (docs/agreed.md, contact form). */
export const submissionMessages = {
  success: "Thank You! Your message has been sent successfully. We'll get back to you shortly.",
  failureTitle: "Oops! Something went wrong.",
  failure: "There was an error submitting your form. Please try again.",
} as const;

export const sentHeading = "Your request is with us";

export function tooLongMessage(maxLength: number): string {
  return `should have at most ${groupThousands(maxLength)} characters`;
}

/** "Email should be an email": how a field's error reads wherever it is shown. */
export function describeFieldError(error: SubmissionError): string {
  const field = contactFields.find(({ name }) => name === error.field);
  return field === undefined ? error.message : `${field.label} ${error.message}`;
}
