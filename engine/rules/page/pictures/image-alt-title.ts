import { attribute, hasAttribute, type HtmlElement } from "#engine/html/html-document.ts";
import { evidenceOf, notApplicable, pass, type Check } from "#engine/rules/check.ts";
import { setAttribute } from "#engine/rules/markup.ts";
import {
  findKeptFromReaders,
  imageAltMissing,
  hasLetters,
} from "#engine/rules/page/pictures/image-alt.ts";
import { count } from "#lib/count.ts";

export const imageAltTitle: Check = {
  id: "image-alt-title",
  title: "Pictures are named in alt, not in title alone",
  group: "on-page",
  severity: "clicks",
  points: 1,
  why: "Lighthouse takes a title for a name; Google reads alt, and a phone shows no title.",
  source: "https://developers.google.com/search/docs/appearance/google-images#descriptive-alt-text",
  issues: [imageAltMissing],
  guide: {
    topic: "pictures",
    name: "Pictures named in title instead of alt",
    finds:
      "Finds pictures whose only description is a title attribute. Lighthouse accepts that, Google reads alt, and phones show no title.",
    matters:
      "Editors of systems that offer both fields side by side, of which the wrong one gets filled in.",
    example: {
      kind: "html",
      wrong: '<img src="/oak-desk.webp" title="Oak desk" width="800" height="600">',
      right: '<img src="/oak-desk.webp" alt="Oak desk" width="800" height="600">',
    },
  },
  evaluate({ document, images }) {
    const isKeptFromReaders = findKeptFromReaders(document);
    const shown = images.filter((image) => !image.isHidden && !isKeptFromReaders(image));
    if (shown.length === 0) return notApplicable("There are no pictures in the page");
    const titled = shown.filter(isNamedByTitleAlone);
    const [first] = titled;
    if (first === undefined) return pass("No picture is named by its title alone");
    return {
      status: "fail",
      issue: imageAltMissing,
      text: `${count(titled.length, "picture")} with a title and without alternative text`,
      evidence: evidenceOf(document, titled),
      fix: {
        advice: imageAltMissing.fix,
        markup: setAttribute(
          document.source.slice(first.start, first.startTagEnd),
          "alt",
          attribute(first, "title") ?? "",
        ),
      },
    };
  },
};

function isNamedByTitleAlone(image: HtmlElement): boolean {
  return (
    !hasAttribute(image, "alt") &&
    hasLetters(attribute(image, "title")) &&
    !["aria-label", "aria-labelledby"].some((name) => hasLetters(attribute(image, name))) &&
    !/^(?:presentation|none)$/i.test(attribute(image, "role")?.trim() ?? "")
  );
}
