import {
  findExceptions,
  groupsOfKind,
  isBuiltLike,
  isOrdinary,
  ordinaryPages,
} from "#engine/site-audit/rule-helpers/habits.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";
import type { RuleFinding, SiteRule } from "#engine/site-audit/rule.ts";
import type { Site } from "#engine/site-audit/site.ts";

export const robotsUnlikeOthers: SiteRule = {
  id: "robots-unlike-others",
  severity: "cosmetic",
  source: "google",
  sourceUrl: "https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag",
  weight: 1,
  fixedIn: "content",
  coveredBy: [
    "noindex-linked",
    "robots-blocked-noindex",
    "sitemap-noindex",
    "page-nofollow",
    "soft-404",
  ],
  title: (pages) =>
    `${howMany(pages, "page asks", "pages ask")} something else of search engines than the site’s others`,
  why: "These lines say how large a picture and how much text a result may show. A page that differs shows less than its neighbours, and mostly nobody decided that.",
  rule: "Pages of one kind give search engines the same directives.",
  fix: "Let the template or the plugin write the robots meta of this page, too, or keep the difference if it is meant.",
  doneWhen: "The page has the directives of the others.",
  guide: {
    topic: "habits",
    name: "Robots directives unlike the site’s others",
    finds:
      "Finds single pages whose robots directives differ from those of nearly all others, such as one without max-image-preview:large or one with noindex.",
    matters: "Sites with a plugin for SEO, where a switch of one page is easily forgotten.",
    example: {
      kind: "html",
      wrong: `
        <!-- 64 other pages have max-image-preview:large -->
        <meta name="robots" content="index, follow">
      `,
      right: `
        <meta name="robots" content="index, follow, max-image-preview:large">
      `,
    },
  },
  find(site) {
    return [...findPreviews(site), ...findClosed(site)];
  },
};

/**
 * What says how a result looks. "index", "follow" and "-1" hold without a word, so that lacking them
 * changes nothing.
 */
const LOOK =
  /^(max-image-preview|max-snippet|max-video-preview|nosnippet|noimageindex|notranslate)\b(?!:-1$)/;

function findPreviews(site: Site): readonly RuleFinding[] {
  const pages = ordinaryPages(site);
  const names = new Set(pages.flatMap(({ facts }) => (facts.robots ?? []).flatMap(nameOf)));
  const found = [...names]
    .flatMap((name) =>
      findExceptions(site, pages, ({ facts }) =>
        facts.robots?.filter((each) => nameOf(each).includes(name)).join(", "),
      ),
    )
    // A page that alone asks for the largest picture loses nothing.
    .filter(({ own }) => own !== "max-image-preview:large");
  return found.map(({ page, own, usual, others, of }) => ({
    url: page.url,
    line: 1,
    evidence: `${own || `no ${usual}`}; ${others.length} of ${of} pages have ${usual === "" ? "none" : own === "" ? "it" : usual}`,
  }));
}

/** One or none. */
function nameOf(directive: string): readonly string[] {
  const name = LOOK.exec(directive)?.[1];
  return name === undefined ? [] : [name];
}

/** A noindex among pages of one template that have none. */
function findClosed(site: Site): readonly RuleFinding[] {
  const pages = site.readPages.filter(
    ({ url, facts }) =>
      facts.saysMissing === null && isOrdinary(site, url) && site.countInlinks(url) > 0,
  );
  const found = groupsOfKind(site, pages)
    .flatMap((group) =>
      findExceptions(site, group, ({ facts }) => (facts.noindex === null ? "" : "noindex")),
    )
    .filter(({ page, own, others }) => own === "noindex" && isBuiltLike(page, others))
    .map(({ page, others, of }) => ({
      url: page.url,
      line: page.facts.noindex?.line ?? 0,
      evidence: `${page.facts.noindex?.value ?? ""}; ${others.length} of ${of} pages like it have no noindex`,
    }));
  return [...new Map(found.map((each) => [each.url, each])).values()];
}
