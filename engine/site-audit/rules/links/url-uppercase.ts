import type { SiteRule } from "#engine/site-audit/rule.ts";
import { ownPages, plainPath } from "#engine/site-audit/rule-helpers/own-pages.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const urlUppercase: SiteRule = {
  id: "url-uppercase",
  severity: "cosmetic",
  source: "google",
  sourceUrl: "https://developers.google.com/search/docs/crawling-indexing/url-structure",
  weight: 1,
  fixedIn: "server",
  title: (pages) => `${howMany(pages, "address has", "addresses have")} capital letters`,
  why: "/Shop and /shop are two addresses to Google; links are split between them.",
  rule: "Addresses are in small letters.",
  fix: "Redirect to the address in small letters, and link to that.",
  doneWhen: "No address that is linked has capital letters.",
  guide: {
    topic: "links",
    name: "Capital letters in addresses",
    finds:
      "Finds linked addresses with capital letters. Servers and Google tell /Shop and /shop apart, so links to one page are split between two.",
    matters:
      "Sites that moved from Windows servers, which answer both forms, and teams who type addresses by hand.",
    example: {
      kind: "addresses",
      wrong: `
        /Shop/Office-Desks  200
        /shop/office-desks  200, the same page
      `,
      right: `
        /Shop/Office-Desks  301 to /shop/office-desks
        /shop/office-desks  200
      `,
    },
  },
  find(site) {
    const pages = ownPages(site);
    const folders = findFoldersOfIds(pages.map(({ url }) => plainPath(url)));
    return pages.flatMap(({ url }) => {
      const hasCapitals = segmentsOf(plainPath(url)).some(
        ({ folder, segment }) =>
          /[A-Z]/.test(segment) && !LANGUAGE_FOLDER.test(segment) && !folders.has(folder),
      );
      return hasCapitals ? [{ url, evidence: new URL(url).pathname, cause: "capitals" }] : [];
    });
  },
};

type Segment = { folder: string | undefined; segment: string };

/** Beyond this depth no folder is told from another: an address may have a thousand. */
const MAX_DEPTH = 20;

function segmentsOf(path: string): readonly Segment[] {
  const parts = path.split("/");
  return parts.flatMap((segment, at) => {
    if (segment === "") return [];
    return [{ folder: at > MAX_DEPTH ? undefined : parts.slice(0, at).join("/"), segment }];
  });
}

/** So many names of one length, all of them long, are keys of a database, where capitals count. Our choice. */
const MIN_IDS = 3;
const MIN_ID_CHARACTERS = 8;

function findFoldersOfIds(paths: readonly string[]): ReadonlySet<string | undefined> {
  const names = new Map<string, Set<string>>();
  for (const { folder, segment } of paths.flatMap(segmentsOf)) {
    if (folder === undefined) continue;
    const known = names.get(folder);
    if (known === undefined) names.set(folder, new Set([segment]));
    else known.add(segment);
  }
  return new Set([...names].flatMap(([folder, each]) => (isOfIds(each) ? [folder] : [])));
}

function isOfIds(names: ReadonlySet<string>): boolean {
  const [first = ""] = names;
  return (
    names.size >= MIN_IDS &&
    first.length >= MIN_ID_CHARACTERS &&
    [...names].every(({ length }) => length === first.length)
  );
}

/** "zh-CN", "pt-BR", "zh-Hant-TW": BCP 47 writes regions and scripts so. https://www.rfc-editor.org/rfc/rfc5646#section-2.1.1 */
const LANGUAGE_FOLDER = /^[a-z]{2,3}(?:[-_][A-Z][a-z]{3})?(?:[-_][A-Z]{2})?$/;
