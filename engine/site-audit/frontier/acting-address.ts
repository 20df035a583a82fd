/**
 * Addresses that do something when they are opened: leaving an account, filling a basket, editing.
 * RFC 9110 9.2.1 calls GET safe, and many sites do not hold it; a crawler must not find out.
 */

const ACTING_SEGMENTS =
  /^(?:log-?(?:out|off)|sign-?(?:out|off)|add-?to-?(?:cart|basket|bag|wishlist|compare)|cart|basket|checkout|wp-admin|wp-login(?:\.php)?|unsubscribe|delete|remove|xmlrpc\.php|cdn-cgi|administrator|admin-ajax\.php|wc-api)$/i;

const ACTING_PARAMETERS =
  /^(?:action|do|add[-_]to[-_](?:cart|wishlist|compare)|add_item|remove_item|undo_item|removed_item|delete|logout|signout|_wpnonce|unsubscribe|vote|like|subscribe|rsd)$/i;

/** Whether opening the address may act. Such addresses are counted, and never asked. */
export function mayAct(url: URL): boolean {
  if (url.pathname.split("/").some((segment) => ACTING_SEGMENTS.test(segment))) return true;
  if (url.search === "") return false;
  for (const [name, value] of url.searchParams) {
    if (ACTING_PARAMETERS.test(name)) return true;
    if (ACTING_SEGMENTS.test(value) && /^(?:route|page|p|view|task|mode|cmd|op)$/i.test(name)) {
      return true;
    }
  }
  return false;
}
