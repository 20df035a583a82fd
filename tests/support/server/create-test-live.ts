import { readRobotsForAgent } from "#engine/robots-txt/read-robots-for-agent.ts";

import { createLive, type LiveOptions } from "#server/live/create-live.ts";
import { createLines } from "#server/reading/lines.ts";
import { liveDefaults, type LiveSettings } from "#server/live/settings.ts";
import { startSmallWeb } from "./small-web.ts";

export const VISITOR = "39.32.1.1";
/** 2026-07-01. */
const START = Date.UTC(2026, 6, 1);

type TestLiveOptions = {
  settings?: Partial<LiveSettings>;
  answers?: Parameters<typeof startSmallWeb>[0];
} & Partial<Omit<LiveOptions, "settings">>;

/** The whole reader over a small web; its clock stands still, and what it waits for passes at once. */
export async function createTestLive({ settings = {}, answers, ...options }: TestLiveOptions = {}) {
  const web = await startSmallWeb(answers);
  const waits: number[] = [];
  let now = START;
  const live = createLive({
    settings: { ...liveDefaults, ...settings },
    siteUrl: "https://pehla.pk",
    parseRobots: async (task) => readRobotsForAgent(task),
    clock: () => now,
    lines: createLines({
      clock: () => now,
      wait: async (ms) => {
        waits.push(ms);
        now += ms;
      },
    }),
    ownAddresses: new Set(),
    ...options,
    guard: { ...web.guard, ...options.guard },
  });

  return {
    web,
    waits,
    ...live,
    read: (url: string, { visitor = VISITOR, fresh = false } = {}) =>
      live.reader.read({ url, visitor, fresh }),
    pass: (ms: number) => {
      now += ms;
    },
    close: web.close,
  };
}

export type TestLive = Awaited<ReturnType<typeof createTestLive>>;
