import { existsSync, readFileSync, readdirSync } from "node:fs";

const folder = new URL("../../app/content/posts/", import.meta.url);

/** The text of an article as it is written, markup included. */
export function readArticle(slug: string): string {
  return readFileSync(new URL(`${slug}/body.mdx`, folder), "utf8");
}

/** The n-th block between fences. An article without it is an error. */
export function readCodeBlock(slug: string, index: number): string {
  const block = [...readArticle(slug).matchAll(/^```\w*\n([\s\S]*?)^```$/gm)][index]?.[1];
  if (block === undefined) throw new Error(`${slug} has no code block number ${index + 1}`);
  return block;
}

/** Slugs of the articles with figures of our own; one that a buyer adds may have none. */
export function listMeasuredArticles(): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((slug) => existsSync(new URL(`${slug}/measured.ts`, folder)));
}
