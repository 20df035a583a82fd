import type { LinkSource } from "#app/tools/dofollow-nofollow-link-checker/check-source.ts";
import { makeSourceAsker } from "#app/tools/kit/source/ask-about-source.ts";
import type { LinkReport } from "#engine/links/check-links.ts";

export const runCheck = makeSourceAsker<LinkSource, LinkReport>(
  () => new Worker(new URL("./links.worker.ts", import.meta.url), { type: "module" }),
  async (source) => {
    const { checkSource } =
      await import("#app/tools/dofollow-nofollow-link-checker/check-source.ts");
    return checkSource(source);
  },
);
