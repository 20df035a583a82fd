import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { elementsOf, type HtmlDocument } from "#engine/html/html-document.ts";
import { markdownPath } from "#lib/site/markdown-path.ts";
import type { Check } from "./built-site.ts";

export const gluedWords: Check = {
  name: "no words that a page keeps apart run together in its Markdown",
  find: async ({ clientDir, pages }) => {
    const written = pages.filter(({ noindex }) => !noindex);
    const findings = await Promise.all(
      written.map(async ({ path, document }) => {
        const markdown = await readFile(join(clientDir, markdownPath(path)), "utf8");
        return findGluedWords(document, markdown).map((message) => ({ path, message }));
      }),
    );
    return findings.flat();
  },
};

/**
 * Words of the Markdown that are two on the page: a lower-case letter or a digit that runs into a
 * capital, or a letter that runs into a digit, where two elements meet.
 */
export function findGluedWords(document: HtmlDocument, markdown: string): string[] {
  const [main] = elementsOf(document, "main");
  if (main === undefined) return [];
  const texts = document.texts
    .slice(main.textStart, main.textEnd)
    .filter((_, at) => document.isTextVisible[main.textStart + at] === true);
  const whole = new Set(texts.flatMap(wordsOf));
  const written = new Set(wordsOf(plainText(markdown)));

  return texts.flatMap((text, at) => {
    const end = /[\p{L}\d]*[a-z\d]$/u.exec(text)?.[0];
    const start = /^[A-Z\d][\p{L}\d]*/u.exec(texts[at + 1] ?? "")?.[0];
    if (end === undefined || start === undefined) return [];
    const glued = end + start;
    return written.has(glued) && !whole.has(glued) ? [`“${end}” and “${start}”`] : [];
  });
}

function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\d]+/gu) ?? [];
}

/** Without the marks of Markdown and where its links lead. */
function plainText(markdown: string): string {
  return markdown.replaceAll(/\]\([^)]*\)/g, "]").replaceAll(/[*_`[\]\\]/g, "");
}
