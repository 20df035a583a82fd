import type { SiteRule } from "#engine/site-audit/rule.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const renderBlocking: SiteRule = {
  id: "render-blocking",
  severity: "clicks",
  source: "web.dev",
  sourceUrl: "https://developer.chrome.com/docs/performance/insights/render-blocking",
  weight: 1,
  fixedIn: "template",
  title: (pages) =>
    howMany(
      pages,
      "page waits for scripts before it shows anything",
      "pages wait for scripts before they show anything",
    ),
  why: "Seen in the HTML, not measured: a script in head without defer holds back the first words, on a phone by seconds.",
  rule: "Scripts in head are deferred or asynchronous.",
  fix: "Add defer to the script, or move it to the end of body.",
  doneWhen: "No script in head blocks.",
  isOfOnePage: true,
  guide: {
    topic: "speed",
    name: "Scripts that hold the page back",
    finds:
      "Finds scripts in the head that are neither deferred nor asynchronous, so that a phone shows nothing until they have loaded and run.",
    matters:
      "Sites with several analytics, chat and slider scripts, each pasted into the head as its maker says.",
    example: {
      kind: "html",
      wrong: `
        <head>
          <script src="/slider.js"></script>
        </head>
      `,
      right: `
        <head>
          <script src="/slider.js" defer></script>
        </head>
      `,
    },
  },
  find(site) {
    return site.readPages.flatMap(({ url, facts }) =>
      facts.renderBlocking.map(({ value, line }) => ({
        url,
        line,
        target: value,
        evidence: value,
      })),
    );
  },
};
