import { count } from "#lib/count.ts";
import { pass, type Check } from "#engine/rules/check.ts";

/** Our choice: no search engine publishes a number of words. */
const HARDLY_ANY_WORDS = 50;
const FEW_WORDS = 150;

export const thinText: Check = {
  id: "thin-text",
  title: "Text to read",
  group: "on-page",
  severity: "clicks",
  points: 2,
  isEssential: true,
  why: "A page can only be found for what it says. Few words leave little to be found for.",
  /** Text in a closed details counts: Google reads it, and a press opens it. */
  evaluate({ visibleText, foldedText }) {
    const words = countReadWords(`${visibleText} ${foldedText}`);
    if (words >= FEW_WORDS) return pass(`${count(words, "word")} of text`);
    return {
      status: words < HARDLY_ANY_WORDS ? "fail" : "warn",
      text: `Only ${count(words, "word")} of text`,
      evidence: [
        { line: 1, excerpt: visibleText === "" ? "No visible text" : visibleText.slice(0, 160) },
      ],
      fix: {
        advice:
          "Answer what a customer asks before buying: what it is, for whom, where, at what price, how to start. Text that scripts add is not in this source.",
      },
    };
  },
};

const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/gu;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu;

/** Scripts without spaces between words are counted at two characters a word. */
export function countReadWords(text: string): number {
  const unspaced = countMatches(text, UNSPACED);
  const spaced = countMatches(unspaced === 0 ? text : text.replace(UNSPACED, " "), WORD);
  return spaced + Math.ceil(unspaced / 2);
}

/** Without a list of them all: the words of a large page are many megabytes. `pattern` is global. */
function countMatches(text: string, pattern: RegExp): number {
  let matches = 0;
  pattern.lastIndex = 0;
  while (pattern.test(text)) matches += 1;
  return matches;
}
