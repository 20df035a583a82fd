import { onlyCanonical } from "#engine/site-audit/judge-elsewhere.ts";
import type { PageRow } from "#engine/site-audit/rows.ts";
import type { RuleFinding } from "#engine/site-audit/rule.ts";
import type { AuditedPage, Site } from "#engine/site-audit/site.ts";

type Canonical = {
  page: AuditedPage;
  target: string;
  /** Undefined: the address was not asked. */
  to: PageRow | undefined;
};

type CanonicalFault = Pick<RuleFinding, "evidence" | "cause" | "isNoise">;

/** The faults of every page with one canonical. */
export function findInCanonicals(
  site: Site,
  judge: (canonical: Canonical) => CanonicalFault | null,
): readonly RuleFinding[] {
  return site.readPages.flatMap((page) => {
    const target = onlyCanonical(page.facts.canonicals);
    const fault = target === null ? null : judge({ page, target, to: site.find(target) });
    if (fault === null) return [];
    return [{ url: page.url, line: page.facts.canonicals[0]?.line ?? 0, ...fault }];
  });
}
