import { formOf } from "#engine/address/address-forms.ts";
import { withoutFragment } from "#engine/address/without-fragment.ts";
import { withoutTracking } from "#engine/address/without-tracking.ts";
import { mayAct } from "#engine/site-audit/frontier/acting-address.ts";
import { isMeantToBeOut } from "#engine/site-audit/meant-to-be-out.ts";

/**
 * Whether nofollow on a link within a site is a loss: not where it leads back to its own page, shares or prints one, leads to a page
 * that is kept out of search, or to an address that does something, such as filling a basket.
 */
export function isWorthFollowing(from: string, to: string): boolean {
  return (
    pageOf(from) !== pageOf(to) &&
    withoutTracking(to) === to &&
    !isMeantToBeOut(to) &&
    !mayAct(new URL(to))
  );
}

function pageOf(address: string): string {
  return formOf(withoutFragment(withoutTracking(address)));
}
