import type { PageIssue } from "#engine/rules/page-issue.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";
import { elementsOf } from "#engine/html/html-document.ts";
import { evidenceOf, headEvidence, pass, type Check } from "#engine/rules/check.ts";
import { nameOf } from "#engine/html/page-facts.ts";

const MARKUP = '<meta name="viewport" content="width=device-width, initial-scale=1">';

const viewportMissing: PageIssue = {
  id: "viewport-missing",
  severity: "clicks",
  source: "google",
  weight: 2,
  fixedIn: "template",
  title: (pages) => `${howMany(pages, "page is", "pages are")} not laid out for phones`,
  rule: "Every page has a viewport that follows the width of the phone.",
  fix: `Tell the phone to use its own width: ${MARKUP}.`,
  doneWhen: "Each page has a viewport with width=device-width.",
};

export const viewport: Check = {
  id: "viewport",
  title: "Phone layout",
  group: "technical",
  severity: "clicks",
  points: 3,
  why: "Without it a phone shows the page as a shrunken desktop page, and Google indexes the phone's view.",
  source:
    "https://developers.google.com/search/docs/crawling-indexing/mobile/mobile-sites-mobile-first-indexing",
  issues: [viewportMissing],
  guide: {
    topic: "markup",
    name: "Page not laid out for phones",
    finds: "Finds pages without a viewport for phones.",
    matters:
      "Sites from the years before phones that were never redesigned, and single pages made outside the template.",
    example: {
      kind: "html",
      wrong: '<meta name="viewport" content="width=1024">',
      right: '<meta name="viewport" content="width=device-width, initial-scale=1">',
    },
  },
  evaluate(facts) {
    const { document, viewport: content } = facts;
    const elements = elementsOf(document, "meta").filter((meta) => nameOf(meta) === "viewport");
    if (content === null) {
      return {
        status: "fail",
        issue: viewportMissing,
        text: "No viewport for phones",
        evidence: headEvidence(facts, '<meta name="viewport">'),
        fix: { advice: "Tell the phone to use its own width.", markup: MARKUP },
      };
    }
    if (!/width\s*=\s*device-width/i.test(content)) {
      return {
        status: "fail",
        issue: viewportMissing,
        text: "The viewport does not follow the phone's width",
        evidence: evidenceOf(document, elements.slice(0, 1), { mark: content }),
        fix: { advice: "Use the device's own width.", markup: MARKUP },
      };
    }
    const scale = Number(/maximum-scale\s*=\s*([\d.]+)/i.exec(content)?.[1] ?? "10");
    if (/user-scalable\s*=\s*(no|0)/i.test(content) || scale < 2) {
      return {
        status: "warn",
        text: "The viewport forbids zooming",
        evidence: evidenceOf(document, elements.slice(0, 1), { mark: content }),
        fix: { advice: "Let people enlarge the text.", markup: MARKUP },
      };
    }
    return pass("The page follows the phone's width");
  },
};
