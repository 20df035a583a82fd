import { callIsland } from "#app/browser/call-island.ts";
import type { FieldErrors } from "./check-enquiry.ts";
import {
  contactFields,
  describeFieldError,
  type SubmissionError,
} from "#lib/contact/contact-message.ts";
import { site } from "#lib/site/site.ts";

/**
 * What became of an enquiry. `form` is a sentence for the toast; `fields` are under their field.
 * `isUnreached`: no answer came, so it may be sent again by itself.
 */
export type SendResult =
  { kind: "sent" } | { kind: "refused"; form?: string; fields: FieldErrors; isUnreached?: boolean };

export const SEND_TIMEOUT_MS = 15_000;

/**
 * Said by the web server in front while ours restarts, and by ours while it cannot store: nothing was
 * taken. https://www.rfc-editor.org/rfc/rfc9110#name-server-error-5xx
 */
const UNREACHED: ReadonlySet<number> = new Set([502, 503, 504]);

/**
 * Noted when the visitor first touches the form: the server reads from it how long the writing took,
 * and a form filled in within two seconds was filled in by a machine.
 */
const session = btoa(JSON.stringify({ loadedAt: Date.now(), webdriver: navigator.webdriver }));

// A failure must be reported without a connection, too: what shows its toast is there ahead.
callIsland("toaster").catch(() => {});

/**
 * Sends the form's data in the contract of lib/contact/contact-message.ts. Never rejects and never
 * takes longer than the time limit.
 */
export async function sendContactMessage(data: FormData): Promise<SendResult> {
  let response: Response;
  try {
    response = await fetch(`${site.form.endpoint || location.origin}/f/${site.form.id}`, {
      method: "POST",
      headers: {
        Accept: "application/json",
        "Formspree-Client": "pehla-page",
        "Formspree-Session-Data": session,
      },
      body: data,
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    });
  } catch {
    return { kind: "refused", fields: {}, isUnreached: true };
  }
  if (UNREACHED.has(response.status)) return { kind: "refused", fields: {}, isUnreached: true };
  return readAnswer(await response.json().catch(() => undefined));
}

/** Errors count before `next`; an answer of no known shape is a refusal without words. */
function readAnswer(answer: unknown): SendResult {
  const { next, error, errors } = (answer ?? {}) as Readonly<Record<string, unknown>>;
  const list = Array.isArray(errors) ? errors.filter(isError) : undefined;
  const said = list ?? (typeof error === "string" ? [{ message: error }] : undefined);
  if (said !== undefined) {
    const form = said.find(({ field, message }) => !field && message !== "")?.message;
    return { kind: "refused", ...(form !== undefined && { form }), fields: readFieldErrors(said) };
  }
  return typeof next === "string" ? { kind: "sent" } : { kind: "refused", fields: {} };
}

function isError(value: unknown): value is SubmissionError {
  return typeof (value as Partial<SubmissionError> | null)?.message === "string";
}

/** One sentence per field, prefixed with its label; several errors of a field are joined by commas. */
function readFieldErrors(errors: readonly SubmissionError[]): FieldErrors {
  return Object.fromEntries(
    contactFields.flatMap(({ name }) => {
      const own = errors.filter(({ field }) => field === name).map(({ message }) => message);
      const message = own.join(", ");
      return message ? [[name, describeFieldError({ field: name, message })]] : [];
    }),
  );
}
