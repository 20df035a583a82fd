import { shorten } from "#lib/text/shorten.ts";
import { MAX_VALUES_OF_A_PAGE, MAX_VALUE_CHARACTERS } from "#engine/bounds.ts";
import type { SitePageFacts } from "./site-page-facts.ts";

/** Of a bounded number of words, and larger than a value may be. */
const BOUNDED_ELSEWHERE: ReadonlySet<string> = new Set(["shingles", "ids", "opening"]);

/** A page's facts with every text and list as long as it may be. */
export function boundFacts(facts: SitePageFacts): { facts: SitePageFacts; isCut: boolean } {
  let isCut = false;
  const bound = (name: string, value: unknown): unknown => {
    if (BOUNDED_ELSEWHERE.has(name)) return value;
    if (typeof value === "string") {
      isCut ||= value.length > MAX_VALUE_CHARACTERS;
      return shorten(value, MAX_VALUE_CHARACTERS, "");
    }
    if (Array.isArray(value)) {
      isCut ||= value.length > MAX_VALUES_OF_A_PAGE;
      return value.slice(0, MAX_VALUES_OF_A_PAGE).map((each) => bound("", each));
    }
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, bound(key, each)]));
  };
  return { facts: bound("", facts) as SitePageFacts, isCut };
}
