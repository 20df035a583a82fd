import { makeAsker } from "#app/browser/ask-worker.ts";
import type { TermsInput, TermsReport } from "#engine/terms/find-terms.ts";

/** Beside the page, so that it answers while eleven long texts are counted. */
export const runTerms = makeAsker<TermsInput, TermsReport>(
  () => new Worker(new URL("./terms.worker.ts", import.meta.url), { type: "module" }),
  async (input) => {
    const { findTerms } = await import("#engine/terms/find-terms.ts");
    return findTerms(input);
  },
);
