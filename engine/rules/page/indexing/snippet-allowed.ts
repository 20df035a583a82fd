import { findSnippetHeader, forbidsSnippet } from "#engine/html/robots-directives.ts";
import { evidenceOf, pass, type Check } from "#engine/rules/check.ts";

export const snippetAllowed: Check = {
  id: "snippet-allowed",
  title: "A text may appear under the title",
  group: "on-page",
  severity: "clicks",
  points: 1,
  why: "With nosnippet or max-snippet:0 the result is a bare title: no description, no featured answer.",
  source: "https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag#nosnippet",
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
        advice: "Delete it, or allow a length; data-nosnippet hides a single part of the page.",
        markup: '<meta name="robots" content="max-snippet:-1">',
      },
    };
  },
};
