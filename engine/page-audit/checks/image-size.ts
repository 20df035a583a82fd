import { attribute, hasAttribute } from "#engine/html/html-document.ts";
import { count } from "#lib/count.ts";
import { evidenceOf, notApplicable, pass, type Check } from "#engine/page-audit/checks/check.ts";
import { setAttribute } from "#engine/page-audit/markup.ts";

export const imageSize: Check = {
  id: "image-size",
  title: "Width and height of pictures",
  group: "technical",
  impact: "cosmetic",
  points: 1,
  why: "Without its size a picture gets no room beforehand, and the page jumps while it loads.",
  source: "https://web.dev/articles/optimize-cls",
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
    const startTag = document.source.slice(first.start, first.startTagEnd);
    return {
      status: "warn",
      text: `${count(unsized.length, "picture")} without width and height`,
      evidence: evidenceOf(document, unsized),
      fix: {
        advice: "State the picture's own size in pixels; a style sheet may still scale it.",
        markup: setAttribute(setAttribute(startTag, "width", "[width]"), "height", "[height]"),
      },
    };
  },
};
