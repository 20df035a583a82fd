import { createContext, use } from "react";

import { paths } from "#lib/site/paths.ts";
import type { DeskChannel } from "#lib/desk/contract.ts";
import { oneLine } from "#lib/text/one-line.ts";
import { sitePath } from "./site-path.ts";
import { ownValue } from "#lib/own-value.ts";

/** What the desk knows of the site and of who is signed in. */
export type Facts = {
  /** Names of the site's pages by path: where enquiries come from. */
  pageNames: Readonly<Record<string, string>>;
  /** Where a page's report is made. */
  pageAuditPath: string;
  /** First name of the person who is signed in. */
  me: string;
  mailTo: string | null;
  channels: readonly DeskChannel[];
};

export const DeskFacts = createContext<Facts>({
  pageNames: {},
  pageAuditPath: "",
  me: "",
  mailTo: null,
  channels: [],
});

/**
 * "SEO in Lahore" for the path that the form sent along; the path itself where the page is gone; empty
 * where it sent none.
 * `start`: how the message begins; one sent from a site's report names its pages.
 */
export function usePageName(page: string, start?: string): string {
  const { pageNames } = use(DeskFacts);
  const name = page === "" ? "" : pageNameOf(pageNames, page);
  const pages = page === paths.siteAudit ? pagesOf(start ?? "") : undefined;
  return pages === undefined ? name : `${name}, ${pages} pages`;
}

/** "Google can index 2 of 312 pages": the report's sentence, which the form puts into the message. */
function pagesOf(start: string): string | undefined {
  return /\b(?:of|all) ([\d,]+) pages/.exec(start)?.[1];
}

/** The page's name, or else what was sent, as text that may be shown. */
export function pageNameOf(names: Facts["pageNames"], page: string): string {
  return knownName(names, page) ?? (page === "" ? "Other pages" : oneLine(page));
}

/** `page` is a stranger's text: "__proto__" is the name of no page. */
function knownName(names: Facts["pageNames"], page: string): string | undefined {
  const path = page.split(/[?#]/)[0] ?? "";
  return Object.hasOwn(names, path) ? ownValue(names, path) : undefined;
}

/** Where a link to the page leads; undefined if what was sent is not the path of a page we have. */
export function usePageHref(page: string): string | undefined {
  const { pageNames } = use(DeskFacts);
  return knownName(pageNames, page) === undefined ? undefined : sitePath(page);
}
