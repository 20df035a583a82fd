import { withoutFragment } from "#engine/address/without-fragment.ts";
import { forbidsIndexing } from "#engine/html/robots-directives.ts";
import { evidenceOf, headEvidence, pass, type Check } from "#engine/page-audit/checks/check.ts";

export const canonicalAgreement: Check = {
  id: "canonical-agreement",
  title: "Canonical and the other signals agree",
  group: "technical",
  impact: "cosmetic",
  points: 2,
  why: "Google weighs several signals to pick the address it indexes. When they disagree, it decides without you.",
  source: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  evaluate(facts) {
    const { document, canonicals, address, robots, openGraph, context } = facts;
    const [first] = canonicals;
    if (first === undefined) {
      const own = address.source === "unknown" ? "[the page's own full address]" : address.url.href;
      return {
        status: "warn",
        text: "The page does not name its own address as canonical",
        evidence: headEvidence(facts, '<link rel="canonical">'),
        fix: {
          advice: "Name it, so that copies with other parameters count for this page.",
          markup: `<link rel="canonical" href="${own}">`,
        },
      };
    }

    const elements = canonicals.map(({ element }) => element);
    const noindex = robots.find(
      ({ name, content, element }) =>
        name === "robots" && element.inLiveHead && forbidsIndexing(content, context.now),
    );
    if (
      address.source === "given" &&
      first.resolved !== null &&
      differs(first.resolved, address.url.href)
    ) {
      return {
        status: "warn",
        // The gate of indexability.ts: Google is asked to index the other page.
        impact: "blocks indexing",
        text:
          noindex === undefined
            ? "The canonical names another page than this one"
            : "A canonical to another page and noindex contradict each other",
        evidence: evidenceOf(
          document,
          noindex === undefined ? elements : [...elements, noindex.element],
          { mark: first.href },
        ),
        fix: {
          advice:
            noindex === undefined
              ? "Right for a copy; wrong for a page that you want indexed. If it is, name its own address."
              : "A canonical hands this page on, noindex takes it out: keep one of the two.",
          markup: `<link rel="canonical" href="${address.url.href}">`,
        },
      };
    }
    const shared = openGraph.get("og:url");
    if (
      shared !== undefined &&
      first.resolved !== null &&
      differs(URL.parse(shared, address.url.href)?.href ?? shared, first.resolved)
    ) {
      return {
        status: "warn",
        text: "og:url and the canonical name different addresses",
        evidence: evidenceOf(document, elements, { mark: first.href }),
        fix: {
          advice: "Give both the same address.",
          markup: `<meta property="og:url" content="${first.resolved}">`,
        },
      };
    }
    return pass("The canonical agrees with the page's other signals");
  },
};

function differs(one: string, other: string): boolean {
  return withoutFragment(one) !== withoutFragment(other);
}
