import { nameRefresh } from "#engine/html/meta-refresh.ts";
import { evidenceOf, pass, type Check } from "#engine/rules/check.ts";

export const metaRefresh: Check = {
  id: "meta-refresh",
  title: "No meta refresh to another page",
  group: "technical",
  severity: "clicks",
  points: 2,
  why: "Google takes a meta refresh for a redirect: it indexes where it leads, not the page that it is on.",
  source: "https://developers.google.com/search/docs/crawling-indexing/301-redirects#metarefresh",
  evaluate({ document, refresh }) {
    if (refresh === null) return pass("No meta refresh sends visitors elsewhere");
    const { seconds, url, element } = refresh;
    return {
      status: seconds === 0 ? "fail" : "warn",
      ...(seconds === 0 && { severity: "out" }),
      text: `A ${element === null ? "Refresh header" : "meta refresh"} sends visitors to ${url.slice(0, 120)} ${seconds === 0 ? "at once" : `after ${seconds} seconds`}`,
      evidence:
        element === null
          ? [{ line: 0, excerpt: nameRefresh(refresh) }]
          : evidenceOf(document, [element]),
      fix: {
        advice:
          "Delete it if this page is meant to be found. If it has moved, let the server answer with 301.",
      },
    };
  },
};
