/** Where the words of a text stand: one look at each sign, since a crawl reads every page this way. */

/** Begins a word and goes on with it. */
const LETTER = 1;
/** Goes on with a word and begins none: combining marks, apostrophes, joiners, marks of direction, soft hyphens. */
const INNER = 2;
const NEITHER = 3;

const LETTER_OR_NUMBER = /^[\p{L}\p{N}]$/u;
const MARK_OR_JOINER = /^(?!\u200b|\ufeff)[\p{M}'’\p{Default_Ignorable_Code_Point}]$/u;

/** What each UTF-16 unit is, worked out when it is first met; 0 before. Halves of pairs stay 0. */
const kinds = new Uint8Array(0x1_0000);

/**
 * Begin and end of each word, one after the other, as offsets of UTF-16 units; at most `limit` words.
 * A word begins with a letter or a number; marks, apostrophes and joiners belong to it.
 */
export function findWords(text: string, limit = Infinity): Int32Array {
  // Between two words is one sign at least.
  const bounds = new Int32Array(Math.min(text.length + 1, limit * 2));
  let count = 0;
  let start = -1;
  for (let at = 0; at < text.length;) {
    const unit = text.charCodeAt(at);
    const isHalf = unit >= 0xd800 && unit <= 0xdfff;
    const sign = isHalf ? text.codePointAt(at)! : unit;
    const kind = isHalf ? judge(sign) : kinds[unit] || (kinds[unit] = judge(unit));
    if (start === -1 && kind === LETTER) {
      if (count >= bounds.length) return bounds;
      start = at;
    } else if (start !== -1 && kind === NEITHER) {
      bounds[count] = start;
      bounds[count + 1] = at;
      count += 2;
      start = -1;
    }
    at += sign > 0xffff ? 2 : 1;
  }
  if (start !== -1) {
    bounds[count] = start;
    bounds[count + 1] = text.length;
    count += 2;
  }
  return bounds.subarray(0, count);
}

function judge(codePoint: number): number {
  const sign = String.fromCodePoint(codePoint);
  return LETTER_OR_NUMBER.test(sign) ? LETTER : MARK_OR_JOINER.test(sign) ? INNER : NEITHER;
}
