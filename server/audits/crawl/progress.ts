import type { Progress, ProgressFinding } from "#engine/site-audit/contract.ts";
import { describeEarly, type EarlyFinding } from "#engine/site-audit/early-findings.ts";

const MAX_LATEST = 10;
const MAX_FINDINGS = 20;
export const MAX_SQUARES = 2_000;

type Noted = { at: number; detail: string; pages: number };

/** What a crawl shows while it reads: the last answers, and first findings with their counts. */
export function createProgressNotes(kept: string) {
  const latest: Progress["latest"][number][] = [];
  // A finding by its issue and, where pages share a value, by that.
  const noted = new Map<string, Noted>(JSON.parse(kept) as [string, Noted][]);
  const first = new Map<string, string>();

  return {
    noteAnswer(answer: Progress["latest"][number]) {
      latest.unshift(answer);
      if (latest.length > MAX_LATEST) latest.pop();
    },
    noteFinding({ issue, shared, detail }: EarlyFinding, at: number) {
      const key = shared === undefined ? issue : `${issue} ${shared}`;
      const known = noted.get(key);
      // One page with a title is no finding; the second one with the same title is.
      if (shared !== undefined && known === undefined && !first.has(key)) {
        first.set(key, detail);
        return;
      }
      const pages = (known?.pages ?? (shared === undefined ? 0 : 1)) + 1;
      noted.delete(key);
      noted.set(key, { at, detail, pages });
    },
    latest: (): Progress["latest"] => [...latest],
    findings: (): readonly ProgressFinding[] =>
      [...noted]
        .slice(-MAX_FINDINGS)
        .toReversed()
        .map(([key, { at, detail, pages }]) => {
          const [issue = ""] = key.split(" ", 1);
          return {
            at: new Date(at).toISOString(),
            issue,
            detail,
            pages,
            ...describeEarly(issue, pages),
          };
        }),
    /** To be kept with the crawl. */
    keep: () => JSON.stringify([...noted].slice(-MAX_FINDINGS)),
  };
}

export type ProgressNotes = ReturnType<typeof createProgressNotes>;
