import type { PageIssue } from "#engine/rules/page-issue.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";
import { findMixedContent } from "#engine/html/mixed-content.ts";
import { count } from "#lib/count.ts";
import { evidenceOf, notApplicable, pass, type Check } from "#engine/rules/check.ts";

/** Browsers refuse these outright; pictures, sound and film they fetch over https instead. */
const REFUSED = new Set(["script", "iframe", "link", "embed", "object", "form"]);

const mixedContentIssue: PageIssue = {
  id: "mixed-content",
  severity: "clicks",
  source: "w3c",
  weight: 2,
  fixedIn: "template",
  isCountedByPlace: true,
  title: (pages) => `${howMany(pages, "page loads", "pages load")} files without encryption`,
  rule: "An https page loads everything over https.",
  fix: "Use https addresses; if a server has none, serve the file from your own.",
  doneWhen: "No address of a file begins with http://",
};

export const mixedContent: Check = {
  id: "mixed-content",
  title: "Nothing loaded without encryption",
  group: "technical",
  severity: "clicks",
  points: 2,
  why: "On an https page browsers refuse scripts and styles from http addresses, and the page breaks.",
  source: "https://www.w3.org/TR/mixed-content/",
  issues: [mixedContentIssue],
  guide: {
    topic: "indexing",
    name: "Files loaded without encryption",
    finds: "Finds files that an https page loads over http.",
    matters:
      "Sites that moved to https and still have old addresses in their texts and in theme settings.",
    example: {
      kind: "html",
      wrong: `
        <link rel="canonical" href="https://chinar.example/lahore/desks">
        <script src="http://chinar.example/menu.js"></script>
      `,
      right: `
        <link rel="canonical" href="https://chinar.example/lahore/desks">
        <script src="https://chinar.example/menu.js"></script>
      `,
    },
  },
  evaluate(facts) {
    const { document, address } = facts;
    if (address.source === "unknown") return notApplicable("The page's own address is not known");
    if (address.url.protocol !== "https:")
      return notApplicable("The page itself is not served over https");
    const insecure = findMixedContent(facts);
    const [first] = insecure;
    if (first === undefined) return pass("Everything on the page loads over https");
    const refused = insecure.filter(({ tag }) => REFUSED.has(tag));
    return {
      issue: mixedContentIssue,
      status: refused.length > 0 ? "fail" : "warn",
      text: `${count(insecure.length, "file")} loaded over http`,
      evidence: evidenceOf(
        document,
        [...refused, ...insecure.filter((each) => !refused.includes(each))],
        {
          mark: "http:",
        },
      ),
      fix: {
        advice: mixedContentIssue.fix,
        markup: document.source.slice(first.start, first.startTagEnd).replace(/http:/i, "https:"),
      },
    };
  },
};
