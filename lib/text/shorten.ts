const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });
/** Below U+0300 every code unit is a character of its own, but for the pair of a line break. */
const PLAIN = /^[\0-\u02FF]{2}$/;
/** In code units. What is longer, such as a letter with a hundred accents, is cut all the same. */
const LONGEST_CHARACTER = 64;

/**
 * A text of at most `most` UTF-16 code units, the mark at its end included. It is cut between
 * characters as people see them, never inside an emoji, a flag or a letter with its accents.
 * https://www.unicode.org/reports/tr29/#Grapheme_Cluster_Boundaries
 */
export function shorten(text: string, most: number, mark = "…"): string {
  return text.length <= most ? text : text.slice(0, findEnd(text, most - mark.length)) + mark;
}

/** The last boundary up to a place. */
function findEnd(text: string, place: number): number {
  if (place <= 0) return 0;
  const around = text.slice(place - 1, place + 1);
  if (PLAIN.test(around) && around !== "\r\n") return place;
  const start = segmenter.segment(text.slice(0, place + 2)).containing(place)?.index ?? place;
  if (start > 0 || place < LONGEST_CHARACTER) return start;
  return (text.codePointAt(place - 1) ?? 0) > 0xff_ff ? place - 1 : place;
}
