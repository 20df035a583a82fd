import { countUnspaced } from "#engine/terms/count-words.ts";
import type { PageIssue } from "#engine/rules/page-issue.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";
import { nameKey, readSiteNames } from "#engine/rules/site-names.ts";
import { measureTitle } from "#engine/text-width/measure-title.ts";
import { frames } from "#engine/text-width/snippet-limits.ts";
import { evidenceOf, notApplicable, pass, type Check } from "#engine/rules/check.ts";
import { escapeMarkup, trimEnd } from "#engine/rules/markup.ts";

/**
 * Google publishes no limit. Results are seen to be cut between 580 and 600 px: up to 580 a title is
 * safe, from 600 it is reported. A narrow one is a fault where it is a word or two (under 200 px, our
 * choice).
 */
const SHORTEST_PX = 200;
const NARROWEST_PX = 400;
const SAFE_PX = frames.desktop.title.limitPx;
const TOO_WIDE_PX = 600;
/** Longer than this is no name but more of the title. Our choice. */
const LONGEST_NAME_PX = 250;

const titleTooWide: PageIssue = {
  id: "title-too-wide",
  severity: "clicks",
  source: "peers",
  weight: 1,
  fixedIn: "content",
  isOfResult: true,
  title: (pages) => `${howMany(pages, "title is", "titles are")} cut in the results`,
  rule: `What a title says of its page is narrower than ${TOO_WIDE_PX} px; up to ${SAFE_PX} px is safe.`,
  fix: "Bring what matters to the front and shorten the rest.",
  doneWhen: `Each title is at most ${SAFE_PX} px wide, or is without the name at its end.`,
};

const titleShort: PageIssue = {
  id: "title-short",
  coveredBy: ["title-generic"],
  severity: "cosmetic",
  source: "own",
  weight: 1,
  fixedIn: "content",
  isOfResult: true,
  title: (pages) => `${howMany(pages, "title is", "titles are")} one word`,
  why: "A title of one word leaves its room in the results unused, and says little of what is behind it.",
  rule: "A title says more than one word.",
  fix: "Add what a searcher would type: the place, the kind, the price.",
  doneWhen: `Each title has several words, ${SHORTEST_PX} px of them at least.`,
};

const titleNameTwice: PageIssue = {
  id: "title-name-twice",
  severity: "cosmetic",
  source: "own",
  weight: 1,
  fixedIn: "template",
  isOfResult: true,
  title: (pages) => `${howMany(pages, "title ends", "titles end")} in the same name twice`,
  why: "The template and a plugin each add the site’s name. The second takes room from what the page offers.",
  rule: "A title has the site’s name once.",
  fix: "Let the template or the plugin add the name, not both.",
  doneWhen: "No title ends in one name twice.",
};

export const titleWidth: Check = {
  id: "title-width",
  title: "Width of the title",
  group: "on-page",
  severity: "clicks",
  points: 2,
  why: "Google cuts titles by their width in pixels, and nobody sees what follows the cut.",
  source: "https://developers.google.com/search/docs/appearance/title-link",
  issues: [titleTooWide, titleShort, titleNameTwice],
  guide: {
    topic: "titles",
    name: "Title cut off, one word, or with a name twice",
    finds: "Finds titles that are too wide, of one word, or end in one name twice.",
    matters:
      "Writers of shop and blog titles, where the important word often comes last and falls behind the cut.",
    example: {
      kind: "html",
      wrong:
        "<title>Welcome to the official website of Chinar, makers of the finest office desks in Lahore</title>",
      right: "<title>Office desks made to measure in Lahore | Chinar</title>",
    },
  },
  evaluate(facts) {
    const { document, titles, title } = facts;
    const [first] = titles;
    if (first === undefined || title === null || title.trim() === "") {
      return notApplicable("There is no title to measure");
    }
    const once = withNameOnce(title);
    if (once !== undefined) {
      return {
        status: "warn",
        severity: "cosmetic",
        issue: titleNameTwice,
        text: "The title ends in the same name twice",
        evidence: evidenceOf(document, [first], { whole: true }),
        fix: { advice: titleNameTwice.fix, markup: `<title>${escapeMarkup(once)}</title>` },
      };
    }
    const widthPx = measureTitle(title);
    const measured = `The title is ${widthPx} px wide`;
    if (widthPx < SHORTEST_PX) {
      return {
        status: "warn",
        severity: "cosmetic",
        ...(isOneWord(title) && { issue: titleShort }),
        text: `${measured}; there is room for ${SAFE_PX}`,
        evidence: evidenceOf(document, [first], { whole: true }),
        fix: { advice: titleShort.fix },
      };
    }
    if (widthPx < NARROWEST_PX) return pass(`${measured}, with room for ${SAFE_PX}`);
    if (widthPx < TOO_WIDE_PX) return pass(`${measured}, of ${NARROWEST_PX} to ${SAFE_PX}`);
    if (measureTitle(withoutName(title, readSiteNames(facts))) < TOO_WIDE_PX) {
      return pass(`${measured}; up to ${SAFE_PX} is safe, and the cut takes the name at its end`);
    }
    return {
      status: "fail",
      issue: titleTooWide,
      text: `${measured}; up to ${SAFE_PX} is safe, and from ${TOO_WIDE_PX} Google cuts it`,
      evidence: evidenceOf(document, [first], {
        whole: true,
        mark: title.slice(shownPart(title).length).trim(),
      }),
      fix: {
        advice: `${titleTooWide.fix} This much is shown:`,
        markup: `<title>${escapeMarkup(shownPart(title))}</title>`,
      },
    };
  },
};

/** Chinese, Japanese and Thai put no blank between words. */
function isOneWord(title: string): boolean {
  return !/\s/.test(title.trim()) && countUnspaced(title) === 0;
}

/** Where the last part of a title begins, and what it is; undefined where the title has one part. */
function splitName(title: string): { before: string; end: string } | undefined {
  const last = [...title.matchAll(/\s[-–—:·•»›]\s|[|｜]/gu)].at(-1);
  if (last === undefined) return undefined;
  return {
    before: title.slice(0, last.index).trimEnd(),
    end: title.slice(last.index + last[0].length).trim(),
  };
}

/** "Desks | Chinar | Chinar" with the name once; undefined where it is. */
function withNameOnce(title: string): string | undefined {
  const { before = "", end = "" } = splitName(title) ?? {};
  const key = nameKey(end);
  const isTwice = key !== "" && nameKey(splitName(before)?.end ?? before) === key;
  return isTwice ? before : undefined;
}

/** A title without the name behind its last separator: one that the page gives its site, or a short one. */
function withoutName(title: string, names: ReadonlySet<string>): string {
  const parts = splitName(title);
  if (parts === undefined) return title;
  const { before, end } = parts;
  const isShort = !LISTS.test(end) && measureTitle(end) <= LONGEST_NAME_PX;
  return isShort || names.has(nameKey(end)) ? before : title;
}

/** What stands between the words of a list, and in no name but a firm's ("Khan, Ali & Co."). */
const LISTS = /[,،、，;؛]/u;

/** The words that fit, without the dots that Google sets after them; of one long word, the letters. */
function shownPart(title: string): string {
  const words = title.slice(0, SAFE_PX).split(" ");
  while (words.length > 1 && measureTitle(`${words.join(" ")} ...`) > SAFE_PX) words.pop();
  const letters = [...words.join(" ")];
  while (letters.length > 1 && measureTitle(`${letters.join("")} ...`) > SAFE_PX) letters.pop();
  return trimEnd(letters.join(""));
}
