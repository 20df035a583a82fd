/** Sites with a habit and one page without it, and sites where a page that differs is no exception. */
import { healthyPage, makeWords, type PageParts } from "#tests/cases/site-audit/healthy-page.ts";
import type { Answer } from "#tests/support/site-rows.ts";

export type HabitCase = {
  issue: `${"title" | "data" | "length" | "address" | "robots"}-unlike-others`;
  what: string;
  /** The addresses that are found; none: it only looks like one. */
  found: readonly string[];
  answers: Readonly<Record<string, Answer>>;
};

type Page = readonly [path: string, parts: PageParts];

/** A home page that links to all the others. */
function siteOf(pages: readonly Page[]): HabitCase["answers"] {
  const links = pages.map(([path]) => `<a href="${path}">To ${path}</a>`).join(" ");
  return {
    "/": healthyPage("/", { body: links }),
    ...Object.fromEntries(pages.map(([path, parts]) => [path, healthyPage(path, parts)])),
  };
}

/** Pages of one kind, and others beside them. */
function kind(
  count: number,
  parts: (index: number) => PageParts,
  others: readonly Page[],
  path = (index: number) => `/cloth/kind-${index}/`,
): HabitCase["answers"] {
  return siteOf([
    ...Array.from({ length: count }, (_, index): Page => [path(index), parts(index)]),
    ...others,
  ]);
}

const branded = (index: number): PageParts => ({ title: `Cloth number ${index} | Indus Weavers` });
const odd = "/cloth/odd/";
const oddOne = (parts: PageParts): readonly Page[] => [[odd, parts]];

const titles = (
  what: string,
  found: readonly string[],
  answers: HabitCase["answers"],
): HabitCase => ({ issue: "title-unlike-others", what, found, answers });

const titleCases = [
  titles("no name at the end", [odd], kind(12, branded, oddOne({ title: "Odd cloth of wool" }))),
  titles(
    "no name at the beginning",
    [odd],
    kind(
      12,
      (index) => ({ title: `Indus Weavers: cloth – number ${index}` }),
      oddOne({ title: "Odd cloth – of wool" }),
    ),
  ),
  titles(
    "another name",
    [odd],
    kind(30, branded, oddOne({ title: "Odd cloth of wool | Old Looms" })),
  ),
  titles("nine pages", [], kind(8, branded, oddOne({ title: "Odd cloth of wool" }))),
  titles(
    "the name within the title",
    [],
    kind(12, branded, oddOne({ title: "How Indus Weavers began" })),
  ),
  titles(
    "a title without room for the name",
    [],
    kind(
      12,
      branded,
      oddOne({ title: "Odd cloth of wool, and how it is washed, dried, mended and kept" }),
    ),
  ),
  titles(
    "a kind of page without the name",
    [],
    kind(60, branded, [
      ["/guide/one/", { title: "How to wash wool" }],
      ["/guide/two/", { title: "How to dry wool" }],
      ["/guide/three/", { title: "How to keep wool" }],
    ]),
  ),
  titles(
    "a title that is missing, which is told as that",
    [],
    kind(12, branded, oddOne({ title: null })),
  ),
];

const typed = (...types: readonly string[]) =>
  types
    .map(
      (type) =>
        `<script type="application/ld+json">{"@context":"https://schema.org","@type":"${type}","name":"Cloth","headline":"Cloth"}</script>`,
    )
    .join("");
const article = () => ({ head: typed("Article", "BreadcrumbList") });
const data = (
  what: string,
  found: readonly string[],
  answers: HabitCase["answers"],
): HabitCase => ({ issue: "data-unlike-others", what, found, answers });

const dataCases = [
  data("none", [odd], kind(12, article, oddOne({}))),
  data("one of two types", [odd], kind(12, article, oddOne({ head: typed("BreadcrumbList") }))),
  data(
    "another type",
    [odd],
    kind(12, article, oddOne({ head: typed("Recipe", "BreadcrumbList") })),
  ),
  data(
    "microdata of one, JSON-LD of the others",
    [],
    kind(
      12,
      () => ({ head: typed("Article") }),
      oddOne({ body: '<div itemscope itemtype="https://schema.org/BlogPosting"></div>' }),
    ),
  ),
  data("nine pages", [], kind(8, article, oddOne({}))),
  data(
    "questions, which not every page has",
    [],
    kind(12, () => ({ head: typed("FAQPage", "Question") }), oddOne({ head: typed("WebPage") })),
  ),
  data(
    "a page of another build",
    [],
    kind(12, article, oddOne({ body: "<section><form><table></table></form></section>" })),
  ),
  data(
    "two kinds in one folder",
    [],
    kind(12, (at) => (at % 2 === 0 ? article() : {}), []),
  ),
];

const long = (index: number) => ({ words: makeWords(`long ${index}`, 500 + 20 * index) });
const lengths = (
  what: string,
  found: readonly string[],
  answers: HabitCase["answers"],
): HabitCase => ({ issue: "length-unlike-others", what, found, answers });
const short = (count: number) => oddOne({ words: makeWords("short", count) });

const lengthCases = [
  lengths("a fifth of the others", [odd], kind(12, long, short(110))),
  lengths(
    "two of forty",
    [odd, "/cloth/odder/"],
    kind(40, long, [...short(105), ["/cloth/odder/", { words: makeWords("odder", 120) }]]),
  ),
  lengths(
    "in Urdu",
    [odd],
    kind(12, (index) => ({ ...long(index), html: "ur" }), [
      [odd, { html: "ur", words: makeWords("short", 120) }],
    ]),
  ),
  lengths("nine pages", [], kind(8, long, short(110))),
  lengths("half of the others", [], kind(12, long, short(300))),
  lengths(
    "pages of every length",
    [],
    kind(12, (index) => ({ words: makeWords(`mixed ${index}`, 120 * 1.4 ** index) }), short(105)),
  ),
  lengths("so few that it is told as thin", [], kind(12, long, short(40))),
  lengths(
    "another language",
    [],
    kind(12, long, [[odd, { html: "ur", words: makeWords("short", 110) }]]),
  ),
];

const plain = () => ({});
const addresses = (
  what: string,
  found: readonly string[],
  answers: HabitCase["answers"],
): HabitCase => ({ issue: "address-unlike-others", what, found, answers });
const at = (path: string): readonly Page[] => [[path, {}]];

const addressCases = [
  addresses("an ending", ["/cloth/odd.php"], kind(12, plain, at("/cloth/odd.php"))),
  addresses("no slash", ["/cloth/odd"], kind(12, plain, at("/cloth/odd"))),
  addresses(
    "another ending",
    ["/cloth/odd.htm"],
    kind(12, plain, at("/cloth/odd.htm"), (index) => `/cloth/kind-${index}.html`),
  ),
  addresses("a blank", ["/cloth/odd%20one/"], kind(12, plain, at("/cloth/odd%20one/"))),
  addresses(
    "without its folder",
    ["/news/odd/"],
    kind(12, plain, at("/news/odd/"), (index) => `/news/2026/kind-${index}/`),
  ),
  addresses("nine pages", [], kind(8, plain, at("/cloth/odd.php"))),
  addresses(
    "the page of a folder among files",
    [],
    kind(12, plain, at("/cloth/wool/"), (index) => `/cloth/kind-${index}.html`),
  ),
  addresses("capital letters, which are told as that", [], kind(12, plain, at("/Cloth/Odd"))),
  addresses("a legal page", [], kind(12, plain, at("/privacy-policy.html"))),
];

const robotsMeta = (content: string): PageParts => ({
  head: `<meta name="robots" content="${content}">`,
});
const large = () => robotsMeta("index, follow, max-image-preview:large");
const robots = (
  what: string,
  found: readonly string[],
  answers: HabitCase["answers"],
): HabitCase => ({ issue: "robots-unlike-others", what, found, answers });

const robotsCases = [
  robots("none", [odd], kind(12, large, oddOne({}))),
  robots("another size", [odd], kind(12, large, oddOne(robotsMeta("max-image-preview:none")))),
  robots("one that others lack", [odd], kind(12, plain, oddOne(robotsMeta("max-snippet:20")))),
  robots("a noindex", [odd], kind(12, large, oddOne(robotsMeta("noindex, follow")))),
  robots("nine pages", [], kind(8, large, oddOne({}))),
  robots(
    "index and follow, which hold without a word",
    [],
    kind(12, () => robotsMeta("index, follow"), oddOne({})),
  ),
  robots(
    "other spelling, other order",
    [],
    kind(12, large, oddOne(robotsMeta("MAX-IMAGE-PREVIEW: large,follow"))),
  ),
  robots(
    "what holds without a word, or shows more",
    [],
    kind(12, plain, oddOne(robotsMeta("max-snippet:-1, max-image-preview:large"))),
  ),
  robots("a legal page", [], kind(12, large, [["/cloth/privacy-policy/", robotsMeta("noindex")]])),
];

export const habitCases: readonly HabitCase[] = [
  ...titleCases,
  ...dataCases,
  ...lengthCases,
  ...addressCases,
  ...robotsCases,
];
