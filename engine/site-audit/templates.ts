/**
 * Which pages are made by one template: those whose addresses have one pattern and whose markup has
 * one shape. A fault that all of them show is fixed once.
 */
import { readablePath } from "#engine/address/path-of.ts";
import type { PageRow } from "./rows.ts";

/** Fewer pages of a kind are single pages. Our choice, from the paper: three of one fault are one line. */
const MIN_PAGES = 3;

/** What stands in place of a template's name. */
export const NO_TEMPLATE = "Pages without a template";

/** The template's name for each page: "/product/", "/product/, layout 2", "Home page", or that it has none. */
export function nameTemplates(
  pages: readonly PageRow[],
  startUrl: string,
): ReadonlyMap<string, string> {
  const home = new URL("/", startUrl).href;
  const byFolder = Map.groupBy(pages, ({ url }) => readFolder(url));
  const names = new Map<string, string>();
  for (const [folder, inFolder] of byFolder) {
    const byShape = [...Map.groupBy(inFolder, ({ facts }) => facts?.shape ?? "")].toSorted(
      (a, b) => b[1].length - a[1].length,
    );
    let kinds = 0;
    for (const [shape, alike] of byShape) {
      // Pages that were not read count with their folder's largest kind.
      if (shape !== "" && alike.length >= MIN_PAGES) kinds += 1;
      for (const { url } of alike) {
        names.set(
          url,
          nameOf(url, {
            home,
            folder,
            size: inFolder.length,
            kind: kinds,
            isKind: alike.length >= MIN_PAGES || shape === "",
          }),
        );
      }
    }
  }
  return names;
}

function nameOf(
  url: string,
  {
    home,
    folder,
    size,
    kind,
    isKind,
  }: { home: string; folder: string; size: number; kind: number; isKind: boolean },
): string {
  if (url === home) return "Home page";
  if (size < MIN_PAGES) return NO_TEMPLATE;
  if (!isKind) return folder === "/" ? NO_TEMPLATE : `${folder}, other layouts`;
  // "/" alone would be taken for the home page.
  const name = folder === "/" ? "Top-level pages" : folder;
  return kind > 1 ? `${name}, layout ${kind}` : name;
}

/** The path up to its last slash; a number or a date in it is any number. */
function readFolder(address: string): string {
  const { pathname } = new URL(address);
  const folder = pathname.slice(0, pathname.lastIndexOf("/", pathname.length - 2) + 1) || "/";
  return readablePath(folder).replace(/\/\d+(?=\/)/g, "/…");
}
