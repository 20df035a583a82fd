/** What the address called the second tab before the tabs had names: links to it are on other sites. */
const OLD_NAME_OF_SECOND = "measured";

/**
 * The tab that `?way=` names, out of a tool's own tabs in their order. An address of the time when
 * each tool's tabs were called `specified` and `measured` opens the first and the second; a word
 * that names no tab opens the first.
 */
export function findTab(tab: string, names: readonly string[]): string {
  const [first = "", second = first] = names;
  if (names.includes(tab)) return tab;
  return tab === OLD_NAME_OF_SECOND ? second : first;
}
