import { readRegistrableDomain } from "#engine/address/registrable-domain.ts";
import type { PageFacts } from "#engine/html/page-facts.ts";
import { readThings } from "#engine/html/json-ld/structured-data.ts";
import { evidenceOf, notApplicable, pass, type Check } from "#engine/rules/check.ts";
import { escapeMarkup } from "#engine/rules/markup.ts";
import type { PageIssue } from "#engine/rules/page-issue.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";
import { trimBy } from "#lib/text/trim-by.ts";

const titleSaysNothing: PageIssue = {
  id: "title-generic",
  severity: "clicks",
  source: "own",
  weight: 6,
  fixedIn: "content",
  title: (pages) =>
    `${howMany(pages, "title says", "titles say")} nothing that anybody searches for`,
  rule: "A title says what the page offers; “Home”, the domain or the name alone do not.",
  fix: "Write what you offer and where, then your name.",
  doneWhen: "No title is “Home”, “Index”, “Untitled”, the domain or the name alone.",
};

export const titleGeneric: Check = {
  id: "title-generic",
  title: "The title says what the page offers",
  group: "on-page",
  severity: "clicks",
  points: 1,
  isEssential: true,
  why: "Nobody searches for “Home”; a result with that headline is passed over.",
  source: "https://developers.google.com/search/docs/appearance/title-link",
  issues: [titleSaysNothing],
  guide: {
    topic: "titles",
    name: "Title that says nothing",
    finds: "Finds titles such as “Home”, “Untitled”, the bare domain or the name alone.",
    matters:
      "Owners of site builders, where “Home” is the name of the first page until somebody changes it.",
    example: {
      kind: "html",
      wrong: "<title>Home</title>",
      right: "<title>Office desks made to measure in Lahore | Chinar</title>",
    },
  },
  evaluate(facts) {
    const [first] = facts.titles;
    if (first === undefined || facts.title === null || facts.title.trim() === "") {
      return notApplicable("There is no title to read");
    }
    if (!isGeneric(facts, facts.title)) return pass("The title says what the page offers");
    return {
      status: "fail",
      issue: titleSaysNothing,
      text: `The title is “${facts.title}”. It says nothing that anybody searches for.`,
      evidence: evidenceOf(facts.document, [first], { whole: true }),
      fix: {
        advice: titleSaysNothing.fix,
        markup: `<title>[What you offer, and where] | ${escapeMarkup(nameOf(facts))}</title>`,
      },
    };
  },
};

/** What site builders write where nobody has written a title. Our list. */
const GENERIC: ReadonlySet<string> = new Set(
  `home, home page, homepage, index, untitled, untitled document, untitled page, new page, page title,
  document, welcome, default, my site, website, ہوم, صفحہ اول, سرورق`.split(/,\s+/),
);

/** The name alone says nothing on the home page; on others it is a title that is shared. */
function isGeneric(facts: PageFacts, title: string): boolean {
  const words = toPlain(title);
  if (GENERIC.has(words)) return true;
  if (facts.address.source === "unknown") return false;
  const { hostname, pathname } = facts.address.url;
  const host = hostname.replace(/^www\./, "");
  if (words.replace(/^(?:https?:\/\/)?(?:www\.)?/, "").replace(/\/$/, "") === host) return true;
  const isHome = /^\/(?:index\.\w+)?$/.test(pathname);
  return isHome && namesOf(facts, host).has(words.replaceAll(/[^\p{L}\p{N}]/gu, ""));
}

/** Names of the site in letters and numbers alone: of its domain, its tags and its structured data. */
function namesOf(facts: PageFacts, host: string): ReadonlySet<string> {
  const [label = ""] = (readRegistrableDomain(host) ?? host).split(".");
  const names = [label, facts.openGraph.get("og:site_name") ?? "", ...namesInData(facts)];
  return new Set(
    names
      .map((name) => toPlain(name).replaceAll(/[^\p{L}\p{N}]/gu, ""))
      .filter((name) => name !== ""),
  );
}

function namesInData({ jsonLd }: PageFacts): readonly string[] {
  return readThings(jsonLd)
    .filter(({ types }) => types.some((type) => type === "WebSite" || type === "Organization"))
    .flatMap(({ properties }) =>
      typeof properties["name"] === "string" ? properties["name"] : [],
    );
}

function toPlain(text: string): string {
  return trimBy(text.toLowerCase().replaceAll(/\s+/g, " "), /[\s.!|–—·-]/);
}

function nameOf(facts: PageFacts): string {
  return facts.openGraph.get("og:site_name")?.trim() || "[Your name]";
}
