import { makeAsker } from "#app/browser/ask-worker.ts";
import type {
  LinkAnswer,
  LinkSource,
} from "#app/tools/dofollow-nofollow-link-checker/check-source.ts";
import { isTooMuchForPage } from "#app/tools/kit/page-source.ts";

/** Beside the page, so that it answers while a large source is read. */
export const runCheck = makeAsker<LinkSource, LinkAnswer>(
  () => new Worker(new URL("./links.worker.ts", import.meta.url), { type: "module" }),
  async (source) => {
    if (isTooMuchForPage(source)) return { ok: false, problem: "failed" };
    const { checkSource } =
      await import("#app/tools/dofollow-nofollow-link-checker/check-source.ts");
    return checkSource(source);
  },
);
