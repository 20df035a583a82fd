import { isEmail } from "./is-email.ts";

export type MailDraft = {
  /** Without it the visitor's mail program asks whom to write to. */
  to?: string;
  subject?: string;
  body?: string;
};

/**
 * The only place that builds a `mailto:` link. Undefined if `to` is not a single email address.
 * Signs that mean something in a link are escaped: a `?bcc=` in an address stays part of it.
 * https://www.rfc-editor.org/rfc/rfc6068, which wants CRLF for line breaks.
 */
export function mailHref({ to, subject, body }: MailDraft): string | undefined {
  if (to !== undefined && !isEmail(to)) return undefined;
  const address = to === undefined ? "" : encodeURIComponent(to).replace("%40", "@");
  const query = Object.entries({ subject, body })
    .flatMap(([name, text]) => (text === undefined ? [] : [`${name}=${encodeText(text)}`]))
    .join("&");
  return `mailto:${address}${query === "" ? "" : `?${query}`}`;
}

function encodeText(text: string): string {
  return encodeURIComponent(text.toWellFormed().replaceAll(/\r?\n/g, "\r\n"));
}
