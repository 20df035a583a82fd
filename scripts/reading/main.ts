/**
 * Writes what pages say, in full and in order, into one Markdown file, for reading or for having it read
 * aloud: `npm run reading -- FILE [PATH…]`. It reads the built pages, main part only, with headings and
 * captions. Without paths it takes four articles and six cities; a path is a page's address, such as
 * /blog/link-building-strategies-pakistan.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { parseHtml } from "#engine/html/parse-html.ts";
import { readPageText } from "#scripts/reading/page-text.ts";
import { pages } from "#app/pages.ts";
import { paths } from "#app/paths.ts";

const CLIENT = "build/client";

/** Two cities with pages of their own, four of the generic kind, from six regions. */
const CITIES = ["karachi", "peshawar", "sialkot", "mirpur-khas", "panjgur", "nagar"];
const POSTS = [
  "ultimate-guide-local-seo-pakistan",
  "ecommerce-seo-in-pakistan",
  "ai-powered-seo-for-pakistan",
  "content-marketing-for-seo",
];

const [file, ...named] = process.argv.slice(2);
if (!file) {
  console.error("Say which file to write: npm run reading -- FILE [PATH…]");
  process.exit(2);
}

const chosen = named.length > 0 ? named : [...POSTS.map(paths.post), ...CITIES.map(paths.city)];
const unknown = chosen.filter((path) => !pages.some((page) => page.path === path));
if (unknown.length > 0) {
  console.error(`There is no page ${unknown.join(", ")}: app/pages.ts lists them.`);
  process.exit(2);
}

const texts = await Promise.all(chosen.map(readPage));
await writeFile(file, `${texts.join("\n\n---\n\n")}\n`);
console.log(`${chosen.length} pages, ${countWords(texts)} words: ${file}`);

async function readPage(path: string): Promise<string> {
  const html = await readFile(join(CLIENT, path, "index.html"), "utf8").catch(() => {
    throw new Error(`${path} is not built yet: npm run build`);
  });
  const parsed = parseHtml(html);
  if (!parsed.ok) throw new Error(`${path} cannot be parsed: ${parsed.problem}`);
  return `Page: ${path}\n\n${readPageText(parsed.value)}`;
}

function countWords(parts: readonly string[]): number {
  return parts.join(" ").match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}
