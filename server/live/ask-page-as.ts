import type { Identity } from "#engine/ai-access/asked-as.ts";
import type { AskedAs } from "#engine/ai-access/judge-server-access.ts";
import type { AddressReading } from "./live-answer.ts";
import type { Judge } from "./judge-pool.ts";
import type { LiveJob } from "./live-reader.ts";
import { askAs } from "#server/reading/ask-as.ts";
import { judgeName, type ParseRobots } from "#server/reading/site-robots.ts";

export type AskPageAsOptions = {
  job: LiveJob;
  judge: Judge;
  now: number;
  identities: readonly Identity[];
};

/** Nothing is asked where the page did not answer us with 2xx. */
export async function askPageAs(
  { robots, url, status }: AddressReading,
  { job, judge, now, identities }: AskPageAsOptions,
): Promise<readonly AskedAs[]> {
  if (status < 200 || status > 299 || robots.kind === "unavailable") return [];
  const parse: ParseRobots = async (task) => {
    const read = await judge({ tool: "rules", now, ...task });
    return read.ok ? read.value : undefined;
  };
  const { asked } = await askAs({
    identities,
    judge: (agent) => judgeName(parse, robots, { agent, url }),
    async ask({ userAgent }) {
      const read = await job.readAs({ url, userAgent });
      if (read.outcome === "not-read") {
        // The site's turn or its share is used up, or nobody waits any more: the server was not asked.
        return read.reason === "busy" ? undefined : { state: "no-answer", detail: read.detail };
      }
      const look = await judge({ tool: "look", now, page: read });
      return look.ok
        ? { state: "answered", ...look.value }
        : { state: "no-answer", detail: "Its answer could not be judged." };
    },
  });
  return asked;
}
