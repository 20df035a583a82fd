import {
  findNofollowHeader,
  forbidsFollowing,
  forbidsIndexing,
} from "#engine/html/robots-directives.ts";
import { evidenceOf, notApplicable, pass, type Check } from "#engine/rules/check.ts";

const FIX = "Delete nofollow here, and mark single links with rel where one needs it.";

export const pageNofollow: Check = {
  id: "page-nofollow",
  title: "Links of the page may be followed",
  group: "technical",
  severity: "clicks",
  points: 2,
  why: "A nofollow for the whole page stops at your own links too: what only they lead to stays unknown.",
  source: "https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag#nofollow",
  guide: {
    topic: "indexing",
    name: "nofollow for a whole page",
    finds: "Finds nofollow in a robots tag or header.",
    matters:
      "Shops with this set on category pages: products that only these pages link to stay unknown.",
    fix: FIX,
    doneWhen: "The page's robots tag and headers do not say nofollow or none.",
    example: {
      kind: "html",
      wrong: '<meta name="robots" content="index, nofollow">',
      right: '<a href="https://ads.example/desk" rel="sponsored">Our partner\'s desk</a>',
    },
  },
  evaluate({ document, robots, context }) {
    const forGoogle = robots.filter(({ name }) => name === "robots" || name === "googlebot");
    if (forGoogle.some(({ content }) => forbidsIndexing(content, context.now))) {
      return notApplicable("The page forbids indexing, so its links hardly matter");
    }
    const metas = forGoogle.filter(({ content }) => forbidsFollowing(content));
    const header = findNofollowHeader(context.xRobotsTag ?? "", "googlebot");
    if (metas.length === 0 && header === null) return pass("The page lets its links be followed");
    return {
      status: "fail",
      text: "The page forbids following any of its links",
      evidence: [
        ...evidenceOf(
          document,
          metas.map(({ element }) => element),
          { mark: "nofollow" },
        ),
        ...(header === null ? [] : [{ line: 0, excerpt: `X-Robots-Tag: ${header}` }]),
      ],
      fix: { advice: FIX },
    };
  },
};
