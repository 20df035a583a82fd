import { findSnippetHeader, forbidsSnippet } from "#engine/html/robots-directives.ts";
import { evidenceOf, pass, type Check } from "#engine/rules/check.ts";

const FIX = "Delete it, or allow a length; data-nosnippet hides a single part of the page.";

export const snippetAllowed: Check = {
  id: "snippet-allowed",
  title: "A text may appear under the title",
  group: "on-page",
  severity: "clicks",
  points: 1,
  why: "With nosnippet or max-snippet:0 the result is a bare title: no description, no featured answer.",
  source: "https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag#nosnippet",
  guide: {
    topic: "indexing",
    name: "No text allowed under the title",
    finds: "Finds pages that allow no text under their title.",
    matters:
      "Publishers who wanted to keep single passages out of the results and closed the whole page.",
    fix: FIX,
    doneWhen: "No robots tag or header of the page says nosnippet or max-snippet:0.",
    example: {
      kind: "html",
      wrong: '<meta name="robots" content="nosnippet">',
      right: `
        <p>Desks from PKR 18,000.</p>
        <p data-nosnippet>Our discount code is for members.</p>
      `,
    },
  },
  evaluate({ document, robots, context }) {
    const metas = robots.filter(
      ({ name, content }) => (name === "robots" || name === "googlebot") && forbidsSnippet(content),
    );
    const header = findSnippetHeader(context.xRobotsTag ?? "", "googlebot");
    if (metas.length === 0 && header === null)
      return pass("Google may show a text under the title");
    return {
      status: "fail",
      text: "The page forbids any text under its title",
      evidence: [
        ...evidenceOf(
          document,
          metas.map(({ element }) => element),
        ),
        ...(header === null ? [] : [{ line: 0, excerpt: `X-Robots-Tag: ${header}` }]),
      ],
      fix: {
        advice: FIX,
        markup: '<meta name="robots" content="max-snippet:-1">',
      },
    };
  },
};
