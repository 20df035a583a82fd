import { makeAsker } from "#app/browser/ask-worker.ts";
import { isTooMuchForPage, type PageSource } from "#app/tools/kit/page-source.ts";
import type { AuditAnswer } from "#app/tools/seo-audit/audit-source.ts";

/** Beside the page, so that it answers while a large source is read. */
export const runAudit = makeAsker<PageSource, AuditAnswer>(
  () => new Worker(new URL("./audit.worker.ts", import.meta.url), { type: "module" }),
  async (source) => {
    if (isTooMuchForPage(source)) return { ok: false, problem: "failed" };
    const { auditSource } = await import("#app/tools/seo-audit/audit-source.ts");
    return auditSource(source);
  },
);
