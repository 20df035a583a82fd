import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { runLoad } from "#server/testing/load.ts";
import type { RunningServer } from "#server/testing/spawn-server.ts";

import { figure, skipped, type Figure } from "#scripts/drill/figure.ts";
import { builtSite, startServer, temporaryFolder } from "#scripts/drill/workplace.ts";

const CLIENTS = 8;
/** Into the steady state, as a flood is: what V8 compiles on the way counts for neither side. */
const WARM_UP = 4_000;
const REQUESTS = 250;
const TURNS = 8;
const MAX_RATIO = 3;
const WHAT = "processor time of an answer against that of the contact page";

type Kind = { what: string; status: number; bytes: string };

const FORM = "application/x-www-form-urlencoded";
const JSON_TYPE = "application/json";
const MESSAGE = "We sell shoes in Lahore and want to be found. ".repeat(18);
const typed = new URLSearchParams({ name: "Ayesha", email: "nobody", message: MESSAGE }).toString();
const json = JSON.stringify({ name: "Ayesha", email: "nobody", message: MESSAGE });

const ESCAPED = `email=nobody&message=${"<".repeat(65_000)}`;

const page: Kind = { what: "the contact page", status: 200, bytes: request("GET", "/contact") };

/** What strangers can have without limit, or have again and again while they are refused. */
const refused: readonly Kind[] = [
  { what: "GET on the form", status: 405, bytes: request("GET", "/f/audit") },
  { what: "another form", status: 404, bytes: request("POST", "/f/other", FORM, typed) },
  { what: "a wrong field", status: 422, bytes: request("POST", "/f/audit", FORM, typed) },
  { what: "a wrong field, JSON", status: 422, bytes: request("POST", "/f/audit", JSON_TYPE, json) },
  {
    what: "another site's page",
    status: 403,
    bytes: request("POST", "/f/audit", FORM, typed, ["Origin: https://other.example"]),
  },
  {
    what: "another site's page, 64 kB",
    status: 403,
    bytes: request("POST", "/f/audit", FORM, ESCAPED, ["Origin: https://other.example"]),
  },
  { what: "no form at all", status: 415, bytes: request("POST", "/f/audit", "text/plain", typed) },
  { what: "a broken form", status: 400, bytes: request("POST", "/f/audit", JSON_TYPE, "{") },
  { what: "no page", status: 404, bytes: request("GET", "/nothing-here") },
  { what: "an unknown city", status: 302, bytes: request("GET", "/seo-services/atlantis") },
];

const limited: readonly Kind[] = [
  { what: "too many, 64 kB", status: 429, bytes: request("POST", "/f/audit", FORM, ESCAPED) },
  { what: "too many", status: 429, bytes: request("POST", "/f/audit", FORM, typed) },
  { what: "too many, JSON", status: 429, bytes: request("POST", "/f/audit", JSON_TYPE, json) },
];

const away: readonly Kind[] = [
  {
    what: "the database away",
    status: 503,
    bytes: request("POST", "/f/audit", FORM, typed.replace("nobody", "a%40example.pk")),
  },
];

/** The most that one request can ask for. Its price is its own length, and limits count it. */
const largest: readonly Kind[] = [
  {
    what: "64 kB of text that must be escaped",
    status: 422,
    bytes: request("POST", "/f/audit", FORM, ESCAPED),
  },
  {
    what: "64 kB of fields",
    status: 413,
    bytes: request("POST", "/f/audit", FORM, "a&".repeat(32_000)),
  },
  {
    what: "64 kB of escapes",
    status: 422,
    bytes: request("POST", "/f/audit", FORM, `email=nobody&message=${"%41".repeat(21_000)}`),
  },
];

/** Refusals' cost. Linux only: no other system tells the time of all threads so exactly. */
export async function drillCost(): Promise<Figure[]> {
  if (process.platform !== "linux") return [skipped(10, WHAT, "no /proc")];
  const damaged = temporaryFolder();
  writeFileSync(path.join(damaged, "site.db"), "This is no database. ".repeat(500));

  const groups = await Promise.all(
    [
      { env: {}, kinds: [...refused, ...largest] },
      { env: { RATE_LIMIT: "on" }, kinds: limited },
      { env: { DATA_DIR: damaged }, kinds: away },
    ].map(async ({ env, kinds }) => ({
      kinds,
      server: await startServer({ SITE_DIR: builtSite(), DATA_DIR: temporaryFolder(), ...env }),
    })),
  );

  const costs: Cost[] = [];
  for (const { kinds, server } of groups) {
    // The first attempts of the limited one are not refused yet.
    for (const kind of [page, ...kinds]) await send(server, kind, WARM_UP);
    for (const kind of kinds) costs.push(await compare(server, kind));
  }
  const isLargest = ({ kind }: Cost) => largest.includes(kind);
  const usual = costs.filter((cost) => !isLargest(cost));
  const wrong = costs.flatMap(({ wrongStatuses }) => wrongStatuses);
  return [
    figure({
      number: 10,
      what: WHAT,
      demanded: `no refusal more than ${MAX_RATIO} times`,
      measured: `${describe(usual)}${wrong.join(";")}`,
      reached: usual.every(({ ratio }) => ratio <= MAX_RATIO) && wrong.length === 0,
    }),
    figure({
      number: 10,
      what: "the same of the largest requests, which the limits end after 30 in 10 minutes",
      demanded: "told, and bounded by 64 kB and 500 fields",
      measured: describe(costs.filter(isLargest)),
      reached: wrong.length === 0,
    }),
  ];
}

type Cost = { kind: Kind; ratio: number; us: number; wrongStatuses: string[] };

/** Turn by turn with the page, so that a slow spell of the machine meets both. */
async function compare(server: RunningServer, kind: Kind): Promise<Cost> {
  const turns: { own: number; page: number }[] = [];
  const wrongStatuses = new Set<string>();
  for (let turn = 0; turn < TURNS; turn += 1) {
    const [own, plain] = [await send(server, kind, REQUESTS), await send(server, page, REQUESTS)];
    turns.push({ own: own.us, page: plain.us });
    for (const status of own.statuses) {
      if (status !== kind.status) wrongStatuses.add(` ${kind.what}: ${status}`);
    }
  }
  // The least of each: whatever else the machine does only ever adds.
  const us = Math.min(...turns.map(({ own }) => own));
  const pageUs = Math.min(...turns.map((turn) => turn.page));
  return { kind, ratio: us / pageUs, us, wrongStatuses: [...wrongStatuses] };
}

async function send({ port, process: child }: RunningServer, { bytes }: Kind, count: number) {
  const before = readProcessorNs(child.pid ?? 0);
  const { statuses } = await runLoad({
    port,
    clients: CLIENTS,
    maxRequests: count,
    request: (serial) => ({ token: String(serial), bytes }),
  });
  const us = (readProcessorNs(child.pid ?? 0) - before) / 1000 / count;
  return { us, statuses: [...statuses.keys()] };
}

/** Of all threads. https://docs.kernel.org/scheduler/sched-stats.html#proc-pid-schedstat */
function readProcessorNs(pid: number): number {
  return readdirSync(`/proc/${pid}/task`).reduce(
    (sum, thread) =>
      sum + Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]),
    0,
  );
}

function describe(costs: readonly Cost[]): string {
  return costs
    .toSorted((a, b) => b.ratio - a.ratio)
    .map(
      ({ kind, ratio, us }) =>
        `${kind.what} (${kind.status}) ${ratio.toFixed(2)} (${us.toFixed(0)} µs)`,
    )
    .join(", ");
}

function request(
  method: string,
  target: string,
  type?: string,
  body = "",
  extra: readonly string[] = [],
): string {
  const head = [
    `${method} ${target} HTTP/1.1`,
    "Host: localhost",
    `Accept: ${type === JSON_TYPE ? JSON_TYPE : "text/html"}`,
    ...(type === undefined
      ? []
      : [`Content-Type: ${type}`, `Content-Length: ${Buffer.byteLength(body)}`]),
    ...extra,
  ];
  return `${head.join("\r\n")}\r\n\r\n${body}`;
}
