import type { HtmlProblem } from "#engine/html/html-document.ts";
import type { Result } from "#lib/result.ts";
import { decodeSource, type PageSource } from "#app/tools/kit/page-source.ts";
import { auditHtml, type Audit } from "#engine/page-audit/audit-page.ts";

export type AuditAnswer = Result<Audit, HtmlProblem | "failed">;

export function auditSource(source: PageSource): AuditAnswer {
  const { html, ...context } = decodeSource(source);
  return auditHtml(html, { ...context, now: Date.now() });
}
