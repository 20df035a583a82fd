import type { Result } from "#lib/result.ts";
import type { OwnSite } from "#app/tools/keyword-difficulty-checker/estimate-difficulty.ts";
import { isAuthority, readFigure } from "#app/tools/keyword-difficulty-checker/read-figure.ts";
import { splitRow } from "#app/tools/keyword-difficulty-checker/result-row.ts";

export type OwnSiteProblem = "unreadable" | "authority";

/**
 * The own site's figures as people paste them, like a result's line: referring domains, and an
 * authority after a comma or a tab. "DR 58" alone is an authority, never 58 domains. Undefined where
 * nothing was written.
 */
export function readOwnSite(typed: string): Result<OwnSite | undefined, OwnSiteProblem> {
  if (typed.trim() === "") return { ok: true, value: undefined };
  const row = splitRow(typed);
  const parts = isAuthority(row.domains)
    ? { domains: row.authority, authority: row.domains }
    : { domains: row.domains, authority: row.authority };
  const domains = readFigure(parts.domains);
  const authority = readFigure(parts.authority);
  if (row.url !== "" || isLost(parts.domains, domains) || isLost(parts.authority, authority)) {
    return { ok: false, problem: "unreadable" };
  }
  if (domains === undefined && authority === undefined) return { ok: false, problem: "unreadable" };
  if (authority !== undefined && authority > 100) return { ok: false, problem: "authority" };
  return {
    ok: true,
    value: {
      ...(domains !== undefined && { domains: Math.round(domains) }),
      ...(authority !== undefined && { authority }),
    },
  };
}

function isLost(part: string, figure: number | undefined): boolean {
  return part !== "" && figure === undefined;
}
