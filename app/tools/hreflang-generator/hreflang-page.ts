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

/** From the form's fields by their names, or from `pages`; undefined where nothing is in them. */
export function readHreflangPages(
  fields: Readonly<Record<string, string>>,
): readonly HreflangPage[] | undefined {
  if (fields["pages"] !== undefined) return readOldPages(fields["pages"]);
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

/** The pages of a link of before December 2026. Undefined where it was broken on the way. */
function readOldPages(text: string): readonly HreflangPage[] | undefined {
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
