import { shorten } from "#lib/text/shorten.ts";
import { nameRefresh } from "#engine/html/meta-refresh.ts";
import { evidenceOf, pass, type Check } from "#engine/rules/check.ts";

const FIX =
  "Delete it if this page is meant to be found. If it has moved, let the server answer with 301.";

export const metaRefresh: Check = {
  id: "meta-refresh",
  title: "No meta refresh to another page",
  group: "technical",
  severity: "clicks",
  points: 2,
  why: "Google takes a meta refresh for a redirect: it indexes where it leads, not the page that it is on.",
  source: "https://developers.google.com/search/docs/crawling-indexing/301-redirects#metarefresh",
  guide: {
    topic: "indexing",
    name: "Meta refresh to another page",
    finds: "Finds a meta refresh or a Refresh header.",
    matters: "Old static sites that moved, and hosts on which nobody can set a real redirect.",
    fix: FIX,
    doneWhen: "The page stays in the browser, or the server redirects the address.",
    example: {
      kind: "html",
      wrong: '<meta http-equiv="refresh" content="0; url=https://chinar.example/new-desks">',
      right: '<link rel="canonical" href="https://chinar.example/lahore/desks">',
    },
  },
  evaluate({ document, refresh }) {
    if (refresh === null) return pass("No meta refresh sends visitors elsewhere");
    const { seconds, url, element } = refresh;
    return {
      status: seconds === 0 ? "fail" : "warn",
      ...(seconds === 0 && { severity: "out" }),
      text: `A ${element === null ? "Refresh header" : "meta refresh"} sends visitors to ${shorten(url, 120)} ${seconds === 0 ? "at once" : `after ${seconds} seconds`}`,
      evidence:
        element === null
          ? [{ line: 0, excerpt: nameRefresh(refresh) }]
          : evidenceOf(document, [element]),
      fix: {
        advice: FIX,
      },
    };
  },
};
