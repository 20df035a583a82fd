import {
  compareOwnSite,
  type OwnSite,
  type SearchResult,
} from "#app/tools/keyword-difficulty-checker/estimate-difficulty.ts";
import { groupThousands } from "#lib/group-thousands.ts";

/** The own site beside the results, in sentences; what is not known has none. */
export function describeOwnSite(results: readonly SearchResult[], own: OwnSite): readonly string[] {
  const { fewerDomains, fewerAuthority, domainsToMedian } = compareOwnSite(results, own);
  const known = results.filter(({ authority }) => authority !== undefined).length;
  return [
    ...(fewerDomains === null
      ? []
      : [
          `${fewerDomains} of ${results.length} results have fewer referring domains than your site.`,
        ]),
    ...(domainsToMedian === null
      ? []
      : [
          domainsToMedian === 0
            ? "You have reached the middle result."
            : `You need ${groupThousands(domainsToMedian)} more to reach the middle result.`,
        ]),
    ...(fewerAuthority === null
      ? []
      : [
          known === 0
            ? "No result has an authority to set beside yours."
            : `${fewerAuthority} of the ${known} whose authority is known have less than your site.`,
        ]),
  ];
}
