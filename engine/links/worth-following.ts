import { sameAddress } from "#engine/address/address-key.ts";
import { mayAct } from "#engine/site-audit/frontier/acting-address.ts";
import { isMeantToBeOut } from "#engine/site-audit/meant-to-be-out.ts";

/**
 * Whether nofollow on a link within a site is a loss: not where it leads back to its own page, to a page
 * that is kept out of search, or to an address that does something, such as filling a basket.
 */
export function isWorthFollowing(from: string, to: string): boolean {
  return !sameAddress(from, to) && !isMeantToBeOut(to) && !mayAct(new URL(to));
}
