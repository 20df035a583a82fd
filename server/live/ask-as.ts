import type { Identity } from "#engine/ai-access/asked-as.ts";
import type { AskedAs } from "#engine/ai-access/judge-server-access.ts";
import type { AddressReading } from "#server/live/live-answer.ts";
import type { Judge } from "#server/live/judge-pool.ts";
import type { LiveJob } from "#server/live/live-reader.ts";

export type AskAsOptions = {
  job: LiveJob;
  judge: Judge;
  now: number;
  /** Whom the server is asked as: one request each. */
  identities: readonly Identity[];
};

/**
 * What the server answers under other names, one after the other in the site's turn. The robots.txt group
 * of each name is honoured first. Nothing is asked where the page did not answer us with 2xx.
 */
export async function askAs(
  page: AddressReading,
  { job, judge, now, identities }: AskAsOptions,
): Promise<readonly AskedAs[]> {
  const { robots, url, status } = page;
  if (status < 200 || status > 299 || robots.kind === "unavailable") return [];
  const names = identities.filter(({ isCrawler }) => isCrawler).map(({ name }) => name);
  const judged = await judge({ tool: "names", now, bytes: robots.bytes, url, names });
  if (!judged.ok) return [];
  const closed = new Map(
    judged.value.filter(({ isAllowed }) => !isAllowed).map((verdict) => [verdict.name, verdict]),
  );
  const asked: AskedAs[] = [];
  for (const { name, userAgent } of identities) {
    const verdict = closed.get(name);
    if (verdict !== undefined) {
      const { line } = verdict;
      asked.push({ name, state: "closed", ...(line !== undefined && { line }) });
      continue;
    }
    const read = await job.readAs({ url, userAgent });
    // The site's turn or its share is used up, or nobody waits any more: the server was not asked.
    if (read.outcome === "not-read" && read.reason === "busy") break;
    if (read.outcome === "not-read") {
      asked.push({ name, state: "no-answer", detail: read.detail });
      continue;
    }
    const look = await judge({ tool: "look", now, page: read });
    asked.push(
      look.ok
        ? { name, state: "answered", ...look.value }
        : { name, state: "no-answer", detail: "Its answer could not be judged." },
    );
  }
  return asked;
}
