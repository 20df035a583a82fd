import { measureText } from "#engine/text-width/measure-text.ts";
import { evidenceOf, notApplicable, pass, type Check } from "#engine/page-audit/checks/check.ts";

/** Google publishes no limit. 580 px is where results are seen to be cut, 400 to 600 yoastseo's range. */
const NARROWEST_PX = 400;
const SURELY_SHOWN_PX = 580;
const WIDEST_PX = 600;

export const titleWidth: Check = {
  id: "title-width",
  title: "Width of the title",
  group: "on-page",
  impact: "loses clicks",
  points: 2,
  why: "Google cuts a title by its width in pixels, not by its letters; what stands behind the cut is not read.",
  source: "https://developers.google.com/search/docs/appearance/title-link",
  evaluate({ document, titles, title }) {
    const [first] = titles;
    if (first === undefined || title === null || title.trim() === "") {
      return notApplicable("There is no title to measure");
    }
    const widthPx = Math.round(measureText(title, { weight: "regular", sizePx: 20 }));
    if (widthPx >= NARROWEST_PX && widthPx <= SURELY_SHOWN_PX) {
      return pass(`The title is ${widthPx} px wide, of ${NARROWEST_PX} to ${SURELY_SHOWN_PX}`);
    }
    const evidence = evidenceOf(document, [first], {
      whole: true,
      ...(widthPx > SURELY_SHOWN_PX ? { mark: findCutOff(title) } : {}),
    });
    if (widthPx < NARROWEST_PX) {
      return {
        status: "warn",
        text: `The title is ${widthPx} px wide; there is room for ${SURELY_SHOWN_PX}`,
        evidence,
        fix: { advice: "Add what a searcher would type: the place, the kind, the price." },
      };
    }
    return {
      status: widthPx > WIDEST_PX ? "fail" : "warn",
      text: `The title is ${widthPx} px wide; about ${SURELY_SHOWN_PX} are shown`,
      evidence,
      fix: {
        advice: "Bring what matters to the front and shorten the rest. This much is shown:",
        markup: `<title>${shownPart(title)}</title>`,
      },
    };
  },
};

/** The words that fit, without the dots that Google sets after them. */
function shownPart(title: string): string {
  const words = title.split(" ");
  while (
    words.length > 1 &&
    measureText(`${words.join(" ")} ...`, { weight: "regular", sizePx: 20 }) > SURELY_SHOWN_PX
  ) {
    words.pop();
  }
  return words.join(" ").replace(/[\s,;:|–-]+$/, "");
}

function findCutOff(title: string): string {
  return title.slice(shownPart(title).length).trim();
}
