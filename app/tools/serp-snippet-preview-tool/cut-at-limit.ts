import { countSigns } from "#engine/text-width/cut-text.ts";
import { TITLE_MAX_LENGTH } from "#engine/text-width/snippet-limits.ts";

const MIN_AT_LIMIT = 3;

/** Results pages and crawlers' reports set an ellipsis where they cut. */
export function endsInEllipsis(text: string): boolean {
  return /(?:…|\.{3})\s*$/u.test(text);
}

/**
 * Whether a table's titles were cut at 60 characters, as some tools export them: several have exactly as
 * many, more than are one or two shorter, and none has more. Our choice.
 */
export function areCutAtLimit(titles: readonly string[]): boolean {
  const lengths = titles.map((title) => countSigns(title.trim()));
  const count = (length: number) => lengths.filter((each) => each === length).length;
  const atLimit = count(TITLE_MAX_LENGTH);
  return (
    lengths.every((length) => length <= TITLE_MAX_LENGTH) &&
    atLimit >= MIN_AT_LIMIT &&
    atLimit > count(TITLE_MAX_LENGTH - 1) + count(TITLE_MAX_LENGTH - 2)
  );
}
