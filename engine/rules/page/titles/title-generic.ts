import type { PageFacts } from "#engine/html/page-facts.ts";
import { evidenceOf, notApplicable, pass, type Check } from "#engine/rules/check.ts";
import { escapeMarkup } from "#engine/rules/markup.ts";
import type { PageIssue } from "#engine/rules/page-issue.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";
import { nameKey, readSiteNames } from "#engine/rules/site-names.ts";
import { englishStopWords } from "#engine/terms/english-stop-words.ts";
import { urduStopWords } from "#engine/terms/urdu-stop-words.ts";
import { foldText } from "#lib/text/fold-text.ts";
import { trimBy } from "#lib/text/trim-by.ts";

const titleSaysNothing: PageIssue = {
  id: "title-generic",
  severity: "clicks",
  source: "own",
  weight: 6,
  fixedIn: "content",
  title: (pages) => `${howMany(pages, "title does", "titles do")} not say what the page offers`,
  rule: "A title says what the page offers; “Home”, the domain or a bare name do not.",
  fix: "Write what you offer and where, then your name.",
  doneWhen:
    "No title is “Home”, “Index”, “Untitled”, the domain or a name that does not say what it names.",
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
    finds: "Finds titles such as “Home”, “Untitled”, the bare domain or only the name.",
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
      text: `The title is “${facts.title}”. It does not say what the page offers.`,
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

/** A bare name says nothing on the home page; on others it is a title that is shared. */
function isGeneric(facts: PageFacts, title: string): boolean {
  const words = toPlain(title);
  if (GENERIC.has(words)) return true;
  if (facts.address.source === "unknown") return false;
  const { hostname, pathname } = facts.address.url;
  const host = hostname.replace(/^www\./, "");
  if (words.replace(/^(?:https?:\/\/)?(?:www\.)?/, "").replace(/\/$/, "") === host) return true;
  const isHome = /^\/(?:index\.\w+)?$/.test(pathname);
  return isHome && readSiteNames(facts).has(nameKey(words)) && !saysWhatItIs(facts, title);
}

/**
 * Whether a name is made of words that mean something ("The Julia Programming Language"): the page
 * uses one of them as a word, in small letters where its script has them, and not as part of the name.
 */
function saysWhatItIs({ visibleText, description }: PageFacts, name: string): boolean {
  const texts = `${visibleText} ${description ?? ""}`.replaceAll(name, " ");
  const words = new Set(texts.match(WORDS));
  return (name.match(WORDS) ?? []).some(
    (word) => words.has(word.toLowerCase()) && !EMPTY.has(foldText(word)),
  );
}

/** Words of a text, but for those in addresses: "info@chinar.pk", "chinar.pk/desks". */
const WORDS = /(?<![\p{L}\p{M}\p{N}@./:_-])[\p{L}\p{M}]{3,}(?![\p{L}\p{M}\p{N}@/:_]|[.-]\p{L})/gu;

/** Words of a firm's name that do not say what it offers. Our list. */
const EMPTY: ReadonlySet<string> = new Set([
  ...englishStopWords.map(foldText),
  ...urduStopWords.map(foldText),
  ..."official site website home page company group private pvt limited ltd llc inc".split(" "),
]);

function toPlain(text: string): string {
  return trimBy(text.toLowerCase().replaceAll(/\s+/g, " "), /[\s.!|–—·-]/);
}

function nameOf(facts: PageFacts): string {
  return facts.openGraph.get("og:site_name")?.trim() || "[Your name]";
}
