import { matchUrl, selectRules } from "#engine/robots-txt/match.ts";
import { parseRobotsTxt } from "#engine/robots-txt/parse.ts";
import { readCodeBlock } from "./read-article.ts";

/** The example category's filters, with the number of choices in each. */
export const filters = { colour: 8, fabric: 5, size: 6, price: 4, sort: 4, view: 2 };
/** Closes every address with two parameters or more. */
export const AGAINST_MIXTURES = "Disallow: /*?*=*&*=";

/** Addresses that one category has, and how many of them Googlebot may still open under the article's rules. */
export function countOpenAddresses() {
  const rules = readCodeBlock("ecommerce-seo-in-pakistan", 0);
  const addresses = writeAddresses();
  return {
    noRules: addresses.length,
    threeLines: countOpen(addresses, rules),
    fourLines: countOpen(addresses, `${rules}${AGAINST_MIXTURES}\n`),
  };
}

/** Each filter is left alone or set to one of its choices. */
function writeAddresses(): string[] {
  let queries: string[][] = [[]];
  for (const [name, choices] of Object.entries(filters)) {
    queries = queries.flatMap((query) => [
      query,
      ...Array.from({ length: choices }, (_, index) => [...query, `${name}=${index + 1}`]),
    ]);
  }
  return queries.map((query) => ["/kurtas", query.join("&")].filter(Boolean).join("?"));
}

function countOpen(addresses: readonly string[], robotsTxt: string): number {
  const rules = selectRules(parseRobotsTxt(robotsTxt), "Googlebot");
  return addresses.filter((address) => matchUrl(rules, address).allowed).length;
}
