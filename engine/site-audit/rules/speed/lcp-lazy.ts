import type { SiteRule } from "#engine/site-audit/rule.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const lcpLazy: SiteRule = {
  id: "lcp-lazy",
  severity: "clicks",
  source: "web.dev",
  sourceUrl: "https://web.dev/articles/lcp-lazy-loading",
  weight: 1,
  fixedIn: "template",
  title: (pages) =>
    howMany(pages, "page loads its first picture last", "pages load their first picture last"),
  why: "Seen in the HTML, not measured: loading=lazy on the picture that a visitor sees first makes the page show later.",
  rule: "The first large picture is not loaded lazily.",
  fix: "Take loading=lazy from the first picture, and give it fetchpriority=high.",
  doneWhen: "The first large picture has no loading=lazy.",
  isOfOnePage: true,
  guide: {
    topic: "speed",
    name: "First picture loaded lazily",
    finds:
      "Finds pages whose first large picture carries loading=lazy. The browser then waits with the very picture that a visitor looks at first.",
    matters:
      "Sites with a plugin that makes every picture lazy, without an exception for the one at the top.",
    example: {
      kind: "html",
      wrong: `
        <h1>Office desks</h1>
        <img src="/hero.webp" loading="lazy" width="1200" height="600" alt="An oak desk">
      `,
      right: `
        <h1>Office desks</h1>
        <img src="/hero.webp" fetchpriority="high" width="1200" height="600" alt="An oak desk">
      `,
    },
  },
  find(site) {
    return site.readPages.flatMap(({ url, facts }) =>
      facts.lazyFirstImage === null
        ? []
        : [{ url, line: facts.lazyFirstImage.line, evidence: facts.lazyFirstImage.value }],
    );
  },
};
