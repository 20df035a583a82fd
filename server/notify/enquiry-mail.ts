import { whatsAppHref } from "#lib/contact/whats-app-href.ts";
import { escapeHtml } from "#lib/text/escape-html.ts";
import { dueAt } from "#lib/site/answer-promise.ts";
import { oneLine } from "#lib/text/one-line.ts";
import { shorten } from "#lib/text/shorten.ts";
import { dropControls } from "#lib/text/show-controls.ts";
import { tellFully } from "#lib/time-words.ts";

import { asciiAddress } from "#server/forms/ascii-address.ts";
import { readKeptNumber } from "#server/forms/find-phone.ts";
import type { Submission } from "#server/store/submission-store.ts";

export type EnquiryMailFacts = {
  from: string;
  to: string;
  /** Names us in message ids. */
  host: string;
  /** Where the desk is, such as "https://www.example.pk/desk"; undefined where there is none. */
  desk: string | undefined;
};

/** Shown first, and in this order; what else was sent follows. */
const KNOWN_FIELDS: readonly (readonly [name: string, label: string])[] = [
  ["name", "Name"],
  ["email", "Email"],
  ["phone", "Phone or WhatsApp"],
  ["website", "Website"],
  ["page", "Page"],
  ["_subject", "Subject"],
];

const MAX_SUBJECT_PART = 80;

/** The mail about one enquiry. The library writes the headers; each text that goes into one is a single line. */
export function buildEnquiryMail(submission: Submission, facts: EnquiryMailFacts) {
  const { id, at, fields } = submission;
  const name = oneLine(fields["name"] ?? "");
  const replyAddress = asciiAddress(oneLine(fields["email"] ?? ""));

  return {
    from: facts.from,
    to: facts.to,
    // What was once taken for spam may have no address that can be answered.
    ...(replyAddress !== undefined && { replyTo: { name, address: replyAddress } }),
    subject: writeSubject(fields),
    // The same for every attempt, so that a mailbox recognises a second copy.
    messageId: `<${id}@${facts.host}>`,
    date: new Date(at),
    headers: { "Auto-Submitted": "auto-generated", "X-Enquiry-Id": id },
    text: dropControls(buildText(submission, facts)),
    html: dropControls(buildHtml(submission, facts)),
  };
}

/** "New enquiry: Sana Iqbal, iqbaltiles.pk" */
function writeSubject(fields: Submission["fields"]): string {
  const who = fields["name"] || fields["email"] || "";
  const where = siteOf(fields["website"] ?? "") || (fields["page"] && `from ${fields["page"]}`);
  const parts = [who, where].flatMap((part) =>
    part?.trim() ? [shorten(oneLine(part), MAX_SUBJECT_PART)] : [],
  );
  return parts.length === 0 ? "New enquiry" : `New enquiry: ${parts.join(", ")}`;
}

/** The host of an address as people type it, else what they typed. */
function siteOf(website: string): string {
  const address = website.trim();
  if (!URL.parse(/^https?:\/\//i.test(address) ? address : `https://${address}`)?.hostname)
    return address;
  const [host = ""] = address
    .replace(/^https?:\/\//i, "")
    .replace(/^www\./i, "")
    .split(/[/?#]/, 1);
  return host;
}

function tellDeadline({ at }: Submission): string {
  return `Answer by ${tellFully(dueAt(at), at)}, Pakistan time.`;
}

type MailLink = { label: string; href: string };

/** The links change nothing by themselves: mail programs open links to look at them. */
function listLinks({ id, fields }: Submission, { desk }: EnquiryMailFacts): MailLink[] {
  const open = desk && `${desk}?open=${encodeURIComponent(id)}`;
  const phone = fields["phone"] ?? "";
  const whatsApp = readKeptNumber(phone) && whatsAppHref(phone, "");
  return [
    ...(open ? [{ label: "Open it at the desk", href: open }] : []),
    ...(whatsApp === undefined ? [] : [{ label: "Answer on WhatsApp", href: whatsApp }]),
    ...(open
      ? [{ label: "Answered by email? Note it at the desk", href: `${open}&answered=mail` }]
      : []),
  ];
}

function tellReply({ fields }: Submission): string {
  return `Reply to this email to write to ${oneLine(fields["name"] || "the sender")}.`;
}

function buildText(submission: Submission, facts: EnquiryMailFacts): string {
  const { id, fields } = submission;
  const lines = listFields(fields).map(([label, value]) => oneLine(`${label}: ${value}`));
  const links = listLinks(submission, facts).map(({ label, href }) => `${label}: ${href}`);
  return `${[
    tellDeadline(submission),
    fields["message"] ?? "",
    lines.join("\n"),
    [tellReply(submission), ...links].join("\n"),
    `Enquiry ${id}`,
  ]
    .filter((part) => part.trim() !== "")
    .join("\n\n")}\n`;
}

function buildHtml(submission: Submission, facts: EnquiryMailFacts): string {
  const { id, fields } = submission;
  const rows = listFields(fields).map(
    ([label, value]) =>
      `<tr><th align="left" valign="top" style="padding:4px 16px 4px 0">${escapeHtml(label)}</th><td style="padding:4px 0" dir="auto">${escapeHtml(value)}</td></tr>`,
  );
  const paragraphs = (fields["message"] ?? "")
    .split(/\n{2,}/)
    .map((text) => `<p dir="auto">${escapeHtml(text).replaceAll("\n", "<br>")}</p>`);
  const links = listLinks(submission, facts).map(
    ({ label, href }) =>
      `<p style="margin:8px 0"><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></p>`,
  );
  return `<!doctype html><html lang="en"><body style="font:16px/1.5 sans-serif;color:#1a2420"><p><b>${escapeHtml(tellDeadline(submission))}</b></p><div>${paragraphs.join("")}</div><hr><table style="border-collapse:collapse">${rows.join("")}</table><p>${escapeHtml(tellReply(submission))}</p>${links.join("")}<p style="color:#5a6a62">Enquiry ${escapeHtml(id)}</p></body></html>`;
}

/** Empty fields are left out. The message is shown separately. */
function listFields(fields: Submission["fields"]): [label: string, value: string][] {
  const labels = new Map(KNOWN_FIELDS);
  const sent = new Map(Object.entries(fields));
  const others = [...sent.keys()].filter((name) => name !== "message" && !labels.has(name));
  return [...labels.keys(), ...others].flatMap((name): [string, string][] => {
    const value = sent.get(name) ?? "";
    return value.trim() === "" ? [] : [[labels.get(name) ?? name, value]];
  });
}
