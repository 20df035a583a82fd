import { isArabic } from "./stop-words.ts";
import type { Token } from "./tokenise.ts";
import { foldText } from "#lib/text/fold-text.ts";

/**
 * The article, which Arabic writes together with its word, and what it writes before the two: "and",
 * "with", "so", "as". "For the" has a form of its own, لل. Three letters are left of the word.
 */
const ARTICLE = new RegExp(
  `^(?:[${foldText("وبفك")}]?${foldText("ال")}|${foldText("و")}?${foldText("لل")})(?=\\p{L}{3})`,
  "u",
);

/** The words of an Arabic text with each article off its key, so that all forms of a word are one term. */
export function withoutArticles(
  tokens: readonly Token[],
  stopWords: ReadonlySet<string>,
): readonly Token[] {
  if (!isArabic(tokens)) return tokens;
  return tokens.map((token) =>
    stopWords.has(token.key) ? token : { ...token, key: token.key.replace(ARTICLE, "") },
  );
}
