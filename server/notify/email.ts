import { createTransport, type SendMailOptions } from "nodemailer";

import { escapeHtml } from "#lib/escape-html.ts";
import { oneLine } from "#lib/one-line.ts";
import { ownValue } from "#lib/own-value.ts";

import type { MailEnv } from "#server/env.ts";
import { asciiAddress } from "#server/forms/ascii-address.ts";
import { DeliveryError, type Deliver } from "#server/notify/deliver.ts";
import type { Submission } from "#server/store/submission-store.ts";

const CONNECTION_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 20_000;

export type Mailer = {
  /** For enquiries. */
  deliver: Deliver;
  /** Any other mail; its sender is ours. `id` names it, the same for every attempt. */
  send: (mail: SendMailOptions & { id: string }, signal: AbortSignal) => Promise<void>;
  close: () => void;
};

/** Shown first, and in this order; what else was sent follows. */
const KNOWN_FIELDS: readonly (readonly [name: string, label: string])[] = [
  ["name", "Name"],
  ["email", "Email"],
  ["phone", "Phone or WhatsApp"],
  ["website", "Website"],
  ["page", "Page"],
];

/** Not shown: the text stands by itself, the subject on top. */
const OTHER_PLACE = new Set(["message", "_subject"]);

/** `host` names us in message ids: the site's, or the sender's domain. */
export function createMailer(mail: MailEnv, host = domainOf(mail.from)): Mailer {
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
      sendMail(buildMessage(submission, { from: mail.from, to: mail.to, host }), signal),
    send: ({ id, ...message }, signal) =>
      sendMail({ from: mail.from, messageId: `<${id}@${host}>`, ...message }, signal),
    close: () => transport.close(),
  };
}

type Envelope = { from: string; to: string; host: string };

/** The library writes the headers; every text that goes into one is a single line. */
export function buildMessage(submission: Submission, { from, to, host }: Envelope) {
  const { id, at, fields } = submission;
  const name = oneLine(fields["name"] ?? "");
  const replyAddress = asciiAddress(oneLine(fields["email"] ?? ""));
  const page = fields["page"] === undefined ? "" : ` from ${fields["page"]}`;

  return {
    from,
    to,
    // What was once taken for spam may have no address that can be answered.
    ...(replyAddress !== undefined && { replyTo: { name, address: replyAddress } }),
    subject: oneLine(fields["_subject"] ?? `New enquiry${page}`),
    // The same for every attempt: a mailbox that got it twice can tell.
    messageId: `<${id}@${host}>`,
    date: new Date(at),
    headers: { "Auto-Submitted": "auto-generated", "X-Enquiry-Id": id },
    text: buildText(submission),
    html: buildHtml(submission),
  };
}

function buildText({ id, fields }: Submission): string {
  const lines = listFields(fields).map(([label, value]) => oneLine(`${label}: ${value}`));
  const sender = oneLine(fields["name"] ?? "the sender");
  return `${fields["message"] ?? ""}\n\n${lines.join("\n")}\n\nAnswer this mail to write to ${sender}.\nEnquiry ${id}\n`;
}

function buildHtml({ id, fields }: Submission): string {
  const rows = listFields(fields).map(
    ([label, value]) =>
      `<tr><th align="left" valign="top" style="padding:4px 16px 4px 0">${escapeHtml(label)}</th><td style="padding:4px 0" dir="auto">${escapeHtml(value)}</td></tr>`,
  );
  const paragraphs = (fields["message"] ?? "")
    .split(/\n{2,}/)
    .map((text) => `<p dir="auto">${escapeHtml(text).replaceAll("\n", "<br>")}</p>`);
  return `<!doctype html><html lang="en"><body style="font:16px/1.5 sans-serif;color:#1a2420"><div>${paragraphs.join("")}</div><hr><table style="border-collapse:collapse">${rows.join("")}</table><p style="color:#5a6a62">Answer this mail to write to ${escapeHtml(fields["name"] ?? "the sender")}.<br>Enquiry ${escapeHtml(id)}</p></body></html>`;
}

function listFields(fields: Submission["fields"]): [label: string, value: string][] {
  const known = KNOWN_FIELDS.flatMap(([name, label]): [string, string][] => {
    const value = ownValue(fields, name);
    return value === undefined ? [] : [[label, value]];
  });
  const others = Object.entries(fields).filter(
    ([name]) => !OTHER_PLACE.has(name) && !KNOWN_FIELDS.some(([own]) => own === name),
  );
  return [...known, ...others];
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
