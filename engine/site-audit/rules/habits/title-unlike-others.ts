import { mainLanguageOf } from "#engine/site-audit/main-language-of.ts";
import { findExceptions, ordinaryPages } from "#engine/site-audit/rule-helpers/habits.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";
import type { RuleFinding, SiteRule } from "#engine/site-audit/rule.ts";
import type { AuditedPage, Site } from "#engine/site-audit/site.ts";
import { WIDEST_TITLE_PX } from "#engine/rules/page/titles/title-width.ts";
import { measureTitle } from "#engine/text-width/measure-title.ts";

export const titleUnlikeOthers: SiteRule = {
  id: "title-unlike-others",
  severity: "cosmetic",
  source: "google",
  sourceUrl: "https://developers.google.com/search/docs/appearance/title-link#concise-branding",
  weight: 1,
  fixedIn: "content",
  coveredBy: ["title-missing", "title-generic", "title-short", "letters-broken", "soft-404"],
  title: (pages) =>
    `${howMany(pages, "title lacks", "titles lack")} the name that the site’s other titles have`,
  why: "People know a site in the results by the name in its titles. A page without it looks like somebody else’s, and is often one that the template left out.",
  rule: "A title has the name that nearly all titles of the site have, in the same place.",
  fix: "Add the name where the other titles have it, or let the template write the title.",
  doneWhen: "The title has the name, or the site’s titles have no name in common.",
  guide: {
    topic: "habits",
    name: "Title without the site’s usual name",
    finds:
      "Finds single pages whose title lacks the name that nearly all other titles of the site begin or end with. A site of fewer than ten pages has no habit.",
    matters:
      "Sites whose titles are made by a template or a plugin: one page that was made by hand, or imported, is easily left out.",
    example: {
      kind: "html",
      wrong: `
        <!-- 38 other titles end with “| Chinar Furniture” -->
        <title>Desk repair in Lahore</title>
      `,
      right: `
        <title>Desk repair in Lahore | Chinar Furniture</title>
      `,
    },
  },
  find(site) {
    const byLanguage = Map.groupBy(ordinaryPages(site), ({ facts }) => mainLanguageOf(facts));
    return [...byLanguage.values()].flatMap((pages) =>
      [-1, 0].flatMap((at) => findWithoutName(site, pages, at)),
    );
  },
};

/** With blanks around it; a vertical line needs none. */
const SEPARATOR = / (?:[|·•–—―~/»«›:-]|::|->) | ?[|｜] ?/u;

/** `at`: -1 for the end of titles, 0 for their beginning. */
function findWithoutName(
  site: Site,
  pages: readonly AuditedPage[],
  at: number,
): readonly RuleFinding[] {
  const parts = Map.groupBy(pages, (page) => partAt(titleOf(page), at));
  parts.delete("");
  const [most] = [...parts].toSorted((a, b) => b[1].length - a[1].length);
  // A name that only a few titles have at their end is a word of their subject.
  if (most === undefined || most[1].length * 2 < pages.length) return [];
  const name = most[0];
  const letters = lettersOf(name);
  if (letters === "") return [];
  const found = findExceptions(site, pages, (page) =>
    lettersOf(titleOf(page)).includes(letters) ? name : "",
  );
  return found
    .filter(({ page }) => hasRoom(titleOf(page), name))
    .map(({ page, others, of }) => ({
      url: page.url,
      line: page.facts.titles[0]?.line ?? 0,
      evidence: `“${titleOf(page)}”; ${others.length} of ${of} titles have “${name}”`,
    }));
}

const titleOf = ({ facts }: AuditedPage) => facts.titles[0]?.value.trim() ?? "";

/** What is before the first separator or after the last one; "" where there is none. */
function partAt(title: string, at: number): string {
  const parts = title.split(SEPARATOR);
  return parts.length < 2 ? "" : (parts.at(at)?.trim() ?? "");
}

/** A long title is often left without the name on purpose. */
function hasRoom(title: string, name: string): boolean {
  return title !== "" && measureTitle(`${title} | ${name}`) <= WIDEST_TITLE_PX;
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}
