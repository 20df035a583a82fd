import { ownValue } from "#lib/own-value.ts";

/** One page to check: where it is, as far as the visitor says so, and its source. */
export type HreflangPage = { id: number; url: string; text: string };

export function makePage(page: Partial<HreflangPage> = {}): HreflangPage {
  return { id: 1, url: "", text: "", ...page };
}

/** Above every id in use; ids are numbers, as the fields' names end in them. */
export function nextId(pages: readonly HreflangPage[]): number {
  return Math.max(0, ...pages.map(({ id }) => id)) + 1;
}

/** Into the first empty page, or as one more. */
export function addPage(pages: readonly HreflangPage[], text: string): readonly HreflangPage[] {
  const empty = pages.find((page) => page.text === "");
  return empty
    ? pages.map((page) => (page === empty ? { ...page, text } : page))
    : [...pages, makePage({ id: nextId(pages), text })];
}

/** For the address. */
export function writePages(pages: readonly HreflangPage[]): string {
  return JSON.stringify(pages.map(({ url, text }) => [url, text]));
}

/** Undefined where the address was not written by us. */
export function readHreflangPages(text: string): readonly HreflangPage[] | undefined {
  try {
    const pairs: unknown = JSON.parse(text);
    if (!Array.isArray(pairs) || pairs.length === 0) return undefined;
    return pairs.map((pair: unknown, index) => {
      if (!Array.isArray(pair)) throw new TypeError("not a pair");
      return makePage({ id: index + 1, url: String(pair[0] ?? ""), text: String(pair[1] ?? "") });
    });
  } catch {
    return undefined;
  }
}

/** From the form's fields by their names; undefined where nothing is in them. */
export function readFields(
  fields: Readonly<Record<string, string>>,
): readonly HreflangPage[] | undefined {
  const ids = Object.keys(fields).flatMap((name) => /^source-(\d+)$/.exec(name)?.[1] ?? []);
  const pages = ids.map((id) =>
    makePage({
      id: Number(id),
      url: ownValue(fields, `address-${id}`) ?? "",
      text: ownValue(fields, `source-${id}`) ?? "",
    }),
  );
  return pages.some(({ url, text }) => url + text !== "") ? pages : undefined;
}
