import type { LinkReport } from "./check-links.ts";
import type { LinkTotals } from "./count-links.ts";

/** The machine output, the same in the browser's export and on the command line. */
export type LinksJson = {
  base: string | null;
  totals: LinkTotals;
  links: readonly {
    url: string;
    text: string;
    rel: string | null;
    nofollow: boolean;
    external: boolean;
    reason: string;
    line: number;
  }[];
};

/** A report as plain values; `base` is the address by which relative links were resolved. */
export function toLinksJson({ base, pageUrl, totals, links }: LinkReport): LinksJson {
  return {
    base: base ?? pageUrl,
    totals,
    links: links.map(({ url, text, rel, nofollow, external, reason, line }) => ({
      url,
      text,
      rel,
      nofollow,
      external,
      reason,
      line,
    })),
  };
}
