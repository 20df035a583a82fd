import type { PageRow } from "#engine/site-audit/rows.ts";
import type { ReadPage, Site } from "#engine/site-audit/site.ts";

export type HreflangLink = {
  page: ReadPage;
  code: string;
  target: string;
  line: number;
  /** Undefined: another site, or not asked. */
  to: PageRow | undefined;
};

/** Every language version that a page names, with what its address is. */
export function hreflangLinks(site: Site): readonly HreflangLink[] {
  return site.readPages.flatMap((page) =>
    page.facts.hreflang.flatMap(({ code, value, line }) =>
      value === null ? [] : [{ page, code, target: value, line, to: site.find(value) }],
    ),
  );
}
