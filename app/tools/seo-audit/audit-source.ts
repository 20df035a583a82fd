import type { SourceReply } from "#app/tools/kit/source/make-source-asker.ts";
import { decodeSource, type PageSource } from "#app/tools/kit/source/page-source.ts";
import { auditHtml, type Audit } from "#engine/page-audit/audit-page.ts";

/** The audit of pasted or dropped HTML, or why it is not the HTML of a page. */
export function auditSource(source: PageSource): SourceReply<Audit> {
  const { html, ...context } = decodeSource(source);
  return auditHtml(html, { ...context, now: Date.now() });
}
