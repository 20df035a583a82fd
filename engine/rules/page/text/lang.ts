import type { PageIssue } from "#engine/rules/page-issue.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";
import { isRegisteredLanguage } from "#engine/hreflang/language-subtags.ts";
import { evidenceOf, pass, type Check } from "#engine/rules/check.ts";
import { setAttribute } from "#engine/rules/markup.ts";

const langMissing: PageIssue = {
  id: "lang-missing",
  severity: "cosmetic",
  source: "w3c",
  weight: 1,
  fixedIn: "template",
  title: (pages) =>
    howMany(pages, "page does not say its language", "pages do not say their language"),
  rule: "Every page says its language, in a code that exists.",
  fix: "Write it on the html element: en, en-PK, ur.",
  doneWhen: "Each page has lang.",
};

export const lang: Check = {
  id: "lang",
  title: "Language of the page",
  group: "technical",
  severity: "cosmetic",
  points: 1,
  why: "Screen readers choose the voice by it, and browsers offer a translation. An Urdu page needs its direction as well: dir says that, lang does not.",
  source: "https://www.w3.org/International/questions/qa-html-language-declarations",
  issues: [langMissing],
  guide: {
    topic: "text",
    name: "Page that does not say its language",
    finds:
      "Finds pages without a lang attribute on the html element, or with a code that does not exist. Screen readers choose their voice by it.",
    matters:
      "Visitors who listen to pages, and readers of Urdu whose browser offers to translate their own language.",
    example: {
      kind: "html",
      wrong: `
        <html>
        <head><title>Office desks</title></head>
      `,
      right: `
        <html lang="en-PK">
        <head><title>Office desks</title></head>
      `,
    },
  },
  evaluate({ document, htmlElement, lang: value }) {
    const evidence = htmlElement === null ? [] : evidenceOf(document, [htmlElement]);
    const startTag =
      htmlElement === null || htmlElement.line === 0
        ? "<html>"
        : document.source.slice(htmlElement.start, htmlElement.startTagEnd);
    if (value === null || value.trim() === "") {
      return {
        status: "fail",
        issue: langMissing,
        text: "The page does not say its language",
        evidence,
        fix: { advice: langMissing.fix, markup: setAttribute(startTag, "lang", "en-PK") },
      };
    }
    const language = value.split("-")[0]?.toLowerCase() ?? "";
    if (!/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(value) || !isRegisteredLanguage(language)) {
      return {
        status: "fail",
        issue: langMissing,
        text: `“${value}” is not a language code`,
        evidence: evidence.map((each) => ({ ...each, mark: value })),
        fix: {
          advice: "A language, then a hyphen and a country if needed.",
          markup: setAttribute(startTag, "lang", value.replaceAll("_", "-")),
        },
      };
    }
    return pass(`The page says its language: ${value}`);
  },
};
