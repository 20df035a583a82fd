import type { SiteRule } from "#engine/site-audit/rule.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const sitemapLineRelative: SiteRule = {
  id: "sitemap-line-relative",
  severity: "clicks",
  source: "google",
  sourceUrl: "https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec#sitemap",
  weight: 4,
  fixedIn: "server",
  title: (pages) =>
    `${howMany(pages, "Sitemap line", "Sitemap lines")} of robots.txt ${pages === 1 ? "names" : "name"} no full address`,
  why: "Google accepts only full addresses here, so the sitemap may never be read.",
  rule: "The line says https, the host and the path.",
  fix: "Write the whole address: Sitemap: https://www.example.com/sitemap.xml.",
  doneWhen: "Each Sitemap line begins with https://.",
  guide: {
    topic: "sitemap",
    name: "Sitemap line without a full address",
    finds: "Finds Sitemap lines in robots.txt that give only a path.",
    matters: "Anybody who wrote robots.txt by hand, where all the other lines are paths.",
    example: {
      kind: "robots",
      wrong: `
        User-agent: *
        Disallow:
        Sitemap: /sitemap.xml
      `,
      right: `
        User-agent: *
        Disallow:
        Sitemap: https://chinar.example/sitemap.xml
      `,
    },
  },
  find(site) {
    const { robots } = site.rows;
    if (robots?.kind !== "file") return [];
    const at = robots.text.split(/\r\n?|\n/).findIndex((line) => RELATIVE.test(line));
    if (at === -1) return [];
    const evidence = robots.text.split(/\r\n?|\n/)[at]?.trim() ?? "";
    return [{ url: robots.url, line: at + 1, evidence, linkedFrom: [] }];
  },
};

/** A value, and not a full address. */
const RELATIVE = /^\uFEFF?\s*sitemap\s*:\s*(?!https?:\/\/)[^\s#]/i;
