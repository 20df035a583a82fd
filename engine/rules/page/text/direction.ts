import { findLeftToRight } from "#engine/html/left-to-right-text.ts";
import { linksSheets } from "#engine/html/sets-direction.ts";
import { evidenceOf, notApplicable, pass, type Check } from "#engine/rules/check.ts";
import { setAttribute } from "#engine/rules/markup.ts";
import type { PageIssue } from "#engine/rules/page-issue.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

const langWrongDirection: PageIssue = {
  id: "lang-wrong-direction",
  severity: "cosmetic",
  source: "w3c",
  weight: 1,
  fixedIn: "template",
  isUndoneBySheets: true,
  title: (pages) =>
    `${howMany(pages, "page shows", "pages show")} Urdu or Arabic from left to right`,
  rule: 'Text in Urdu or Arabic letters has dir="rtl".',
  fix: 'Write dir="rtl" and its lang, such as lang="ur", on the page, or on the part in that language.',
  doneWhen: "The text is aligned to the right.",
};

export const direction: Check = {
  id: "direction",
  title: "Direction of Urdu and Arabic text",
  group: "technical",
  severity: "cosmetic",
  points: 1,
  why: "Full stops and numbers jump to the wrong side, and the lines begin where nobody looks.",
  source: "https://www.w3.org/International/questions/qa-html-dir",
  issues: [langWrongDirection],
  guide: {
    topic: "text",
    name: "Urdu or Arabic shown from left to right",
    finds: 'Finds Urdu or Arabic text without dir="rtl".',
    matters:
      "Sites with single Urdu pages or passages within an English template, which is from left to right as a whole.",
    example: {
      kind: "html",
      wrong: `
        <html lang="ur">
        <p>ہم لاہور میں دفتر کی میزیں آپ کے ناپ پر بناتے ہیں۔ قیمت 18000 روپے سے شروع ہوتی ہے۔</p>
      `,
      right: `
        <html lang="ur" dir="rtl">
        <p>ہم لاہور میں دفتر کی میزیں آپ کے ناپ پر بناتے ہیں۔ قیمت 18000 روپے سے شروع ہوتی ہے۔</p>
      `,
    },
  },
  evaluate(facts) {
    const { document, context } = facts;
    const found = findLeftToRight(facts);
    if (found === null) return pass("No text runs in the wrong direction");
    if (context.readsSheets !== true && linksSheets(document)) {
      return notApplicable("A style sheet may set the direction, and only the HTML is read");
    }
    const { element, text } = found;
    return {
      status: "warn",
      issue: langWrongDirection,
      text: `Text from left to right that runs from right to left (${text})`,
      evidence: evidenceOf(document, [element], { whole: true }),
      fix: {
        advice: langWrongDirection.fix,
        markup: setAttribute(
          document.source.slice(element.start, element.startTagEnd),
          "dir",
          "rtl",
        ),
      },
    };
  },
};
