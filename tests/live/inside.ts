/** Runs in the small internet, drives the reader over all inputs, and prints what came of each as JSON. */
import { promises } from "node:dns";
import { BlockList, isIPv4 } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

import { readRobotsForAgent } from "#engine/robots-txt/read-robots-for-agent.ts";

import { createConnect } from "#server/reading/connect.ts";
import { createLive } from "#server/live/create-live.ts";
import type { ReadingAnswer } from "#server/live/live-answer.ts";
import type { NameServerClient } from "#server/reading/name-server-client.ts";
import type { Guard } from "#server/reading/guard.ts";
import { liveDefaults } from "#server/live/settings.ts";
import { abusive, alike, allowed, forbidden, rebinding, tlsIdentities } from "./inputs.ts";
import { NAME_SERVER } from "#tests/live/internet/addresses.ts";
import { listen, type Hit } from "#tests/live/internet/ears.ts";
import { createHosts } from "#tests/live/internet/hosts.ts";
import { startNameServer } from "#tests/live/internet/name-server.ts";
import { zone } from "#tests/live/internet/zone.ts";

export type Tried = {
  url: string;
  outcome: ReadingAnswer["outcome"];
  reason?: string;
  detail?: string;
  status?: number;
  bytes: number;
  hits: readonly Hit[];
  memoryMb: number;
};

export type Report = Record<
  "forbidden" | "rebinding" | "abusive" | "allowed" | "tls" | "alike",
  Tried[]
> & { mutations: Record<string, { tried: number; heard: string[] }> };

/** For what must not be waited for to its end. */
const SHORT_LIMIT_MS = 500;
/** A connection that was begun is heard within this. */
const HEARD_MS = 4;
const SIDE_BY_SIDE = 8;
const VISITOR = "39.32.1.1";

type ReaderOptions = { guard?: Partial<Guard>; limitMs?: number };

const names = await startNameServer(zone);
const hits = await listen(createHosts(process.argv[2] ?? ""));
const resolver = new promises.Resolver({ timeout: 1_000, tries: 1 });
resolver.setServers([NAME_SERVER]);
/** One that answers addresses with themselves, as some do: the worst for a guard of names. */
const client: NameServerClient = {
  resolve4: async (name) => (isIPv4(name) ? [name] : resolver.resolve4(name)),
  resolve6: async (name) => (name.startsWith("[") ? [name.slice(1, -1)] : resolver.resolve6(name)),
};
const unlimited = Number.MAX_SAFE_INTEGER;

function createReader({ guard = {}, limitMs = liveDefaults.limitMs }: ReaderOptions = {}) {
  const { reader } = createLive({
    settings: {
      ...liveDefaults,
      visitorPerTenMinutes: unlimited,
      visitorPerDay: unlimited,
      sitePerTenMinutes: unlimited,
      sitePerDay: unlimited,
      siteGapMs: 0,
      limitMs,
      keepMs: 0,
    },
    siteUrl: "https://pehla.pk",
    parseRobots: async (task) => readRobotsForAgent(task),
    clock: Date.now,
    client,
    guard,
  });
  return reader;
}

async function tryAddress(reader: ReturnType<typeof createReader>, url: string): Promise<Tried> {
  names.forget();
  hits.length = 0;
  const memory = process.memoryUsage().rss;
  const answer = await reader.read({ url, visitor: VISITOR });
  await wait(HEARD_MS);
  return {
    url,
    outcome: answer.outcome,
    ...(answer.outcome === "not-read" && { reason: answer.reason, detail: answer.detail }),
    ...("status" in answer && answer.status !== undefined && { status: answer.status }),
    bytes: answer.outcome === "read" ? answer.bytes.length : 0,
    hits: [...hits],
    memoryMb: Math.round((process.memoryUsage().rss - memory) / 1e6),
  };
}

async function tryAll(urls: readonly string[], options?: ReaderOptions): Promise<Tried[]> {
  const reader = createReader(options);
  const tried: Tried[] = [];
  for (const url of urls) tried.push(await tryAddress(reader, url));
  return tried;
}

const every = [...Object.values(forbidden).flat(), ...rebinding];

async function tryAbusive(): Promise<Tried[]> {
  const reader = createReader();
  const hasty = createReader({ limitMs: SHORT_LIMIT_MS });
  const tried: Tried[] = [];
  for (const [, path, reason] of abusive) {
    const patience = reason === "timeout" ? hasty : reader;
    tried.push(await tryAddress(patience, `http://maidan.pk${path}`));
  }
  return tried;
}

/** Side by side, as only what was heard in all counts. */
async function mutate(guard: Partial<Guard>) {
  names.forget();
  hits.length = 0;
  const queue = [...every];
  let tried = 0;
  const work = async () => {
    const reader = createReader({ guard });
    for (let url = queue.shift(); url !== undefined; url = queue.shift()) {
      await reader.read({ url, visitor: VISITOR });
      tried += 1;
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
  await wait(HEARD_MS * SIDE_BY_SIDE);
  return { tried, heard: hits.map(({ address, port }) => `${address} ${port}`) };
}

const believeText: Partial<Guard> = { judge: (url) => ({ ok: true, value: url }) };
const believeNames: Partial<Guard> = {
  async resolveName(name) {
    const answers = await Promise.allSettled([client.resolve4(name), client.resolve6(name)]);
    return answers.flatMap((answer) =>
      answer.status === "fulfilled" ? answer.value.slice(0, 1) : [],
    );
  },
};
const connectAnywhere: Partial<Guard> = { connect: createConnect({ blockList: new BlockList() }) };

const report: Report = {
  forbidden: await tryAll(Object.values(forbidden).flat()),
  rebinding: await tryAll(rebinding),
  abusive: await tryAbusive(),
  allowed: await tryAll(allowed),
  tls: await tryAll(tlsIdentities.map(([url]) => url)),
  alike: await tryAll(alike.map((name) => `http://${name}/`)),
  mutations: {
    "the address as text": await mutate(believeText),
    "the name's answers": await mutate(believeNames),
    "the connection's block list": await mutate(connectAnywhere),
    all: await mutate({ ...believeText, ...believeNames, ...connectAnywhere }),
  },
};
process.stdout.write(JSON.stringify(report), () => process.exit(0));
