import { cityNames } from "#app/content/cities/city-names.ts";
import { attribute, type HtmlElement } from "#engine/html/html-document.ts";
import type { BuiltPage, Check, Finding } from "./built-site.ts";

/**
 * Pages for towns that differ in nothing but the name are what Google calls doorways. What counts is
 * the running text: the runs of six words of a page that are on ten or more city pages are shared,
 * those that are on no other are its own. When a bar is reached, better copy is the cure and not
 * another bar.
 */
const WORDS_A_RUN = 6;
const PAGES_THAT_SHARE = 10;
const MOST_SHARED = 0.35;
const MOST_SHARED_IN_THE_MIDDLE = 0.23;
/** As a reader sees it, names and numbers included, and with five pages for ten. */
const PAGES_THAT_SHARE_AS_READ = 5;
const MOST_SHARED_AS_READ = 0.15;
const LEAST_OWN = 0.55;

export type Likeness = {
  path: string;
  /** Share of the page's runs that are on so many city pages, 0 to 1. */
  shared: number;
  /** Share that are on this page alone. */
  own: number;
};

export const cityLikeness: Check = {
  name: "of each city page's six-word runs at most 35% (23% in the middle) are on ten or more city pages, and at least 55% on no other; with names and numbers at most 15% are on five",
  find: (site) => {
    const cityPages = site.pages.filter(({ kind }) => kind === "city");
    const texts = cityPages.map((page) => ({ path: page.path, text: runningText(page) }));
    const likeness = measureLikeness(
      texts.map(({ path, text }) => ({ path, runs: runsOf(maskText(text)) })),
    );
    const asRead = measureLikeness(
      texts.map(({ path, text }) => ({ path, runs: runsOf(splitWords(text)) })),
      PAGES_THAT_SHARE_AS_READ,
    );

    const byShare = likeness.toSorted((a, b) => a.shared - b.shared);
    const byOwn = likeness.toSorted((a, b) => b.own - a.own);
    const middle = Math.floor(likeness.length / 2);
    const [worst, least] = [byShare.at(-1), byOwn.at(-1)];
    if (worst && least) {
      console.log(
        `     ${likeness.length} city pages: shared ${percent(byShare[middle]?.shared)} in the middle, ${percent(worst.shared)} at most (${worst.path}); as read ${percent(Math.max(...asRead.map(({ shared }) => shared)))} at most; own ${percent(byOwn[middle]?.own)} in the middle, ${percent(least.own)} at least (${least.path})`,
      );
    }

    const middleShared = byShare[middle]?.shared ?? 0;
    const tooAlike =
      middleShared > MOST_SHARED_IN_THE_MIDDLE
        ? [{ path: "all", message: `${percent(middleShared)} of the page in the middle is shared` }]
        : [];

    const findings = likeness.flatMap(({ path, shared, own }): Finding[] => [
      ...(shared > MOST_SHARED
        ? [{ path, message: `${percent(shared)} of it stands on ten or more city pages` }]
        : []),
      ...(own < LEAST_OWN ? [{ path, message: `only ${percent(own)} of it is its own` }] : []),
    ]);
    const readAlike = asRead
      .filter(({ shared }) => shared > MOST_SHARED_AS_READ)
      .map(({ path, shared }) => ({
        path,
        message: `${percent(shared)} of it, as it is read, is on five or more city pages`,
      }));
    return [...tooAlike, ...findings, ...readAlike];
  },
};

/** How much of each page's runs it shares with many, and how much with none. */
export function measureLikeness(
  pages: readonly { path: string; runs: ReadonlySet<string> }[],
  pagesThatShare = PAGES_THAT_SHARE,
): Likeness[] {
  const pagesOfRun = new Map<string, number>();
  for (const { runs } of pages) {
    for (const run of runs) pagesOfRun.set(run, (pagesOfRun.get(run) ?? 0) + 1);
  }

  return pages.map(({ path, runs }) => {
    const counts = [...runs].map((run) => pagesOfRun.get(run) ?? 0);
    const share = (isCounted: (count: number) => boolean) =>
      counts.length === 0 ? 0 : counts.filter(isCounted).length / counts.length;
    return {
      path,
      shared: share((count) => count >= pagesThatShare),
      own: share((count) => count === 1),
    };
  });
}

const maskedNames = cityNames
  .map(({ name }) => splitWords(name).join(" "))
  .toSorted((a, b) => b.length - a.length);

/** Every city's name counts as one word and every number as another: swapping them does not make a sentence new. */
export function maskText(text: string): string[] {
  let masked = ` ${splitWords(text.replaceAll(/(?<=\d)[.,](?=\d)/g, "")).join(" ")} `;
  for (const name of maskedNames) masked = masked.replaceAll(` ${name} `, " NAME ");
  return masked
    .trim()
    .split(" ")
    .map((word) => (/^\p{N}+$/u.test(word) ? "NUMBER" : word));
}

export function runsOf(words: readonly string[]): ReadonlySet<string> {
  return new Set(
    words
      .slice(0, Math.max(0, words.length - WORDS_A_RUN + 1))
      .map((_, start) => words.slice(start, start + WORDS_A_RUN).join(" ")),
  );
}

/** What a visitor reads in main, without the ways to other pages, the list of figures and the maps. */
function runningText(page: BuiltPage): string {
  const { elements, texts, isTextVisible, isTextFolded } = page.document;
  const main = elements.find(({ tag }) => tag === "main");
  if (!main) return "";
  const leftOut = elements.filter(
    (element) => ["nav", "svg"].includes(element.tag) || isGlance(element),
  );

  return texts
    .filter(
      (_, index) =>
        index >= main.textStart &&
        index < main.textEnd &&
        (isTextVisible[index] || isTextFolded[index]) &&
        !leftOut.some(({ textStart, textEnd }) => index >= textStart && index < textEnd),
    )
    .join(" ");
}

function isGlance(element: HtmlElement): boolean {
  return attribute(element, "aria-label")?.endsWith(" at a glance") === true;
}

function splitWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function percent(share = 0): string {
  return `${(share * 100).toFixed(1)}%`;
}
