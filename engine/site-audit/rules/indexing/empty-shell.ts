import type { SiteRule } from "#engine/site-audit/rule.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const emptyShell: SiteRule = {
  id: "empty-shell",
  severity: "blocking",
  source: "google",
  sourceUrl:
    "https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics",
  weight: 12,
  fixedIn: "template",
  title: (pages) => `${howMany(pages, "page is", "pages are")} empty without JavaScript`,
  why: "The HTML holds no words. Google may run the scripts later; many other readers, AI ones among them, do not.",
  rule: "The words of a page are in its HTML.",
  fix: "Let the server send the page with its words (server rendering, or files made at build time).",
  doneWhen: "“View source” shows the words.",
  isOfOnePage: true,
  guide: {
    topic: "indexing",
    name: "Page that is empty without JavaScript",
    finds:
      "Finds pages whose HTML holds no words until a script has run. Google may run it later; AI crawlers and link previews usually do not.",
    matters:
      "Owners of apps made with React, Vue or Angular without server rendering: the shop looks full and reads as empty.",
    example: {
      kind: "html",
      wrong: `
        <body>
          <div id="root"></div>
          <script src="/app.js"></script>
        </body>
      `,
      right: `
        <body>
          <div id="root">
            <h1>Office desks in Lahore</h1>
            <p>Made to measure from PKR 18,000.</p>
          </div>
          <script src="/app.js"></script>
        </body>
      `,
    },
  },
  find(site) {
    return site.readPages.flatMap(({ url, facts }) =>
      facts.shell === null
        ? []
        : [
            {
              url,
              line: facts.shell.line,
              evidence: `${facts.wordCount} words in the HTML; ${facts.shell.value}`,
            },
          ],
    );
  },
};
