import { attribute, descendantsOf, textOf, type HtmlElement } from "#engine/html/html-document.ts";
import type { BuiltPage, BuiltSite, Check, Finding } from "./built-site.ts";
import { readingEase, splitSentences, splitWords } from "#scripts/reading-ease.ts";

const FEWEST_WORDS = 1200;
const MOST_WORDS = 2000;
/** Flesch; 60 to 70 is what a thirteen-year-old reads with ease. */
const LEAST_READING_EASE = 55;
/** Shorter sentences ("It depends.") may well be in two articles. */
const WORDS_OF_A_TELLING_SENTENCE = 7;
const NO_SPEECH = new Set(["pre", "table", "h2", "h3"]);

export const articles: Check = {
  name: "each post is 1,200 to 2,000 words of plain English, and no sentence stands in two posts",
  find: (site) => [...postsOf(site).flatMap(findInPost), ...findTwins(site)],
};

function findInPost(page: BuiltPage): Finding[] {
  const body = bodyOf(page);
  if (!body) return [{ path: page.path, message: "there is no text in .post-body" }];

  const words = countWords(page, body);
  const ease = readingEase(spokenBlocks(page, body));
  return [
    ...(words < FEWEST_WORDS || words > MOST_WORDS ? [`${words} words`] : []),
    ...(ease < LEAST_READING_EASE ? [`reading ease ${ease.toFixed(1)}`] : []),
  ].map((message) => ({ path: page.path, message }));
}

function findTwins(site: BuiltSite): Finding[] {
  const seen = new Map<string, string>();

  return postsOf(site).flatMap((page) => {
    const body = bodyOf(page);
    const sentences = body ? spokenBlocks(page, body).flatMap(splitSentences) : [];

    return sentences.flatMap((sentence) => {
      const words = splitWords(sentence.toLowerCase());
      const key = words.join(" ");
      const first = seen.get(key);
      seen.set(key, first ?? page.path);
      return first && words.length >= WORDS_OF_A_TELLING_SENTENCE
        ? [{ path: page.path, message: `"${sentence}" stands in ${first} too` }]
        : [];
    });
  });
}

function postsOf(site: BuiltSite): BuiltPage[] {
  return site.pages.filter(({ kind }) => kind === "post");
}

function bodyOf(page: BuiltPage): HtmlElement | undefined {
  return page.document.elements.find((element) => attribute(element, "class") === "post-body");
}

/** Everything a reader reads, tables and headings too; code is not prose. */
function countWords(page: BuiltPage, body: HtmlElement): number {
  const code = descendantsOf(page.document, body).filter(({ tag }) => tag === "pre");
  const count = (element: HtmlElement) =>
    splitWords(textOf(page.document, element, Infinity)).length;
  return count(body) - code.reduce((sum, element) => sum + count(element), 0);
}

/** Paragraphs and list items: what is made of sentences. */
function spokenBlocks(page: BuiltPage, body: HtmlElement): string[] {
  return descendantsOf(page.document, body)
    .filter(({ tag }) => tag === "p" || tag === "li")
    .filter((element) => !isInside(element, body) && !containsBlock(page, element))
    .map((element) => textOf(page.document, element, Infinity));
}

function isInside(element: HtmlElement, body: HtmlElement): boolean {
  for (let up = element.parent; up && up !== body; up = up.parent) {
    if (NO_SPEECH.has(up.tag)) return true;
  }
  return false;
}

/** A list item that holds paragraphs is counted by its paragraphs. */
function containsBlock(page: BuiltPage, element: HtmlElement): boolean {
  return descendantsOf(page.document, element).some(({ tag }) => tag === "p" || tag === "li");
}
