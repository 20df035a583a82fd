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

const FIX = "Use a style sheet for looks, and a plain element for the content.";

export const deprecatedMarkup: Check = {
  id: "deprecated-markup",
  title: "No obsolete elements",
  group: "technical",
  severity: "cosmetic",
  points: 1,
  why: "Elements that the standard has dropped mark a page nobody has looked after; frames hide their content.",
  source: "https://html.spec.whatwg.org/multipage/obsolete.html",
  guide: {
    topic: "markup",
    name: "Obsolete HTML elements",
    finds:
      "Finds elements that the HTML standard has dropped, such as center, font, marquee and frames. Frames hide their content from search engines.",
    matters:
      "Owners of old sites who wonder whether a redesign is due, and writers who paste text from old editors.",
    fix: FIX,
    doneWhen: "The page has no element of the standard's list of obsolete ones.",
    example: {
      kind: "html",
      wrong: '<center><font size="5">Office desks</font></center>',
      right: '<h1 class="big">Office desks</h1>',
    },
  },
  evaluate({ document }) {
    const found = elementsOf(document, ...OBSOLETE);
    if (found.length === 0) return pass("No obsolete elements");
    const tags = [...new Set(found.map(({ tag }) => tag))];
    const [first] = found;
    return {
      status: "warn",
      text: `Obsolete elements: ${tags.map((tag) => `<${tag}>`).join(", ")}`,
      evidence: evidenceOf(document, found, first === undefined ? {} : { mark: first.tag }),
      fix: { advice: FIX },
    };
  },
};
