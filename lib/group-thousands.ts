/**
 * A number as the site writes it: 1200 → "1,200", 0.5 → "0.5"; at most three digits after the point.
 *
 * Without `toLocaleString`, which writes the same: its first call loads the browser's rules for
 * numbers, and on a slow phone that delays the answer to a tap.
 */
export function groupThousands(number: number): string {
  const [whole = "", fraction] = String(Math.round(number * 1000) / 1000).split(".");
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ",");
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
