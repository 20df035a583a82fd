import type { SiteRule } from "#engine/site-audit/rule.ts";

export const hreflangConflict: SiteRule = {
  id: "hreflang-conflict",
  severity: "clicks",
  source: "google",
  sourceUrl: "https://developers.google.com/search/docs/specialty/international/localized-versions",
  weight: 3,
  mends: "template",
  title: (pages) =>
    `${pages === 1 ? "One page contradicts" : `${pages.toLocaleString("en")} pages contradict`} itself about its language versions`,
  why: "Head, header and sitemap name different addresses for one language; Google trusts none of them.",
  rule: "One language has one address, wherever it is written.",
  fix: "Keep one place for hreflang, best the head, and take the others away.",
  doneWhen: "Head, header and sitemap agree.",
  find(site) {
    return site.readPages.flatMap(({ url, facts }) => {
      const named = [
        ...facts.hreflang.map(({ code, value, line, from }) => ({
          code: code.toLowerCase(),
          value,
          line,
          from: from as string,
        })),
        ...(site.listed.get(url)?.hreflang ?? []).map(({ code, url: value }) => ({
          code: code.toLowerCase(),
          value,
          line: 0,
          from: "sitemap",
        })),
      ];
      return [...Map.groupBy(named, ({ code }) => code)].flatMap(([code, same]) =>
        new Set(same.map(({ value }) => value)).size > 1
          ? [
              {
                url,
                line: same.at(-1)?.line ?? 0,
                evidence: `${code}: ${same.map(({ value, from }) => `${value ?? "no address"} (${from})`).join(", ")}`,
              },
            ]
          : [],
      );
    });
  },
};
