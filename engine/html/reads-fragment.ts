/** Reads, and no writes: "location.hash = x". */
const READ = /\blocation\s?(?:\.\s?hash\b|\[["']hash["']\])(?!\s{0,4}=[^=])/g;
const LISTENS = /\b(?:on)?hashchange\b/;
/** Looks for an element by what it read, which has to be there. */
const LOOKS_BEFORE = /(?:\$|jQuery|querySelector|getElementById)\(\s?(?:\w{1,20}\.)?$/;
const LOOKS_AFTER = /getElementById|querySelector\(|jQuery\(|[^\w$]\$\(|scroll/i;

/**
 * Whether a script takes what follows # as its own data, such as a filter or a tab: then a link to it needs
 * no element of that name.
 * https://html.spec.whatwg.org/multipage/indices.html#event-hashchange
 */
export function readsFragment(script: string): boolean {
  let isLookedUp = false;
  for (const { 0: read, index } of script.matchAll(READ)) {
    const end = index + read.length;
    const looks =
      LOOKS_BEFORE.test(script.slice(Math.max(0, index - 40), index)) ||
      LOOKS_AFTER.test(script.slice(end, end + 200));
    if (!looks) return true;
    isLookedUp = true;
  }
  return !isLookedUp && LISTENS.test(script);
}
