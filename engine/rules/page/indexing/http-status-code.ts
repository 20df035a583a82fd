import { notApplicable, pass, type Check } from "#engine/rules/check.ts";

export const httpStatusCode: Check = {
  id: "http-status-code",
  title: "Status code",
  group: "technical",
  severity: "out",
  points: 4,
  lighthouseWeight: 1,
  why: "A page that answers with an error is not indexed.",
  source: "https://developers.google.com/search/docs/crawling-indexing/http-network-errors",
  evaluate({ context: { httpStatus } }) {
    if (httpStatus === undefined) return notApplicable("The status code is not in the HTML");
    if (httpStatus < 400 || httpStatus > 599) return pass(`The server answered ${httpStatus}`);
    return {
      status: "fail",
      text: `The server answered ${httpStatus}`,
      evidence: [{ line: 0, excerpt: `HTTP status ${httpStatus}` }],
      fix: { advice: "Let the address of a real page answer with 200." },
    };
  },
};
