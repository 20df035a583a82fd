import { createClient, isSubmissionError } from "@formspree/core";

import { callIsland } from "#app/browser/call-island.ts";
import type { FieldErrors } from "#app/contact/check-enquiry.ts";
import {
  contactFields,
  describeFieldError,
  type ContactFieldName,
} from "#lib/contact/contact-message.ts";
import { site } from "#lib/site/site.ts";

/**
 * What became of an enquiry. `form` is a sentence for the toast; `fields` are under their field.
 * `isUnreached`: no answer came, so it may be sent again by itself.
 */
export type SendResult =
  { kind: "sent" } | { kind: "refused"; form?: string; fields: FieldErrors; isUnreached?: boolean };

/** The service's client never gives up waiting by itself. */
export const SEND_TIMEOUT_MS = 15_000;

/**
 * Texts that the client makes up from a failed connection or an answer that is not JSON. They are a
 * programmer's words ("Unexpected token '<' …"), so the visitor gets our sentence in their place.
 */
const PROGRAMMERS_WORDS =
  /unexpected|JSON|fetch|network|load failed|did not match|abort|timed? ?out|undefined/i;

/** What the browsers say of a connection that failed. */
const UNREACHED = /failed to fetch|networkerror|load failed|connection/i;

/**
 * Built when the visitor first touches the form: the server reads from it how long the writing took,
 * and a form filled in within two seconds was filled in by a machine.
 */
const client = createClient();

// A failure must be reported without a connection, too: what shows its toast is there ahead.
callIsland("toaster").catch(() => {});

/** Sends the form's data. Never rejects and never takes longer than the time limit. */
export async function sendContactMessage(data: FormData): Promise<SendResult> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), SEND_TIMEOUT_MS);
  });

  try {
    const result = await Promise.race([
      client.submitForm(site.form.id, data, {
        endpoint: site.form.endpoint || location.origin,
        clientName: "pehla-page",
      }),
      timeout,
    ]);
    if (result === undefined) return { kind: "refused", fields: {}, isUnreached: true };
    if (!isSubmissionError(result)) {
      return result.kind === "success" ? { kind: "sent" } : { kind: "refused", fields: {} };
    }

    const messages = result.getFormErrors().map(({ message }) => message);
    const form = messages.find((message) => message && !PROGRAMMERS_WORDS.test(message));
    const isUnreached = messages.some((message) => UNREACHED.test(message));
    const fields = readFieldErrors((name) => result.getFieldErrors(name));
    return { kind: "refused", ...(form && { form }), fields, isUnreached };
  } catch {
    return { kind: "refused", fields: {} };
  } finally {
    clearTimeout(timer);
  }
}

/** One sentence per field, prefixed with its label; several errors of a field are joined by commas. */
function readFieldErrors(
  errorsOf: (name: ContactFieldName) => readonly { message: string }[],
): FieldErrors {
  return Object.fromEntries(
    contactFields.flatMap(({ name }) => {
      const message = errorsOf(name)
        .map((error) => error.message)
        .join(", ");
      return message ? [[name, describeFieldError({ field: name, message })]] : [];
    }),
  );
}
