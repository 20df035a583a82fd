import { parseHtml } from "#engine/html/parse-html.ts";
import { readMainText } from "#engine/html/main-text.ts";
import { readPageFacts } from "#engine/html/page-facts.ts";
import { contextOf, decodePage, type PageOrReason } from "#engine/live/read-page.ts";
import { toKey } from "#engine/terms/normalise.ts";
import { tokenise } from "#engine/terms/tokenise.ts";

/** What a competing page says of the phrase. Figures that only a paid index knows are not here. */
export type RivalTitle = { url: string } & (
  | {
      state: "read";
      title: string | null;
      h1: string | null;
      /** Whether all words of the phrase are there, in any order. */
      phraseIn: { title: boolean; h1: boolean; description: boolean; address: boolean };
      /** Times the phrase is in the main text, word for word. */
      count: number;
      words: number;
    }
  | { state: "not-read"; detail: string }
);

export type LiveTitles = { phrase: string; rivals: readonly RivalTitle[] };

/** The titles of rivals in the order asked, each with where the phrase's words are. */
export function judgeTitles(
  asked: readonly PageOrReason[],
  { phrase, now }: { phrase: string; now: number },
): LiveTitles {
  const wanted = keysOf(phrase);
  return {
    phrase,
    rivals: asked.map((one): RivalTitle => {
      if (!("page" in one)) return { url: one.url, state: "not-read", detail: one.detail };
      const { html, encoding } = decodePage(one.page);
      const parsed = parseHtml(html);
      if (!parsed.ok) {
        return { url: one.url, state: "not-read", detail: "What it sends is not HTML." };
      }
      const facts = readPageFacts(parsed.value, contextOf(one.page, encoding, now));
      const h1 = facts.headings.find(({ level }) => level === 1)?.text ?? null;
      const text = keysOf(readMainText(parsed.value).text);
      return {
        url: one.page.url,
        state: "read",
        title: facts.title,
        h1,
        phraseIn: {
          title: containsAll(facts.title, wanted),
          h1: containsAll(h1, wanted),
          description: containsAll(facts.description, wanted),
          address: containsAll(readableAddress(one.page.url), wanted),
        },
        count: countRuns(text, wanted),
        words: text.length,
      };
    }),
  };
}

function keysOf(text: string): readonly string[] {
  return tokenise(text).map(({ key }) => toKey(key));
}

function containsAll(text: string | null, wanted: readonly string[]): boolean {
  const keys = new Set(keysOf(text ?? ""));
  return wanted.length > 0 && wanted.every((word) => keys.has(word));
}

/** Hyphens and slashes part the words of an address. */
function readableAddress(url: string): string {
  try {
    return decodeURIComponent(new URL(url).pathname).replaceAll(/[/_.+-]+/g, " ");
  } catch {
    return "";
  }
}

function countRuns(words: readonly string[], wanted: readonly string[]): number {
  if (wanted.length === 0) return 0;
  let runs = 0;
  for (let at = 0; at + wanted.length <= words.length; at += 1) {
    if (wanted.every((word, offset) => words[at + offset] === word)) runs += 1;
  }
  return runs;
}
