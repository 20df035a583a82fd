import type { PageIssue } from "#engine/rules/page-issue.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";
import { attribute, hasAttribute } from "#engine/html/html-document.ts";
import { count } from "#lib/count.ts";
import { evidenceOf, notApplicable, pass, type Check } from "#engine/rules/check.ts";
import { setAttribute } from "#engine/rules/markup.ts";

/** Our choice: fewer move a page little, and style sheets, which HTML does not show, may give them room. */
const MANY = 5;

const imageWithoutSize: PageIssue = {
  id: "image-without-size",
  severity: "cosmetic",
  source: "web.dev",
  weight: 1,
  fixedIn: "template",
  isCountedByPlace: true,
  title: (pages) => `${howMany(pages, "page has", "pages have")} pictures without width and height`,
  why: "Seen in the HTML, not measured: the page jumps while it loads.",
  rule: "Most pictures of a page say their width and height.",
  fix: "State the picture's own size in pixels; a style sheet may still scale it.",
  doneWhen: "Each picture has both.",
};

export const imageSize: Check = {
  id: "image-size",
  title: "Width and height of pictures",
  group: "technical",
  severity: "cosmetic",
  points: 1,
  why: "Without its size the browser keeps no room for a picture, and the page jumps when it arrives.",
  source: "https://web.dev/articles/optimize-cls",
  issues: [imageWithoutSize],
  guide: {
    topic: "pictures",
    name: "Pictures without width and height",
    finds: "Finds pages whose pictures do not state their size.",
    matters:
      "Readers on slow mobile lines, who tap the wrong button because the page moved under their finger.",
    example: {
      kind: "html",
      wrong: `
        <img src="/desk-1.webp" alt="Oak desk">
        <img src="/desk-2.webp" alt="Pine desk">
        <img src="/desk-3.webp" alt="Sheesham desk">
        <img src="/desk-4.webp" alt="Walnut desk">
        <img src="/desk-5.webp" alt="Beech desk">
      `,
      right: `
        <img src="/desk-1.webp" alt="Oak desk" width="800" height="600">
        <img src="/desk-2.webp" alt="Pine desk" width="800" height="600">
        <img src="/desk-3.webp" alt="Sheesham desk" width="800" height="600">
        <img src="/desk-4.webp" alt="Walnut desk" width="800" height="600">
        <img src="/desk-5.webp" alt="Beech desk" width="800" height="600">
      `,
    },
  },
  evaluate({ document, images }) {
    const shown = images.filter((image) => !image.isHidden);
    if (shown.length === 0) return notApplicable("There are no pictures in the page");
    const unsized = shown.filter(
      (image) =>
        !(hasAttribute(image, "width") && hasAttribute(image, "height")) &&
        !/aspect-ratio|height\s*:/i.test(attribute(image, "style") ?? ""),
    );
    const [first] = unsized;
    if (first === undefined) return pass("Every picture states its width and height");
    if (unsized.length < MANY || unsized.length * 2 <= shown.length) {
      return pass(
        `${count(unsized.length, "picture")} of ${shown.length} without width and height: too few to count`,
      );
    }
    const startTag = document.source.slice(first.start, first.startTagEnd);
    return {
      status: "warn",
      issue: imageWithoutSize,
      text: `${unsized.length} of ${count(shown.length, "picture")} without width and height`,
      evidence: evidenceOf(document, unsized),
      fix: {
        advice: imageWithoutSize.fix,
        markup: setAttribute(setAttribute(startTag, "width", "[width]"), "height", "[height]"),
      },
    };
  },
};
