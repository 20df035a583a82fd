import {
  formErrorMessages,
  submissionMessages,
  type SubmissionError,
} from "#lib/contact/contact-message.ts";

/** Why a form was not taken: the status, and at least one error with words to show. */
export type FormRefusal = {
  status: 400 | 403 | 404 | 405 | 408 | 413 | 415 | 422 | 429 | 503;
  errors: readonly [SubmissionError, ...SubmissionError[]];
  headers?: Record<string, string>;
};

export const MAX_BODY_BYTES = 64 * 1024;

/** Reading 30,000 fields of no length takes as long as two hundred pages. */
export const MAX_FIELDS = 500;

const refuse = (status: FormRefusal["status"], error: SubmissionError): FormRefusal => ({
  status,
  errors: [error],
});

/** Each refusal that does not depend on a field. None ever carries `next`: clients read it as success. */
export const refusals = {
  malformed: refuse(400, { message: "The form could not be read." }),
  empty: refuse(400, { code: "EMPTY", message: formErrorMessages.EMPTY }),
  foreignOrigin: refuse(403, { code: "BLOCKED", message: formErrorMessages.BLOCKED }),
  inactive: refuse(403, { code: "INACTIVE", message: formErrorMessages.INACTIVE }),
  formNotFound: refuse(404, { code: "FORM_NOT_FOUND", message: formErrorMessages.FORM_NOT_FOUND }),
  projectNotFound: refuse(404, {
    code: "PROJECT_NOT_FOUND",
    message: formErrorMessages.PROJECT_NOT_FOUND,
  }),
  tooLarge: refuse(413, {
    message: "The form is too large: it holds 64 kB and 500 fields at most.",
  }),
  unknownType: refuse(415, {
    message: "Send the form as JSON, form data or urlencoded text.",
  }),
  files: refuse(422, { code: "NO_FILE_UPLOADS", message: formErrorMessages.NO_FILE_UPLOADS }),
} satisfies Record<string, FormRefusal>;

export function methodNotAllowed(allow: string): FormRefusal {
  return {
    ...refuse(405, { message: "Send the form with its button." }),
    headers: { Allow: allow },
  };
}

export function tooMany(retryAfterSeconds: number): FormRefusal {
  return {
    ...refuse(429, {
      code: "BLOCKED",
      message: "Too many messages in a short time. Please wait a few minutes and send it again.",
    }),
    headers: { "Retry-After": String(Math.max(1, Math.ceil(retryAfterSeconds))) },
  };
}

/** Where the form was not even read: the browser has it still, and we have not. */
export function tooManyUnread(retryAfterSeconds: number): FormRefusal {
  return {
    ...tooMany(retryAfterSeconds),
    ...refuse(429, {
      code: "BLOCKED",
      message:
        "Too many messages in a short time. Click Back in your browser: what you typed is still there. Please wait a few minutes and send it again.",
    }),
  };
}

/** The store could not write: nothing was taken, and it is worth another try. */
export function notStored(): FormRefusal {
  return {
    ...refuse(503, { message: submissionMessages.failure }),
    headers: { "Retry-After": "30" },
  };
}

export function invalidFields(
  errors: readonly [SubmissionError, ...SubmissionError[]],
): FormRefusal {
  return { status: 422, errors };
}

/** `error` is the sentence for clients that show one, `errors` the list for those that show all. */
export function refusalBody({ errors }: FormRefusal): string {
  const isAboutFields = errors.some(({ field }) => field !== undefined);
  return JSON.stringify({
    error: isAboutFields ? "Validation errors" : errors[0].message,
    errors,
  });
}
