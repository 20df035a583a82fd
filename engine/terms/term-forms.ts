/** How terms are shown: in the form their texts use, and among the words around them. */
import { phraseIdAt, type Vocabulary } from "./count-phrases.ts";
import type { Token } from "./tokenise.ts";

export type Context = { before: string; term: string; after: string };

const CONTEXT_WORDS = 5;

/**
 * How the texts write each of these phrases most often. Of forms that are equally often the one
 * in small letters: capitals may come from a heading.
 */
export function findForms(
  wanted: readonly number[],
  documents: readonly (readonly Token[])[],
  texts: readonly string[],
  vocabulary: Vocabulary,
): Map<number, string> {
  const forms = new Map(wanted.map((id) => [id, new Map<string, number>()]));
  for (const [document, tokens] of documents.entries()) {
    for (let first = 0; first < tokens.length; first += 1) {
      for (let length = 1; length <= 3 && first + length <= tokens.length; length += 1) {
        if (length > 1 && tokens[first + length - 1]?.startsPhrase) break;
        const counts = forms.get(phraseIdAt(tokens, first, length, vocabulary));
        if (!counts) continue;
        const form = sliceWords(tokens, first, length, texts[document]).replace(/['’]s$/i, "");
        counts.set(form, (counts.get(form) ?? 0) + 1);
      }
    }
  }
  return new Map([...forms].map(([id, counts]) => [id, mostCommon(counts)]));
}

function mostCommon(counts: ReadonlyMap<string, number>): string {
  const [best] = [...counts].toSorted(
    ([a, timesA], [b, timesB]) => timesB - timesA || isSmall(b) - isSmall(a),
  );
  return best?.[0] ?? "";
}

function isSmall(form: string): number {
  return form === form.toLowerCase() ? 1 : 0;
}

/** The phrase with five words either side. */
export function cutContext(
  tokens: readonly Token[],
  place: number,
  length: number,
  text = "",
): Context {
  const from = Math.max(0, place - CONTEXT_WORDS);
  const after = place + length;
  const to = Math.min(tokens.length, after + CONTEXT_WORDS);
  const start = tokens[place]?.start ?? 0;
  const end = tokens[after - 1]?.end ?? start;
  return {
    before: onOneLine(text.slice(tokens[from]?.start, start)),
    term: onOneLine(text.slice(start, end)),
    after: onOneLine(text.slice(end, tokens[to - 1]?.end)),
  };
}

function sliceWords(tokens: readonly Token[], first: number, length: number, text = ""): string {
  return onOneLine(text.slice(tokens[first]?.start, tokens[first + length - 1]?.end));
}

/** As a term is copied: without marks of direction, soft hyphens and the like. The joiners of Urdu show, and stay. */
function onOneLine(text: string): string {
  return text.replaceAll(UNSEEN, "").replaceAll(/\s+/gu, " ");
}

/** https://www.unicode.org/reports/tr44/#Default_Ignorable_Code_Point */
const UNSEEN = /(?!\u200c|\u200d|\ufe0f)\p{Default_Ignorable_Code_Point}/gu;
