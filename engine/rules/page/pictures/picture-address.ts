import type { PageIssue } from "#engine/rules/page-issue.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";
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

const imageSrcEmpty: PageIssue = {
  id: "image-src-empty",
  severity: "clicks",
  source: "w3c",
  weight: 2,
  fixedIn: "content",
  title: (pages) => `${howMany(pages, "page has", "pages have")} pictures that name no file`,
  why: "Visitors see an empty frame or a sign of a broken picture, and nothing of it appears in image search.",
  rule: "Each picture names its file.",
  fix: "Write the file's address into src, or take the picture out.",
  doneWhen: "No picture has an empty src.",
};

export const pictureAddress: Check = {
  id: "picture-address",
  title: "Pictures have their address in the HTML",
  group: "technical",
  severity: "clicks",
  points: 1,
  why: "Google looks for pictures in src and srcset. What is only in data-src waits for a script and a scroll.",
  source: "https://developers.google.com/search/docs/crawling-indexing/javascript/lazy-loading",
  issues: [imageSrcEmpty],
  guide: {
    topic: "pictures",
    name: "Pictures whose address a script adds",
    finds:
      "Finds pictures that have their address only in data-src, or none at all. Google looks into src and srcset, and a script may never run there.",
    matters:
      "Sites with an old plugin for lazy loading: current browsers do it by themselves with loading=lazy.",
    example: {
      kind: "html",
      wrong: '<img data-src="/oak-desk.webp" alt="Oak desk" width="800" height="600">',
      right: '<img src="/oak-desk.webp" loading="lazy" alt="Oak desk" width="800" height="600">',
    },
  },
  evaluate({ document, images }) {
    if (images.length === 0) return notApplicable("There are no pictures in the page");
    const empty = images.filter((image) => !image.isHidden && lacksSource(image));
    if (empty.length > 0) {
      return {
        status: "fail",
        issue: imageSrcEmpty,
        text: `${count(empty.length, "picture")} that ${empty.length === 1 ? "names" : "name"} no file`,
        evidence: evidenceOf(document, empty),
        fix: { advice: imageSrcEmpty.fix },
      };
    }
    const late = images.filter(
      (image) => !image.inNoscript && isLate(image) && !hasOtherSource(document, image),
    );
    const [first] = late;
    if (first === undefined) return pass("Every picture has its address in the HTML");
    return {
      status: "warn",
      text: `${count(late.length, "picture")} with an address only in data-src`,
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

/** What a script would know it by: a name of its own, or data. */
const KNOWN_BY = /^(?:id|class|srcset|data-.*|:src|v-.*|x-.*|ng-.*)$/;

/** `src=""` or `src="#"`, and nothing by which a script could find it and fill it in. */
function lacksSource(image: HtmlElement): boolean {
  const src = attribute(image, "src")?.trim();
  return (
    (src === "" || src === "#") &&
    image.parent?.tag !== "picture" &&
    !image.attributes.some(({ name }) => KNOWN_BY.test(name))
  );
}

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
