import { countUnspaced } from "#engine/terms/count-words.ts";
import type { PageIssue } from "#engine/rules/page-issue.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";
import { measureTitle } from "#engine/text-width/measure-title.ts";
import { evidenceOf, notApplicable, pass, type Check } from "#engine/rules/check.ts";
import { escapeMarkup, trimEnd } from "#engine/rules/markup.ts";

/**
 * Google publishes no limit. 580 px is where results are seen to be cut, 400 to 600 yoastseo's range.
 * Half of all titles lie outside it, so it is said and costs nothing: a fault is a title of one or two
 * words (under 200 px, our choice), and one that is cut before the name at its end.
 */
const SHORTEST_PX = 200;
const NARROWEST_PX = 400;
const SURELY_SHOWN_PX = 580;
export const WIDEST_TITLE_PX = 600;

const titleTooWide: PageIssue = {
  id: "title-too-wide",
  severity: "clicks",
  source: "peers",
  weight: 1,
  fixedIn: "content",
  isOfResult: true,
  title: (pages) => `${howMany(pages, "title is", "titles are")} cut in the results`,
  rule: `What a title says of its page is at most ${WIDEST_TITLE_PX} px wide.`,
  fix: "Bring what matters to the front and shorten the rest.",
  doneWhen: `Each title fits ${WIDEST_TITLE_PX} px, at least without the name at its end.`,
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

export const titleWidth: Check = {
  id: "title-width",
  title: "Width of the title",
  group: "on-page",
  severity: "clicks",
  points: 2,
  why: "Google cuts a title by its width in pixels, not by its letters; searchers do not see what follows the cut.",
  source: "https://developers.google.com/search/docs/appearance/title-link",
  issues: [titleTooWide, titleShort],
  guide: {
    topic: "titles",
    name: "Title cut off, or one word",
    finds:
      "Finds titles wider than the results show, and those of one short word. We measure in pixels, since Google cuts by width and not by letters.",
    matters:
      "Writers of shop and blog titles, where the important word often comes last and falls behind the cut.",
    example: {
      kind: "html",
      wrong:
        "<title>Welcome to the official website of Chinar, makers of the finest office desks in Lahore</title>",
      right: "<title>Office desks made to measure in Lahore | Chinar</title>",
    },
  },
  evaluate({ document, titles, title }) {
    const [first] = titles;
    if (first === undefined || title === null || title.trim() === "") {
      return notApplicable("There is no title to measure");
    }
    const widthPx = measureTitle(title);
    const measured = `The title is ${widthPx} px wide`;
    const range = `of ${NARROWEST_PX} to ${SURELY_SHOWN_PX}`;
    if (widthPx < SHORTEST_PX) {
      return {
        status: "warn",
        severity: "cosmetic",
        ...(isOneWord(title) && { issue: titleShort }),
        text: `${measured}; there is room for ${SURELY_SHOWN_PX}`,
        evidence: evidenceOf(document, [first], { whole: true }),
        fix: { advice: titleShort.fix },
      };
    }
    if (widthPx < NARROWEST_PX) return pass(`${measured}, with room for ${SURELY_SHOWN_PX}`);
    if (widthPx <= WIDEST_TITLE_PX) return pass(`${measured}, ${range}`);
    if (measureTitle(withoutName(title)) <= WIDEST_TITLE_PX) {
      return pass(
        `${measured}; about ${SURELY_SHOWN_PX} are shown, and the cut takes the name at its end`,
      );
    }
    return {
      status: "fail",
      issue: titleTooWide,
      text: `${measured}; about ${SURELY_SHOWN_PX} are shown`,
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

/** A title without what is behind its last separator: on most sites the site's own name. */
function withoutName(title: string): string {
  const last = [...title.matchAll(/\s[-–—:·•»›]\s|[|｜]/gu)].at(-1);
  return last === undefined ? title : title.slice(0, last.index).trimEnd();
}

/** The words that fit, without the dots that Google sets after them; of one long word, the letters. */
function shownPart(title: string): string {
  const words = title.slice(0, SURELY_SHOWN_PX).split(" ");
  while (words.length > 1 && measureTitle(`${words.join(" ")} ...`) > SURELY_SHOWN_PX) words.pop();
  const letters = [...words.join(" ")];
  while (letters.length > 1 && measureTitle(`${letters.join("")} ...`) > SURELY_SHOWN_PX)
    letters.pop();
  return trimEnd(letters.join(""));
}
