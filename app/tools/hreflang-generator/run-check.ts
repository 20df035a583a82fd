import { makeAsker } from "#app/browser/ask-worker.ts";
import type { CheckAnswer, CheckRequest } from "#engine/hreflang/check-supplied.ts";

/** Beside the page: the HTML parser is heavy, and a sitemap may be long. */
export const runClusterCheck = makeAsker<CheckRequest, CheckAnswer>(
  () => new Worker(new URL("./check.worker.ts", import.meta.url), { type: "module" }),
  async (request) => {
    const { checkSupplied } = await import("#engine/hreflang/check-supplied.ts");
    return checkSupplied(request);
  },
);
