import type { Comparison } from "#engine/site-audit/site-report.ts";
import { groupThousands } from "#lib/group-thousands.ts";
import { spellNumber, spellNumberFirst } from "#lib/spell-number.ts";

/** "Five things mended, three new, eight still there. 57 pages could be indexed then, 61 now." */
export function describeChange({ fixed, added, still, before, now }: Comparison): string {
  const fixedThings = `${fixed.length === 0 ? "No" : spellNumberFirst(fixed.length)} ${fixed.length === 1 ? "thing" : "things"} fixed`;
  const rest = `${orNone(added.length)} new, ${orNone(still.length)} still there`;
  const pages = `${groupThousands(before.indexable)} ${before.indexable === 1 ? "page" : "pages"}`;
  return `${fixedThings}, ${rest}. ${pages} could be indexed then, ${groupThousands(now.indexable)} now.`;
}

function orNone(number: number): string {
  return number === 0 ? "none" : spellNumber(number);
}
