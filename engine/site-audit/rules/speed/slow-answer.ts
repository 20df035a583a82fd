import type { SiteRule } from "#engine/site-audit/rule.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

const MIN_GAP_MS = 1_000;

export const slowAnswer: SiteRule = {
  id: "slow-answer",
  severity: "clicks",
  source: "web.dev",
  sourceUrl: "https://web.dev/articles/ttfb",
  weight: 2,
  fixedIn: "server",
  title: (pages) => `${howMany(pages, "page takes", "pages take")} over 0.8 seconds to begin`,
  why: "Nothing can be shown before the first byte; crawlers read fewer pages of a slow server.",
  rule: "The first byte comes within 800 ms, from our server.",
  fix: "Keep finished pages in a cache; look for what the page waits for.",
  doneWhen: "The first byte comes within 800 ms.",
  isOfOnePage: true,
  guide: {
    topic: "speed",
    name: "Page that takes long to begin",
    finds: "Finds pages that take over 0.8 seconds to begin.",
    matters:
      "Sites without a cache on cheap hosting, and those whose server is far away from their visitors.",
    example: {
      kind: "headers",
      wrong: `
        GET /desks
        HTTP/1.1 200 OK   (first byte after 2.3 seconds)
      `,
      right: `
        GET /desks
        HTTP/1.1 200 OK   (first byte after 0.2 seconds)
      `,
    },
  },
  find(site) {
    // Asked faster than a visitor would, the server waits for us.
    if ((site.rows.gapMs ?? MIN_GAP_MS) < MIN_GAP_MS) return [];
    return site.readPages.flatMap(({ url, firstByteMs }) =>
      firstByteMs !== undefined && firstByteMs > 800
        ? [
            {
              url,
              evidence: `first byte after ${(firstByteMs / 1000).toFixed(1)} s, from our server`,
            },
          ]
        : [],
    );
  },
};
