import {
  attribute,
  elementsOf,
  hasAttribute,
  type HtmlDocument,
  type HtmlElement,
} from "#engine/html/html-document.ts";
import { evidenceOf, notApplicable, pass, type Check } from "#engine/rules/check.ts";
import { setAttribute } from "#engine/rules/markup.ts";
import { count } from "#lib/count.ts";

/** Where scripts keep the address until somebody scrolls. */
const LATE_ADDRESSES = ["data-src", "data-lazy-src", "data-original", "data-srcset"];

export const pictureAddress: Check = {
  id: "picture-address",
  title: "Pictures have their address in the HTML",
  group: "technical",
  severity: "clicks",
  points: 1,
  why: "Google looks for pictures in src and srcset. What stands in data-src alone waits for a script and a scroll.",
  source: "https://developers.google.com/search/docs/crawling-indexing/javascript/lazy-loading",
  evaluate({ document, images }) {
    if (images.length === 0) return notApplicable("There are no pictures in the page");
    const late = images.filter(
      (image) => !image.inNoscript && isLate(image) && !hasOtherSource(document, image),
    );
    const [first] = late;
    if (first === undefined) return pass("Every picture has its address in the HTML");
    return {
      status: "warn",
      text: `${count(late.length, "picture")} with an address in data-src alone`,
      evidence: evidenceOf(document, late, { mark: "data-" }),
      fix: {
        advice: "Write the address into src; loading=lazy makes it wait without a script.",
        markup: setAttribute(
          setAttribute(
            document.source.slice(first.start, first.startTagEnd),
            "src",
            lateAddress(first),
          ),
          "loading",
          "lazy",
        ),
      },
    };
  },
};

function isLate(image: HtmlElement): boolean {
  const isBare = [attribute(image, "src"), attribute(image, "srcset")].every(
    (address) => (address ?? "").trim() === "",
  );
  return isBare && lateAddress(image) !== "";
}

function lateAddress(image: HtmlElement): string {
  const name = LATE_ADDRESSES.find((each) => (attribute(image, each) ?? "").trim() !== "");
  return name === undefined ? "" : (attribute(image, name) ?? "").trim().split(/[\s,]/, 1)[0]!;
}

/** A source of the same picture element, or the same picture in a noscript, is an address too. */
function hasOtherSource(document: HtmlDocument, image: HtmlElement): boolean {
  const address = lateAddress(image);
  const isRepeated = elementsOf(document, "img").some(
    (other) => other.inNoscript && attribute(other, "src")?.trim() === address,
  );
  const picture = image.parent?.tag === "picture" ? image.parent : null;
  const hasSource =
    picture !== null &&
    document.elements
      .slice(picture.index + 1, picture.subtreeEnd)
      .some((each) => each.tag === "source" && hasAttribute(each, "srcset"));
  return isRepeated || hasSource;
}
