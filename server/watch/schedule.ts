import { Cron } from "croner";

import { createRareLog } from "#server/log/rare-log.ts";
import { errorKind, type Log } from "#server/log/log.ts";

type ScheduleOptions = {
  /** Servers that share it take turns; without it this process has the clock to itself. */
  databaseUrl: string | undefined;
  log: Log;
  work: () => Promise<void>;
};

export type Schedule = { close: () => Promise<void> };

const EVERY_MINUTE = "* * * * *";
const QUEUE = "watch";
const CONNECTIONS = 2;
const STOP_WITHIN_MS = 1_000;

/** Looks each minute for what is due. What a site's own row says decides; this only wakes. */
export async function startSchedule({
  databaseUrl,
  log,
  work,
}: ScheduleOptions): Promise<Schedule> {
  const logRarely = createRareLog(log);
  const look = () =>
    work().catch((error: unknown) => logRarely("watch_not_looked", { kind: errorKind(error) }));
  if (databaseUrl !== undefined) return shareSchedule(databaseUrl, look, logRarely);
  const job = new Cron(EVERY_MINUTE, { protect: true, unref: true }, look);
  void job.trigger();
  return { close: async () => job.stop() };
}

async function shareSchedule(
  url: string,
  look: () => Promise<void>,
  logRarely: ReturnType<typeof createRareLog>,
): Promise<Schedule> {
  const { openJobs } = await import("#server/data/open-jobs.ts");
  return openJobs({
    url,
    max: CONNECTIONS,
    stopWithinMs: STOP_WITHIN_MS,
    onError: (error) => logRarely("watch_schedule", { kind: errorKind(error) }),
    async begin(boss) {
      await boss.createQueue(QUEUE, { policy: "singleton", retryLimit: 0, deleteAfterSeconds: 60 });
      await boss.schedule(QUEUE, EVERY_MINUTE);
      await boss.work(QUEUE, { pollingIntervalSeconds: 5 }, look);
      await boss.send(QUEUE, {});
      return {};
    },
  });
}
