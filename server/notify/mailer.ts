import { createTransport, type SendMailOptions } from "nodemailer";

import type { MailEnv } from "#server/env.ts";
import { buildEnquiryMail, type EnquiryMailFacts } from "./enquiry-mail.ts";
import { DeliveryError, type Deliver } from "./deliver.ts";

const CONNECTION_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 20_000;

type Mailer = {
  /** For enquiries. */
  deliver: Deliver;
  /** Any other mail; its sender is ours. `id` names it, the same for every attempt. */
  send: (mail: SendMailOptions & { id: string }, signal: AbortSignal) => Promise<void>;
  close: () => void;
};

type MailerFacts = Pick<EnquiryMailFacts, "desk"> & {
  /** Names us in message ids: the site's, or the sender's domain. */
  host: string | undefined;
};

export function createMailer(
  mail: MailEnv,
  { host = domainOf(mail.from), ...facts }: MailerFacts,
): Mailer {
  const transport = createTransport({
    pool: true,
    maxConnections: 4,
    host: mail.host,
    port: mail.port,
    secure: mail.security === "tls",
    requireTLS: mail.security === "starttls",
    ignoreTLS: mail.security === "none",
    ...(mail.user !== undefined && { auth: { user: mail.user, pass: mail.password ?? "" } }),
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    greetingTimeout: CONNECTION_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    // Nothing in a visitor's text may read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  async function sendMail(message: SendMailOptions, signal: AbortSignal) {
    try {
      await abortable(transport.sendMail(message), signal);
    } catch (error) {
      throw new DeliveryError(describeFailure(error));
    }
  }

  return {
    deliver: (submission, signal) =>
      sendMail(
        buildEnquiryMail(submission, { ...facts, from: mail.from, to: mail.to, host }),
        signal,
      ),
    send: ({ id, ...message }, signal) =>
      sendMail({ from: mail.from, messageId: `<${id}@${host}>`, ...message }, signal),
    close: () => transport.close(),
  };
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf("@") + 1);
}

function abortable<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(new DeliveryError("timeout")), { once: true });
    work.then(resolve, reject);
  });
}

/** The code and the server's number, never its text: that may quote addresses. */
function describeFailure(error: unknown): string {
  if (error instanceof DeliveryError) return error.message;
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return ["SMTP", code, responseCode].filter((part) => part !== undefined).join(" ");
}
