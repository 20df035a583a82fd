/** Addresses with the marks that affiliate programmes put into their links. Our choice; a hint, not proof. */
const PARAMETERS = [
  "aff",
  "affid",
  "aff_id",
  "affiliate",
  "affiliate_id",
  "partner_id",
  "refid",
  "awc",
  "irclickid",
];
const HOSTS =
  /(^|\.)(amzn\.to|awin1\.com|shareasale\.com|clickbank\.net|anrdoezrs\.net|dpbolvw\.net|jdoqocy\.com|tkqlhce\.com|linksynergy\.com|s\.click\.aliexpress\.com)$/;

/** Whether a full address looks like one that pays; what is no address does not. */
export function looksLikeAffiliate(address: string): boolean {
  const url = URL.parse(address);
  if (url === null) return false;
  if (HOSTS.test(url.hostname)) return true;
  if (/(^|\.)amazon\./.test(url.hostname) && url.searchParams.has("tag")) return true;
  return PARAMETERS.some((name) => url.searchParams.has(name));
}
