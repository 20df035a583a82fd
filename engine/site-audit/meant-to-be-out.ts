/** Paths that owners keep out of the results on purpose, in whole segments. Our list. */
const OUT = new Set(
  `login log-in signin sign-in signup sign-up register account my-account profile cart basket checkout
  wishlist compare search thank-you thanks thankyou order-received unsubscribe preview admin wp-admin
  wp-login.php tag tags author feed print share reset-password lost-password forgot-password`.split(
    /\s+/,
  ),
);
/** As old systems and generators of documents write it: /login.php, /print.html. */
const FILE_ENDING = /\.(?:html?|php|aspx?|jsp)$/;
const LIST_PARAMETER =
  /^(?:sort|order|orderby|filter|filter_.*|dir|view|q|s|search|page_size|per_page|limit|color|colour|size|price|min_price|max_price|replytocom)$/i;

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
