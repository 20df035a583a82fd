import type { HtmlProblem } from "#app/lib/html-document.ts";
import type { Result } from "#app/lib/result.ts";
import { decodeSource, type PageSource } from "#app/tools/page-source.ts";
import { auditHtml, type Audit } from "#app/tools/seo-audit/engine.ts";

export type AuditAnswer = Result<Audit, HtmlProblem | "failed">;

export function auditSource(source: PageSource): AuditAnswer {
  const { html, ...context } = decodeSource(source);
  return auditHtml(html, { ...context, now: Date.now() });
}
