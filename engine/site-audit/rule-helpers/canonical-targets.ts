import { onlyCanonical } from "#engine/site-audit/judge-elsewhere.ts";
import type { PageRow } from "#engine/site-audit/rows.ts";
import type { AuditedPage, Site } from "#engine/site-audit/site.ts";

export type CanonicalTarget = {
  page: AuditedPage;
  line: number;
  target: string;
  /** Undefined: the address was not asked. */
  to: PageRow | undefined;
};

/** Every page with one canonical, and what its address is. */
export function canonicalTargets(site: Site): readonly CanonicalTarget[] {
  return site.readPages.flatMap((page) => {
    const target = onlyCanonical(page.facts.canonicals);
    const line = page.facts.canonicals[0]?.line ?? 0;
    return target === null ? [] : [{ page, line, target, to: site.find(target) }];
  });
}
