import type { ContactRequest } from "#app/contact/open-contact.ts";
import type { SiteReportHead } from "#engine/site-audit/site-report.ts";
import { topFixes } from "#engine/site-audit/report/first-fixes.ts";
import { oneLine } from "#lib/text/one-line.ts";
import { whatsAppShareHref } from "#lib/contact/whats-app-href.ts";

/** The five lines and the link, for WhatsApp to send to whomever the visitor chooses. */
export function shareText(report: SiteReportHead, link: string): string {
  return `${report.whatsapp}\nReport: ${link}`;
}

export function whatsappShare(report: SiteReportHead, link: string): string {
  return whatsAppShareHref(shareText(report, link));
}

/** The form, filled with the site, what was found and the link of the report. */
export function askAboutReport(report: SiteReportHead, link: string): ContactRequest {
  const top = topFixes(report.fixes).map(({ title }, index) => `${index + 1}. ${title}`);
  return {
    website: report.startUrl,
    message: [
      `I have audited ${report.site} and would like to know what to do.`,
      report.sentence,
      ...top,
      `The report: ${link}`,
    ]
      .map(oneLine)
      .join("\n"),
  };
}
