/** How a fault is planted: its page, where that stands in the site, and what is expected of it. */
import type { SitemapEntry, TargetRow } from "#engine/site-audit/rows.ts";
import type { PageParts } from "./healthy-page.ts";
import type { Answer } from "#tests/support/site-rows.ts";

export type Place = {
  /** Links to the page stand on both hubs; "one" on one of them, "none" nowhere. */
  linked?: "both" | "one" | "none";
  listed?: boolean | Partial<SitemapEntry>;
};

export type Plant = {
  put: (path: string, answer: Answer, place?: Place) => void;
  page: (path: string, parts?: PageParts, place?: Place) => void;
  fault: (issue: string, ...paths: readonly string[]) => void;
  near: (issue: string, ...paths: readonly string[]) => void;
  target: (row: TargetRow) => void;
};
