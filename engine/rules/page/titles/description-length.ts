import { evidenceOf, notApplicable, pass, type Check } from "#engine/rules/check.ts";
import { cutAtWord, setAttribute } from "#engine/rules/markup.ts";

/** Figures: yoastseo 3.6.0. Google publishes no limit. */
const SHORTEST = 120;
const LONGEST = 156;

export const descriptionLength: Check = {
  id: "description-length",
  title: "Length of the description",
  group: "on-page",
  severity: "clicks",
  points: 2,
  why: "A description that is too long is cut in the middle; one that is too short leaves room unused.",
  evaluate({ document, description, descriptions }) {
    const [first] = descriptions;
    if (first === undefined || description === null || description.trim() === "") {
      return notApplicable("There is no description to measure");
    }
    const { length } = [...description];
    if (length >= SHORTEST && length <= LONGEST) {
      return pass(`The description has ${length} characters, of ${SHORTEST} to ${LONGEST}`);
    }
    const [evidence] = evidenceOf(document, [first]);
    const isLong = length > LONGEST;
    return {
      status: "warn",
      text: isLong
        ? `The description has ${length} characters; about ${LONGEST} are shown`
        : `The description has ${length} characters; there is room for ${LONGEST}`,
      evidence: evidence === undefined ? [] : [evidence],
      fix: isLong
        ? {
            advice: "Bring what matters to the front and end before the cut.",
            markup: setAttribute(
              document.source.slice(first.start, first.startTagEnd),
              "content",
              cutAtWord(description, LONGEST),
            ),
          }
        : {
            advice: `Add a reason to visit: a price, a place, a proof. ${SHORTEST} characters or more.`,
          },
    };
  },
};
