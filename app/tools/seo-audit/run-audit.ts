import { makeSourceAsker } from "#app/tools/kit/source/ask-about-source.ts";
import type { PageSource } from "#app/tools/kit/source/page-source.ts";
import type { Audit } from "#engine/page-audit/audit-page.ts";

export const runAudit = makeSourceAsker<PageSource, Audit>(
  () => new Worker(new URL("./audit.worker.ts", import.meta.url), { type: "module" }),
  async (source) => {
    const { auditSource } = await import("#app/tools/seo-audit/audit-source.ts");
    return auditSource(source);
  },
);
