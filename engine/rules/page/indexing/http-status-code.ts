import { notApplicable, pass, type Check } from "#engine/rules/check.ts";

const FIX = "Let the address of a real page answer with 200.";

export const httpStatusCode: Check = {
  id: "http-status-code",
  title: "Status code",
  group: "technical",
  severity: "out",
  points: 4,
  lighthouseWeight: 1,
  why: "A page that answers with an error is not indexed.",
  source: "https://developers.google.com/crawling/docs/troubleshooting/http-status-codes",
  guide: {
    topic: "indexing",
    name: "Page that answers with an error code",
    finds: "Finds pages that answer with a status code of 400 or higher.",
    matters:
      "Sites behind bot filters, which let a browser in and answer 403 to the crawlers that the site depends on.",
    fix: `${FIX} If a filter blocks crawlers, make an exception for Googlebot.`,
    doneWhen: "The address answers 200 to a browser and to Googlebot.",
    example: {
      kind: "headers",
      wrong: `
        HTTP/1.1 403 Forbidden

        <h1>Office desks</h1>
      `,
      right: `
        HTTP/1.1 200 OK

        <h1>Office desks</h1>
      `,
    },
  },
  evaluate({ context: { httpStatus } }) {
    if (httpStatus === undefined) return notApplicable("The status code is not in the HTML");
    if (httpStatus < 400 || httpStatus > 599) return pass(`The server answered ${httpStatus}`);
    return {
      status: "fail",
      text: `The server answered ${httpStatus}`,
      evidence: [{ line: 0, excerpt: `HTTP status ${httpStatus}` }],
      fix: { advice: FIX },
    };
  },
};
