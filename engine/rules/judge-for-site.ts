/** What a crawl keeps of the checks of one page, judged once where the page is read. */
import { shorten } from "#lib/text/shorten.ts";
import { MAX_TAG_CHARACTERS_OF_A_PAGE } from "#engine/bounds.ts";
import { elementsOf } from "#engine/html/html-document.ts";
import type { PageFacts } from "#engine/html/page-facts.ts";
import type { Evidence } from "./check.ts";
import { checks } from "./checks.ts";
import type { PageVerdict } from "./page-verdict.ts";

/** Those that a site's report counts. */
const counted = checks.filter(({ issues = [] }) => issues.length > 0);

/** Of one place: enough to find it. */
const MAX_PLACE_CHARACTERS = 160;

/** The faults of a page that a site's report counts, in the order of the checks. The words of a frameset are its frames'. */
export function judgeForSite(facts: PageFacts): readonly PageVerdict[] {
  if (elementsOf(facts.document, "frameset").length > 0) return [];
  return counted.flatMap((check) => {
    const verdict = check.evaluate(facts);
    if (!("issue" in verdict) || verdict.issue === undefined) return [];
    return [{ issue: verdict.issue.id, text: verdict.text, places: boundPlaces(verdict.evidence) }];
  });
}

/** Every place of a fault, or the first of them that there is room for. */
function boundPlaces(evidence: readonly Evidence[]): PageVerdict["places"] {
  let left = MAX_TAG_CHARACTERS_OF_A_PAGE;
  return evidence
    .map(({ line, excerpt }) => ({ line, value: shorten(excerpt, MAX_PLACE_CHARACTERS, "") }))
    .filter(({ value }) => (left -= value.length) >= 0);
}
