/** The watch's mails as text and as HTML: tables and inline styles, which every mail program takes. */
import { escapeHtml } from "#lib/text/escape-html.ts";

import type { MailPart, MailRow, MailText } from "./write-mail.ts";
import { showControls } from "#lib/text/show-controls.ts";

type Address = {
  brand: string;
  /** Whose sites it is about. */
  clients: readonly string[];
  to: string;
  /** The site or all sites at the desk, and the page that stops these mails. */
  site: string;
  stop: string;
};

export function writeText(mail: MailText, address: Address): string {
  const names = mail.rows.map(({ name }) => name.length);
  const width = Math.min(48, Math.max(0, ...names));
  const rows = mail.rows.map(({ name, text }) => `${name.padEnd(width)}   ${text}`);
  const more = mail.more > 0 ? [`and ${mail.more} more`] : [];
  const figures = mail.figures.map(([label, figure, beside]) =>
    `${label.padEnd(16)} ${figure.replace("→", "->")}${beside === "" ? "" : `   (${beside})`}`.trim(),
  );
  const parts = [
    mail.subject,
    mail.when,
    [...rows, ...more].join("\n"),
    ...(mail.parts ?? []).map(({ title, lines }) => [title, ...lines].join("\n")),
    ...mail.advice,
    figures.join("\n"),
    `See what changed: ${address.site}`,
    [mail.foot, sayWhy(address), `${sayStop(address.clients.length)}: ${address.stop}`]
      .filter(Boolean)
      .join("\n"),
  ];
  return showControls(`${parts.filter(Boolean).join("\n\n")}\n`);
}

const soft = "color:#52635b;font-size:14px;line-height:21px";
const cell =
  "padding:10px 0;border-bottom:1px solid #ddd9ce;font-size:15px;line-height:22px;vertical-align:top";

/** Programs that follow the system's colours read these; the others show the light ones. */
const DARK = `@media (prefers-color-scheme:dark){.page{background:#0d1713!important;color:#eef2ee!important}.sheet{background:#16231d!important;border-color:#33443b!important}.soft{color:#b4c2ba!important}.cell,.foot{border-color:#33443b!important}.table{border-color:#eef2ee!important}.box{background:#20302a!important}.bad{color:#ff9c86!important}.link{color:#5fd0a0!important}}@media (max-width:480px){.sheet{padding:24px 20px!important}}`;

export function writeHtml(mail: MailText, address: Address): string {
  const title = escapeHtml(mail.subject);
  return showControls(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title><style>${DARK}</style></head><body class="page" style="margin:0;padding:24px 12px;background:#f3eee2;color:#10231c;font:16px/25px sans-serif">${writePreview(mail.preview)}<div class="sheet" style="max-width:600px;margin:0 auto;padding:36px 40px;background:#ffffff;border:1px solid #ddd9ce;border-radius:10px"><p class="soft" style="margin:0;padding-left:10px;border-left:6px solid #f2a51a;${soft}">${escapeHtml(address.brand)} Watch</p><h1 style="margin:20px 0 8px;font-size:28px;line-height:33px;overflow-wrap:anywhere">${title}</h1>${writeParagraph(mail.when, "soft")}${writeRows(mail)}${(mail.parts ?? []).map(writePart).join("")}${mail.advice.map((text) => writeParagraph(text, "")).join("")}${writeFigures(mail.figures)}${writeWay(address)}${writeFoot(mail, address)}</div></body></html>`,
  );
}

/** Shown beside the subject in a list of mails, and nowhere in the mail itself. */
function writePreview(text: string): string {
  if (text === "") return "";
  return `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(text)}</div>`;
}

function writeRows({ rows, more }: MailText): string {
  if (rows.length === 0) return "";
  const last =
    more > 0 ? `<tr><td class="cell" colspan="2" style="${cell}">and ${more} more</td></tr>` : "";
  return `<table class="table" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-top:1px solid #10231c">${rows.map(writeRow).join("")}${last}</table>`;
}

function writeRow({ name, text, isPath, isBad }: MailRow): string {
  const font = isPath ? ";font-family:monospace" : "";
  const colour = isBad ? ";color:#b3321e;font-weight:bold" : "";
  return `<tr><td class="cell" style="${cell};overflow-wrap:anywhere;word-break:break-word${font}">${escapeHtml(name)}</td><td class="cell${isBad ? " bad" : ""}" align="right" style="${cell};padding-left:16px;overflow-wrap:anywhere;word-break:break-word${colour}">${escapeHtml(text)}</td></tr>`;
}

function writePart({ title, href, lines, isBad }: MailPart): string {
  const colour = isBad ? ";color:#b3321e" : "";
  const [first, ...others] = lines.map(escapeHtml);
  return `<div class="cell" style="${cell}"><h2 style="margin:0;font-size:18px;line-height:26px;overflow-wrap:anywhere">${writeLink(href, title)}</h2><p style="margin:4px 0 0;overflow-wrap:anywhere"><span${isBad ? ' class="bad"' : ""} style="font-weight:bold${colour}">${first}</span>${others.map((line) => `<br>${line}`).join("")}</p></div>`;
}

/** Boxes of one width, as wide together as the table above. */
function writeFigures(figures: MailText["figures"]): string {
  if (figures.length === 0) return "";
  const width = figures.length === 1 ? 100 : 49;
  const cells = figures.map(
    ([label, figure, beside], index) =>
      `${index === 0 ? "" : '<td width="2%"></td>'}<td class="box" width="${width}%" style="background:#f3eee2;border-radius:8px;padding:14px 18px;vertical-align:top"><span class="soft" style="${soft}">${escapeHtml(label)}</span><br><b style="font-size:22px;line-height:30px">${escapeHtml(figure)}</b><br><span class="soft" style="${soft}">${escapeHtml(beside)}</span></td>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:24px 0"><tr>${cells.join("")}</tr></table>`;
}

function writeWay({ site }: Address): string {
  const button =
    "display:inline-block;padding:14px 24px;background:#0b6b47;border-radius:8px;color:#ffffff;font-weight:bold;text-decoration:none";
  const shown = site.replace(/^https?:\/\//, "");
  return `<p style="margin:24px 0 8px"><a href="${escapeHtml(site)}" style="${button}">See what changed</a></p><p class="soft" style="margin:0;${soft};overflow-wrap:anywhere">Or open ${writeLink(site, shown)}</p>`;
}

function writeFoot({ foot }: MailText, address: Address): string {
  const said = foot === "" ? "" : `${escapeHtml(foot)}<br>`;
  return `<p class="soft foot" style="margin:28px 0 0;padding-top:18px;border-top:1px solid #ddd9ce;${soft}">${said}${escapeHtml(sayWhy(address))} ${writeLink(address.stop, sayStop(address.clients.length))}</p>`;
}

function writeParagraph(text: string, look: "soft" | ""): string {
  if (text === "") return "";
  return look === ""
    ? `<p style="margin:16px 0">${escapeHtml(text)}</p>`
    : `<p class="soft" style="margin:16px 0;color:#52635b">${escapeHtml(text)}</p>`;
}

function writeLink(href: string, text: string): string {
  return `<a class="link" href="${escapeHtml(href)}" style="color:#0b6b47">${escapeHtml(text)}</a>`;
}

function sayWhy({ to, clients }: Address): string {
  const [first, ...others] = clients;
  const what =
    others.length === 0 ? `this site is watched for ${first}` : "these sites are watched";
  return `Sent to ${to} because ${what}.`;
}

/** The words of the link and the button that stop the mails. */
export function sayStop(sites: number): string {
  return `Stop emails about ${sites === 1 ? "this site" : "these sites"}`;
}
