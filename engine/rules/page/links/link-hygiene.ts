import { count } from "#lib/count.ts";
import { evidenceOf, pass, type Check } from "#engine/rules/check.ts";
import { setAttribute } from "#engine/rules/markup.ts";
import { looksLikeAffiliate } from "#engine/links/affiliate-link.ts";

export const linkHygiene: Check = {
  id: "link-hygiene",
  title: "Links in order",
  group: "technical",
  severity: "cosmetic",
  points: 1,
  why: "Links to test servers lead visitors nowhere, paid ones without a mark break Google’s rules, and http is a detour.",
  source: "https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links",
  evaluate({ document, links, address }) {
    const isOwnTest = isTestHost(address.url.hostname);
    const strayed = links.filter(
      ({ hostname, target }) => target === "web" && isTestHost(hostname) && !isOwnTest,
    );
    const unmarked = links.filter(
      ({ url, relTokens, isInternal }) =>
        isInternal === false &&
        url !== null &&
        looksLikeAffiliate(url) &&
        !relTokens.includes("sponsored") &&
        !relTokens.includes("nofollow"),
    );
    const insecure = links.filter(
      ({ url, isInternal, isOtherHost }) =>
        address.url.protocol === "https:" &&
        isInternal === true &&
        !isOtherHost &&
        url?.startsWith("http:") === true,
    );

    const parts = [
      strayed.length > 0 ? `${count(strayed.length, "link")} to a test server` : "",
      unmarked.length > 0
        ? `${count(unmarked.length, "link that looks paid and is", "links that look paid and are")} not marked sponsored`
        : "",
      insecure.length > 0 ? `${count(insecure.length, "link")} to this site over http` : "",
    ].filter((part) => part !== "");
    if (parts.length === 0) return pass("Links are in order");
    const faulty = [...strayed, ...unmarked, ...insecure].map(({ element }) => element);
    const paid = unmarked[0]?.element;
    return {
      status: "warn",
      text: parts.join("; "),
      evidence: evidenceOf(document, faulty, { whole: true }),
      fix: {
        advice:
          "Give each link an address that visitors can reach, with https, and paid ones their mark.",
        ...(paid === undefined
          ? {}
          : {
              markup: setAttribute(
                document.source.slice(paid.start, paid.startTagEnd),
                "rel",
                "sponsored",
              ),
            }),
      },
    };
  },
};

function isTestHost(hostname: string): boolean {
  return /^(localhost|127\.|0\.0\.0\.0$|192\.168\.|10\.)|\.(local|localhost|test|internal)$|^(staging|dev)\./i.test(
    hostname,
  );
}
