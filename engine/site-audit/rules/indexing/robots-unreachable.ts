import { WHILE_ROBOTS_TXT_FAILS } from "#engine/robots-txt/google-facts.ts";
import { isNotThere } from "#engine/site-audit/coverage.ts";
import type { SiteRule } from "#engine/site-audit/rule.ts";

export const robotsUnreachable: SiteRule = {
  id: "robots-unreachable",
  severity: "blocking",
  source: "rfc9309",
  sourceUrl: "https://www.rfc-editor.org/rfc/rfc9309.html#section-2.3.1.4",
  weight: 12,
  fixedIn: "server",
  title: () => "robots.txt does not answer",
  why: `While robots.txt fails, ${WHILE_ROBOTS_TXT_FAILS}.`,
  rule: "robots.txt answers 200 with rules, or 404 where there are none.",
  fix: "Let the server answer /robots.txt with the file, or with 404. A 5xx there closes everything.",
  doneWhen: "/robots.txt answers 200 or 404 from outside your network.",
  guide: {
    topic: "indexing",
    name: "robots.txt that does not answer",
    finds:
      "Finds sites whose robots.txt answers with a server error or not at all. Google then holds back from the whole site before it reads a page.",
    matters:
      "Every site behind a firewall or a bot filter: a rule against robots that also stops robots.txt stops Google.",
    example: {
      kind: "headers",
      wrong: `
        GET /robots.txt
        HTTP/1.1 503 Service Unavailable
      `,
      right: `
        GET /robots.txt
        HTTP/1.1 200 OK
        Content-Type: text/plain

        User-agent: *
        Disallow:
      `,
    },
  },
  find(site) {
    const { robots } = site.rows;
    if (robots?.kind !== "unavailable" || isNotThere(site.find(site.home))) return [];
    return [
      {
        url: robots.url,
        evidence: robots.detail ?? `robots.txt answers ${robots.status ?? "nothing"}`,
        cause: "site",
        linkedFrom: [],
      },
    ];
  },
};
