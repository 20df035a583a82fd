/** Part of the build: the text of each page as Markdown, from the page itself. */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";

import { markdownPath } from "#lib/site/markdown-path.ts";
import { pages } from "#app/pages.ts";
import { pageMarkdown } from "./page-markdown.ts";
import { siteUrl } from "./site-url.ts";

const CLIENT = "build/client";

for (const page of pages) {
  if (page.noindex) continue;
  const html = await readFile(path.join(CLIENT, page.path, "index.html"), "utf8");
  const text = pageMarkdown(html, new URL(page.path, siteUrl).href);
  await writeFile(path.join(CLIENT, markdownPath(page.path)), text);
}
