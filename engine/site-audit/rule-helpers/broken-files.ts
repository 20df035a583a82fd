import type { LinkKind } from "#engine/site-audit/rows.ts";
import type { RuleFinding } from "#engine/site-audit/rule.ts";
import type { Site } from "#engine/site-audit/site.ts";
import { brokenStatus } from "./broken-status.ts";
import { findInLinks } from "./find-in-links.ts";

/**
 * Files that pages name and that do not answer. Those of one kind have one cause: whoever looks for one
 * lost style sheet looks for all of them.
 */
export function findBrokenFiles(
  site: Site,
  names: Readonly<Partial<Record<LinkKind, string>>>,
): Iterable<RuleFinding> {
  const kinds = Object.keys(names) as LinkKind[];
  return findInLinks(site, kinds, ({ to, kind }) => {
    const status = brokenStatus(site, to);
    const evidence = `${names[kind] ?? kind} ${to} ${status}`;
    return status === null ? null : { evidence, cause: kind, linkedFrom: [] };
  });
}
