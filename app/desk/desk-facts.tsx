import { createContext, use } from "react";

import type { DeskChannel } from "#lib/desk/contract.ts";

/** What the desk knows of the site and of who is signed in. */
export type Facts = {
  /** Names of the site's pages by path: where enquiries come from. */
  pageNames: Readonly<Record<string, string>>;
  /** Where a page's report is made. */
  pageAuditPath: string;
  /** First name of whoever is signed in. */
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

/** "SEO in Lahore" for the path that the form sent along; the path itself where the page is gone. */
export function usePageName(page: string): string {
  const { pageNames } = use(DeskFacts);
  return pageNameOf(pageNames, page);
}

export function pageNameOf(names: Facts["pageNames"], page: string): string {
  const path = page.split(/[?#]/)[0] ?? "";
  return names[path] ?? (page === "" ? "Other pages" : page);
}
