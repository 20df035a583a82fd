import { dedicatedSlugs } from "#app/content/cities/dedicated/dedicated-slugs.ts";
import { getCity } from "#app/content/cities/index.ts";
import type { BuiltPage, Check, Finding } from "#scripts/check-build/built-site.ts";

/**
 * Pages for towns that differ in nothing but the name are what Google calls doorways. Two city pages
 * count as alike by the share of their five-word runs that both have (Jaccard), the towns' own names
 * left out. When a bar is reached, better copy is the cure and not a higher bar.
 */
const BARS = { generic: 0.6, dedicated: 0.2 } as const;
const WORDS_A_SHINGLE = 5;

type Kind = keyof typeof BARS;
type Text = { path: string; kind: Kind; shingles: ReadonlySet<string> };

export const cityLikeness: Check = {
  name: "no two city pages say the same: under 0.6 among the generic, under 0.2 among the dedicated",
  find: (site) => {
    const texts = site.pages.filter(({ kind }) => kind === "city").map(readText);

    return (["generic", "dedicated"] as const).flatMap((kind) => {
      const pairs = pairUp(texts.filter((text) => text.kind === kind));
      const greatest = pairs.reduce<Pair | undefined>(
        (most, pair) => (most && most.likeness >= pair.likeness ? most : pair),
        undefined,
      );
      if (greatest) {
        const mean = pairs.reduce((sum, { likeness }) => sum + likeness, 0) / pairs.length;
        console.log(
          `     ${kind} city pages: likeness at most ${greatest.likeness.toFixed(3)} (${greatest.a} and ${greatest.b}), ${mean.toFixed(3)} on average over ${pairs.length} pairs`,
        );
      }
      return pairs
        .filter(({ likeness }) => likeness >= BARS[kind])
        .map(({ a, b, likeness }): Finding => ({
          path: a,
          message: `is ${likeness.toFixed(3)} like ${b}; the bar is ${BARS[kind]}`,
        }));
    });
  },
};

/** Runs of five words, in lower case, the town's name left out wherever it stands. */
export function shinglesOf(text: string, name: string): ReadonlySet<string> {
  const own = splitWords(name).join(" ");
  const words = splitWords(` ${splitWords(text).join(" ")} `.replaceAll(` ${own} `, " "));

  return new Set(
    words
      .slice(0, Math.max(0, words.length - WORDS_A_SHINGLE + 1))
      .map((_, start) => words.slice(start, start + WORDS_A_SHINGLE).join(" ")),
  );
}

/** Shared members over all members: 0 for strangers, 1 for twins. */
export function measureLikeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = a.intersection(b).size;
  const all = a.size + b.size - shared;
  return all === 0 ? 0 : shared / all;
}

type Pair = { a: string; b: string; likeness: number };

function pairUp(texts: readonly Text[]): Pair[] {
  return texts.flatMap((a, index) =>
    texts.slice(index + 1).map((b) => ({
      a: a.path,
      b: b.path,
      likeness: measureLikeness(a.shingles, b.shingles),
    })),
  );
}

function readText(page: BuiltPage): Text {
  const { elements, texts, isTextVisible } = page.document;
  const slug = page.path.split("/").at(-1) ?? "";
  const main = elements.find(({ tag }) => tag === "main");
  if (!main) throw new Error(`${page.path} has no main element`);

  const visible = texts.filter(
    (_, index) => index >= main.textStart && index < main.textEnd && isTextVisible[index],
  );
  return {
    path: page.path,
    kind: dedicatedSlugs.includes(slug) ? "dedicated" : "generic",
    shingles: shinglesOf(visible.join(" "), getCity(slug).name),
  };
}

function splitWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
