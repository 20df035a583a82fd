import { measureText } from "#engine/text-width/measure-text.ts";
import { yardstick } from "#engine/text-width/snippet-limits.ts";
import { evidenceOf, notApplicable, pass, type Check } from "#engine/rules/check.ts";
import { cutAtWord, setAttribute } from "#engine/rules/markup.ts";
import type { PageIssue } from "#engine/rules/page-issue.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

/** A third of the first line. Our choice: Google publishes no limit. */
const SHORTEST_PX = 200;
const { font, limitPx: WIDEST_PX } = yardstick.description;

const descriptionWidth: PageIssue = {
  id: "description-width",
  severity: "cosmetic",
  source: "peers",
  weight: 1,
  fixedIn: "content",
  isOfResult: true,
  title: (pages) =>
    `${howMany(pages, "page has", "pages have")} a description that is too short or cut`,
  rule: `A description fills one to two lines: ${SHORTEST_PX} to ${WIDEST_PX} px.`,
  fix: "Say in one or two sentences what the visitor gets here, with what matters first.",
  doneWhen: `Each description is between ${SHORTEST_PX} and ${WIDEST_PX} px wide.`,
};

export const descriptionLength: Check = {
  id: "description-length",
  title: "Width of the description",
  group: "on-page",
  severity: "cosmetic",
  points: 1,
  why: "A wide description is cut in the middle, and for a few words Google writes its own.",
  source: "https://developers.google.com/search/docs/appearance/snippet",
  issues: [descriptionWidth],
  guide: {
    topic: "titles",
    name: "Description too short or cut off",
    finds: "Finds descriptions that are too wide or too short.",
    matters:
      "Writers who count letters: wide ones fill the line sooner, and Urdu and Hindi need another measure.",
    example: {
      kind: "html",
      wrong: '<meta name="description" content="Office desks.">',
      right:
        '<meta name="description" content="Office desks made to measure in Lahore, in oak or sheesham, from PKR 18,000. Delivered in three weeks.">',
    },
  },
  evaluate({ document, description, descriptions }) {
    const [first] = descriptions;
    if (first === undefined || description === null || description.trim() === "") {
      return notApplicable("There is no description to measure");
    }
    const widthPx = Math.round(measureText(description, font));
    const measured = `The description is ${widthPx} px wide`;
    if (widthPx >= SHORTEST_PX && widthPx <= WIDEST_PX) {
      return pass(`${measured}, of ${WIDEST_PX} that are shown`);
    }
    const isWide = widthPx > WIDEST_PX;
    return {
      status: "warn",
      issue: descriptionWidth,
      text: isWide
        ? `${measured}; about ${WIDEST_PX} are shown`
        : `${measured}; there is room for ${WIDEST_PX}`,
      evidence: evidenceOf(document, [first]),
      fix: {
        advice: descriptionWidth.fix,
        ...(isWide && {
          markup: setAttribute(
            document.source.slice(first.start, first.startTagEnd),
            "content",
            shownPart(description),
          ),
        }),
      },
    };
  },
};

/** The words that fit: at first as many characters as the width has on average, then fewer. */
function shownPart(description: string): string {
  let length = description.length;
  let shown = description;
  while (length > 1 && measureText(shown, font) > WIDEST_PX) {
    length = Math.floor(length * 0.95);
    shown = cutAtWord(description, length);
  }
  return shown;
}
