import { firstOfList } from "#engine/site-audit/rule-helpers/first-of-list.ts";

/** Paths that owners keep out of the results on purpose, in whole segments. Our list. */
const OUT = new Set(
  `login log-in signin sign-in signup sign-up register account my-account profile cart basket checkout
  wishlist compare search thank-you thanks thankyou order-received order-confirmation order-complete 404 unsubscribe preview admin wp-admin
  wp-login.php tag tags author authors feed print share reset-password lost-password forgot-password`.split(
    /\s+/,
  ),
);
/** As old systems and generators of documents write it: /login.php, /print.html. */
const FILE_ENDING = /\.(?:html?|php|aspx?|jsp)$/;
const LIST_PARAMETER =
  /^(?:sort|order|orderby|filter|filter_.*|dir|view|q|s|search|page_size|per_page|limit|color|colour|size|price|min_price|max_price)$/i;

/** Whether a page is usually kept out of search: accounts, baskets, searches, sorted and filtered lists. */
export function isMeantToBeOut(address: string): boolean {
  const url = new URL(address);
  return (
    url.pathname
      .toLowerCase()
      .split("/")
      .some((segment) => OUT.has(segment) || OUT.has(segment.replace(FILE_ENDING, ""))) ||
    [...url.searchParams.keys()].some((name) => LIST_PARAMETER.test(name))
  );
}

/** What nobody searches for: legal pages, as their addresses name them. Our list. */
const LEGAL =
  /^(?:impressum|imprint|legal(?:-notice)?|privacy(?:-policy)?|datenschutz(?:erklaerung)?|terms(?:-(?:of-(?:service|use)|and-conditions))?|agb|cookies?(?:-policy)?|disclaimer|refund-policy)$/;
/** Lists of posts, and other forms of one post. */
const ARCHIVE =
  /\/(?:category|categories|attachment|amp|feed)(?:\/|$)|\/\d{4}(?:\/\d{2}){0,2}(?:\/(?:index\.(?:html?|php))?)?$/;

/** Whether a page is usually kept out by a noindex: these, legal pages, archives, and the later pages of a list. */
export function isUsuallyNoindexed(address: string): boolean {
  const path = new URL(address).pathname.toLowerCase();
  return (
    isMeantToBeOut(address) ||
    ARCHIVE.test(path) ||
    // WordPress calls a post by its number "/?p=12", too.
    (firstOfList(address) !== null && !/\/\?p=\d+$/.test(address)) ||
    path.split("/").some((segment) => LEGAL.test(segment.replace(FILE_ENDING, "")))
  );
}
