/** Words of the watch's mails. What comes from a client's site is one line of text, never markup. */
import type { ReportPage } from "#engine/site-audit/report-page.ts";
import { count } from "#lib/count.ts";
import type { LostPage } from "#lib/desk/watch.ts";
import { DAY_MS } from "#lib/durations.ts";
import { escapeHtml } from "#lib/escape-html.ts";
import { oneLine } from "#lib/one-line.ts";
import { spellNumber, spellNumberFirst } from "#lib/spell-number.ts";

import { sayReason, type JudgedReading } from "#server/desk/watch/judge-reading.ts";

export type MailText = {
  subject: string;
  /** Paragraphs above the figures; the first is shown softer. */
  when: string;
  rows: readonly LostPage[];
  /** How many more than `rows`. */
  more: number;
  advice: string;
  figures: readonly (readonly [label: string, figure: string, beside: string])[];
  foot: string;
};

export type Address = {
  brand: string;
  client: string;
  to: string;
  /** The site at the desk, and the page that stops these mails. */
  site: string;
  stop: string;
};

const MOST_ROWS = 10;
const timeZone = "Asia/Karachi";
const dayForm = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone });
const timeForm = new Intl.DateTimeFormat("en-GB", {
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
  timeZone,
});
const monthForm = new Intl.DateTimeFormat("en-GB", { month: "long", timeZone });

const dayAndTime = (at: number) => `${dayForm.format(at)}, at ${timeForm.format(at)}`;

/** Something new keeps pages out of Google. */
export function tellWorse(
  client: string,
  { headline, comparison, figures, lost }: JudgedReading,
  { at, nextAt }: { at: number; nextAt: number },
): MailText {
  const rows = comparison?.lost.slice(0, MOST_ROWS) ?? [];
  const what = lost.length === 1 ? "page" : `${spellNumber(lost.length)} pages`;
  const same = lost.length === 0 ? "fault" : what;
  // The pages that were lost are one fault themselves.
  const others = (comparison?.added.length ?? 0) + (comparison?.fixed.length ?? 0);
  const isAll = lost.length > 0 && others <= 1;
  return {
    subject: `${client}: ${headline}`,
    when: `Read today, ${dayAndTime(at)}. The reading before was on ${dayForm.format(comparison?.since ?? at)}.`,
    rows,
    more: lost.length - rows.length,
    advice: advise(lost),
    figures: tellFigures(comparison, figures, isAll ? lost.length : 0),
    foot: `${isAll ? "Nothing else changed. " : ""}The next reading is ${tellNext(nextAt, at)}; no second mail comes for the same ${same}.`,
  };
}

/** `pages`: how many were lost, where that is all that changed. */
function tellFigures(
  comparison: JudgedReading["comparison"],
  figures: JudgedReading["figures"],
  pages: number,
): MailText["figures"] {
  const before = comparison?.before ?? { points: 0, indexable: 0 };
  const now = figures ?? { points: 0, indexable: 0, known: 0 };
  return [
    [
      "Points lost",
      `${before.points} → ${now.points}`,
      tellRise(now.points - before.points, pages),
    ],
    ["Can be indexed", `${before.indexable} → ${now.indexable}`, `of ${count(now.known, "page")}`],
  ];
}

/** "+36 = 12 × 3 pages" where so many pages are all that changed; otherwise "+36". */
function tellRise(rise: number, pages: number): string {
  if (rise <= 0 || pages === 0 || rise % pages !== 0) return rise > 0 ? `+${rise}` : String(rise);
  return `+${rise} = ${rise / pages} × ${count(pages, "page")}`;
}

/** "tonight", "on 24 November". */
function tellNext(next: number, at: number): string {
  const isNight = Number(timeForm.format(next).slice(0, 2)) < 6;
  return isNight && next - at <= DAY_MS ? "tonight" : `on ${dayForm.format(next)}`;
}

export function tellNotRead(
  client: string,
  tries: readonly [first: number, second: number],
  { detail, nextAt }: { detail: string; nextAt: number },
): MailText {
  const [first, second] = tries;
  return {
    subject: `${client}: could not be read, twice`,
    when: `Tried on ${dayAndTime(first)}, and on ${dayAndTime(second)}.`,
    rows: [],
    more: 0,
    advice: detail,
    figures: [],
    foot: `The next reading is on ${dayForm.format(nextAt)}; no second mail comes before it could be read again.`,
  };
}

/** `month`: any moment of it. */
export function tellSummary(
  client: string,
  month: number,
  { points, before }: { points: number; before: number | undefined },
): MailText {
  const than = before === undefined ? "" : `, ${before} before`;
  return {
    subject: `${client} in ${monthForm.format(month)}: ${points} points lost${than}`,
    when: "",
    rows: [],
    more: 0,
    advice: "",
    figures: [["Points lost", before === undefined ? `${points}` : `${before} → ${points}`, ""]],
    foot: "",
  };
}

/** What to do about the reason that shuts most of them. */
function advise(lost: readonly ReportPage[]): string {
  const [most] = [...Map.groupBy(lost, sayReason).values()].toSorted((a, b) => b.length - a.length);
  const [page] = most ?? [];
  if (most === undefined || page === undefined) return "";
  const { reason, status } = page;
  if (status !== null && status >= 400) return adviseGone(most);
  if (reason.startsWith("noindex")) {
    const where = reason.includes("header") ? "the header X-Robots-Tag" : "the head";
    return `The pages say noindex now. If nobody meant that, the line is in ${where}.`;
  }
  if (reason.startsWith("robots.txt, line")) {
    const line = oneLine(reason).replace("robots.txt, ", "");
    return `robots.txt has a new line: ${line}. It shuts ${count(most.length, "page")}.`;
  }
  if (reason.startsWith("canonical")) {
    const named = new Set(most.map(({ details }) => details?.canonical ?? ""));
    const [address = ""] = named;
    const instead = named.size === 1 && address !== "" ? oneLine(address) : "other addresses";
    return `The pages ask Google to list ${instead} instead.`;
  }
  if (reason.startsWith("no words")) {
    return "The pages have no words in their HTML now. They come by JavaScript only.";
  }
  return "";
}

function adviseGone(gone: readonly ReportPage[]): string {
  const listed = gone.filter(({ inSitemap }) => inSitemap).length;
  const links = gone.reduce((sum, { inlinks }) => sum + inlinks, 0);
  const all = listed === gone.length && listed > 1 ? `All ${spellNumber(listed)}` : undefined;
  const who = all ?? spellNumberFirst(listed);
  const stand = listed === 1 ? "stands" : "stand";
  const found = `${who} ${stand} in the sitemap, and ${spellNumber(links)} ${links === 1 ? "link leads" : "links lead"} to them.`;
  return `${found} If what they show is gone, send their addresses on with a 301 and take them out of the sitemap. If it comes back within days, leave it.`;
}

export function writeText(mail: MailText, address: Address): string {
  const rows = mail.rows.map(({ url, text }) => `${shortAddress(url)}     ${text}`);
  const more = mail.more > 0 ? [`and ${mail.more} more`] : [];
  const figures = mail.figures.map(([label, figure, beside]) =>
    `${label.padEnd(16)} ${figure.replace("→", "->")}${beside === "" ? "" : `   (${beside})`}`.trim(),
  );
  const parts = [
    mail.subject,
    mail.when,
    [...rows, ...more].join("\n"),
    mail.advice,
    figures.join("\n"),
    `See what changed: ${address.site}`,
    [mail.foot, sayWhy(address), `Stop mails about this site: ${address.stop}`]
      .filter(Boolean)
      .join("\n"),
  ];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

const soft = "color:#52635b;font-size:14px;line-height:21px";
const cell = "padding:10px 0;border-bottom:1px solid #ddd9ce;font-size:15px;line-height:22px";

export function writeHtml(mail: MailText, address: Address): string {
  const rows = mail.rows.map(
    ({ url, text }) =>
      `<tr><td style="${cell};font-family:monospace;word-break:break-word">${escapeHtml(shortAddress(url))}</td><td align="right" style="${cell};padding-left:16px;color:#b3321e;font-weight:bold">${escapeHtml(text)}</td></tr>`,
  );
  const more = mail.more > 0 ? `<tr><td style="${cell}">and ${mail.more} more</td></tr>` : "";
  const table =
    rows.length === 0
      ? ""
      : `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-top:1px solid #10231c">${rows.join("")}${more}</table>`;
  const figures = mail.figures.map(
    ([label, figure, beside]) =>
      `<td style="background:#f3eee2;border-radius:8px;padding:14px 18px"><span style="${soft}">${escapeHtml(label)}</span><br><b style="font-size:22px;line-height:30px">${escapeHtml(figure)}</b><br><span style="${soft}">${escapeHtml(beside)}</span></td>`,
  );
  const green = "color:#0b6b47";
  return `<!doctype html><html lang="en"><head><title>${escapeHtml(mail.subject)}</title></head><body style="margin:0;padding:24px 12px;background:#f3eee2;color:#10231c;font:16px/25px sans-serif"><div style="max-width:600px;margin:0 auto;padding:36px 40px;background:#ffffff;border:1px solid #ddd9ce;border-radius:10px"><p style="margin:0;padding-left:10px;border-left:6px solid #f2a51a;${soft}">${escapeHtml(address.brand)} Watch</p><h1 style="margin:20px 0 8px;font-size:28px;line-height:33px">${escapeHtml(mail.subject)}</h1>${paragraph(mail.when, "color:#52635b")}${table}${paragraph(mail.advice, "")}${figures.length === 0 ? "" : `<table role="presentation" width="100%" cellspacing="8" style="margin:24px -8px"><tr>${figures.join("")}</tr></table>`}<p>${link(address.site, "See what changed", "display:inline-block;padding:14px 24px;background:#0b6b47;border-radius:8px;color:#ffffff;font-weight:bold;text-decoration:none")}</p><p style="margin:28px 0 0;padding-top:18px;border-top:1px solid #ddd9ce;${soft}">${mail.foot === "" ? "" : `${escapeHtml(mail.foot)}<br>`}${escapeHtml(sayWhy(address))} ${link(address.stop, "Stop mails about this site", green)}</p></div></body></html>`;
}

function paragraph(text: string, style: string): string {
  return text === "" ? "" : `<p style="margin:16px 0;${style}">${escapeHtml(text)}</p>`;
}

function link(href: string, text: string, style: string): string {
  return `<a href="${escapeHtml(href)}" style="${style}">${escapeHtml(text)}</a>`;
}

function sayWhy({ to, client }: Address): string {
  return `To ${to}, because this site is watched for ${client}.`;
}

/** Path and query, as the site is named above. */
function shortAddress(url: string): string {
  const { pathname, search } = new URL(url);
  return oneLine(`${pathname}${search}`);
}
