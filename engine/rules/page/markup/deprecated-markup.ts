import { elementsOf } from "#engine/html/html-document.ts";
import { evidenceOf, pass, type Check } from "#engine/rules/check.ts";

/** https://html.spec.whatwg.org/multipage/obsolete.html#non-conforming-features */
const OBSOLETE = [
  "acronym",
  "applet",
  "basefont",
  "bgsound",
  "big",
  "blink",
  "center",
  "dir",
  "font",
  "frame",
  "frameset",
  "marquee",
  "nobr",
  "noframes",
  "strike",
  "tt",
  "xmp",
];

export const deprecatedMarkup: Check = {
  id: "deprecated-markup",
  title: "No obsolete elements",
  group: "technical",
  severity: "cosmetic",
  points: 1,
  why: "Elements that the standard has dropped mark a page nobody has looked after; frames hide their content.",
  source: "https://html.spec.whatwg.org/multipage/obsolete.html",
  evaluate({ document }) {
    const found = elementsOf(document, ...OBSOLETE);
    if (found.length === 0) return pass("No obsolete elements");
    const tags = [...new Set(found.map(({ tag }) => tag))];
    const [first] = found;
    return {
      status: "warn",
      text: `Obsolete elements: ${tags.map((tag) => `<${tag}>`).join(", ")}`,
      evidence: evidenceOf(document, found, first === undefined ? {} : { mark: first.tag }),
      fix: { advice: "Use a style sheet for looks, and a plain element for the content." },
    };
  },
};
