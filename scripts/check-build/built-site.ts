import { readFile } from "node:fs/promises";
import { join } from "node:path";

import {
  attribute,
  elementsOf,
  type HtmlDocument,
  type HtmlElement,
} from "#engine/html/html-document.ts";
import { parseHtml } from "#engine/html/parse-html.ts";
import { pages, type Page } from "#app/pages.ts";

export type BuiltPage = Page & { file: string; html: string; document: HtmlDocument };

export type BuiltSite = { clientDir: string; pages: readonly BuiltPage[] };

export type Finding = { path: string; message: string };

/** What is in a check's file: its name says what must hold. */
export type Check = {
  name: string;
  find: (site: BuiltSite) => readonly Finding[] | Promise<readonly Finding[]>;
};

/** Reads every page of app/pages.ts from the build. A page that was not built is an error. */
export async function readBuiltSite(clientDir: string): Promise<BuiltSite> {
  return {
    clientDir,
    pages: await Promise.all(
      pages.map(async (page): Promise<BuiltPage> => {
        const file = join(clientDir, page.path, "index.html");
        const html = await readFile(file, "utf8");
        const parsed = parseHtml(html);
        if (!parsed.ok)
          throw new Error(`${page.path}: the page cannot be parsed: ${parsed.problem}`);
        return { ...page, file, html, document: parsed.value };
      }),
    ),
  };
}

/** A finding for each page for which the check says something. */
export function findOnPages(
  site: BuiltSite,
  check: (page: BuiltPage) => string | readonly string[] | undefined,
): Finding[] {
  return site.pages.flatMap((page) =>
    [check(page) ?? []].flat().map((message) => ({ path: page.path, message })),
  );
}

/** Content of the first meta element whose name or property is this. */
export function metaContent(page: BuiltPage, key: "name" | "property", value: string) {
  const meta = elementsOf(page.document, "meta").find(
    (element) => attribute(element, key) === value,
  );
  return meta ? attribute(meta, "content") : null;
}

export function withAttribute(page: BuiltPage, name: string): HtmlElement[] {
  return page.document.elements.filter((element) => attribute(element, name) !== null);
}

export function hasClass(element: HtmlElement, name: string): boolean {
  return (attribute(element, "class") ?? "").split(/\s+/).includes(name);
}

/** The nearest element around this one that has one of the tags. */
export function closest({ parent }: HtmlElement, ...tags: string[]): HtmlElement | null {
  return parent === null || tags.includes(parent.tag) ? parent : closest(parent, ...tags);
}
