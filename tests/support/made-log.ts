import type { LogReport } from "#engine/access-log/log-report.ts";
import { createRandom } from "./create-random.ts";

/** How a made log is written; the truth of it is the same in each. */
export const LOG_FORMATS = [
  ...(["combined", "vhost", "nginx-main", "caddy", "iis"] as const),
  ...(["cloudflare-rfc3339", "cloudflare-unix", "cloudflare-unixnano"] as const),
] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];

type Visit = {
  at: number;
  client: string;
  path: string;
  status: number;
  bytes: number;
  ms: number;
  agent: string;
};

/** What a report says, as far as it is planted. By crawler: requests, statuses, bytes, and the rest in this order. */
export type LogTruth = {
  requests: number;
  people: number;
  programs: number;
  came: Record<string, readonly number[]>;
  pretended: Record<string, number>;
  disobeyed: Record<string, number>;
  wasted: Record<string, number>;
  missed: Record<string, number>;
  days: number;
};

export const MADE_ROBOTS = "User-agent: *\nDisallow: /cart\n\nUser-agent: GPTBot\nDisallow: /\n";
const SITE_PAGES = 60;
export const MADE_PAGES = Array.from(
  { length: SITE_PAGES },
  (_, page) => `https://www.shop.example/page-${page}`,
).join("\n");

const START = Date.UTC(2026, 9, 1);
const DAYS = 30;

/** Header, one of the operator's addresses, and how many of the pages it asks for. */
const CRAWLERS = [
  [
    "Googlebot",
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "66.249.66.",
    50,
  ],
  [
    "Bingbot",
    "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
    "157.55.39.",
    40,
  ],
  [
    "OAI-SearchBot",
    "Mozilla/5.0; compatible; OAI-SearchBot/1.3; +https://openai.com/searchbot",
    "20.168.18.3",
    30,
  ],
  ["GPTBot", "Mozilla/5.0; compatible; GPTBot/1.3; +https://openai.com/gptbot", "4.227.36.", 20],
  ["PerplexityBot", "Mozilla/5.0; compatible; PerplexityBot/1.0", "18.97.9.9", 10],
  [
    "ClaudeBot",
    "Mozilla/5.0; compatible; ClaudeBot/1.0; +claudebot@anthropic.com",
    "216.73.216.",
    20,
  ],
  [
    "Bytespider",
    "Mozilla/5.0 (Linux; Android 5.0) (compatible; Bytespider; spider-feedback@bytedance.com)",
    "47.128.0.",
    60,
  ],
] as const;
const OTHERS = [
  "Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)",
  "curl/8.5.0",
  "python-requests/2.31",
] as const;
const BROWSER =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";

const bump = (counts: Record<string, number>, name: string) => {
  counts[name] = (counts[name] ?? 0) + 1;
};

/** Visits by chance, the same for the same seed, with what is true of them. */
export function makeLog(seed: number, requests: number) {
  const random = createRandom(seed);
  const pick = (below: number) => Math.floor(random() * below);
  const asked = new Map<string, Set<string>>();
  const days = new Set<number>();
  const truth: LogTruth = {
    requests,
    people: 0,
    programs: 0,
    came: {},
    pretended: {},
    disobeyed: {},
    wasted: {},
    missed: {},
    days: 0,
  };

  function makeVisit(): Visit {
    const at = START + pick(DAYS * 86_400) * 1000;
    const visit = {
      at,
      bytes: pick(90_000),
      ms: pick(900),
      status: 200,
      client: `203.0.113.${pick(256)}`,
    };
    const kind = random();
    if (kind < 0.6) {
      truth.people += 1;
      return { ...visit, path: `/page-${pick(SITE_PAGES)}`, agent: BROWSER };
    }
    if (kind < 0.7) {
      truth.programs += 1;
      return { ...visit, path: "/", agent: OTHERS[pick(OTHERS.length)] ?? "" };
    }
    const [name, agent, network, pages] = CRAWLERS[pick(CRAWLERS.length)] ?? CRAWLERS[0];
    if (kind < 0.72 && name !== "Bytespider") {
      bump(truth.pretended, name);
      return { ...visit, path: "/wp-login.php", agent, status: 404 };
    }
    const path = choosePath(pages);
    const status = choose(path);
    note(name, { ...visit, path, status });
    return { ...visit, client: network + (6 + pick(4)), path, status, agent };
  }

  function choosePath(pages: number): string {
    const kind = random();
    if (kind < 0.1) return "/robots.txt";
    if (kind < 0.2) return `/shop?colour=${pick(5000)}&size=${pick(9)}`;
    if (kind < 0.25) return `/cart/${pick(20)}`;
    if (kind < 0.3) return `/old-${pick(30)}`;
    if (kind < 0.35) return `/gone-${pick(30)}`;
    return `/page-${pick(pages)}`;
  }

  function choose(path: string): number {
    if (path.startsWith("/old")) return 301;
    if (path.startsWith("/gone")) return 404;
    return random() < 0.02 ? 503 : random() < 0.1 ? 304 : 200;
  }

  function note(name: string, { at, path, status, bytes, ms }: Omit<Visit, "client" | "agent">) {
    days.add(Math.floor((at + 5 * 3_600_000) / 86_400_000));
    const [count = 0, ok = 0, redirect = 0, client = 0, server = 0, sum = 0, last = 0, took = 0] =
      truth.came[name] ?? [];
    const is = (kind: number) => Number(Math.floor(status / 100) === kind);
    truth.came[name] = [
      count + 1,
      ok + is(2),
      redirect + is(3),
      client + is(4),
      server + is(5),
      sum + bytes,
      Math.max(last, at),
      took + ms,
    ];
    if (path.startsWith("/cart") || (name === "GPTBot" && path !== "/robots.txt"))
      bump(truth.disobeyed, name);
    if (path.includes("?")) bump(truth.wasted, "parameters");
    if (status === 301) bump(truth.wasted, "redirect");
    if (status === 404) bump(truth.wasted, "missing");
    asked.set(name, (asked.get(name) ?? new Set()).add(path));
  }

  function* visits(): Generator<Visit> {
    for (let at = 0; at < requests; at += 1) yield makeVisit();
    for (const name of ["Googlebot", "Bingbot", "OAI-SearchBot", "PerplexityBot"]) {
      const pages = [...(asked.get(name) ?? [])].filter((path) => path.startsWith("/page-"));
      if (asked.has(name)) truth.missed[name] = SITE_PAGES - pages.length;
    }
    truth.days = days.size;
  }
  return { visits: visits(), truth };
}

const byName = <Row extends { name: string }>(rows: readonly Row[], value: (row: Row) => number) =>
  Object.fromEntries(rows.map((row) => [row.name, value(row)]));

/** A crawler has a row for each line of robots.txt. */
function sumByName(rows: readonly { name: string; requests: number }[]) {
  const groups = Object.entries(Object.groupBy(rows, ({ name }) => name));
  return Object.fromEntries(
    groups.map(([name, own = []]) => [name, own.reduce((sum, { requests }) => sum + requests, 0)]),
  );
}

/** The same figures of a report. */
export function readTruth(report: LogReport): Omit<LogTruth, "days"> & { days: number } {
  return {
    requests: report.requests,
    people: report.people,
    programs: report.programs.requests,
    came: Object.fromEntries(
      report.crawlers.map(({ name, requests, statuses, bytes, last, tookMs }) => [
        name,
        [
          requests,
          statuses["2xx"],
          statuses["3xx"],
          statuses["4xx"],
          statuses["5xx"],
          bytes,
          last,
          tookMs ?? 0,
        ],
      ]),
    ),
    pretended: byName(report.pretenders, ({ requests }) => requests),
    disobeyed: sumByName(report.disobeyed ?? []),
    wasted: Object.fromEntries(report.wasted.map(({ kind, requests }) => [kind, requests])),
    missed: byName(report.missed?.rows ?? [], ({ missed }) => missed),
    days: report.days.filter(({ requests }) => requests.some((number) => number > 0)).length,
  };
}

/** The truth of sums of times is the report's mean. */
export function withMeans(truth: LogTruth, hasTimes: boolean): LogTruth {
  const came = Object.entries(truth.came).map(([name, figures]) => {
    const [requests = 1, took = 0] = [figures[0], figures.at(-1)];
    return [name, [...figures.slice(0, -1), hasTimes ? Math.round(took / requests) : 0]] as const;
  });
  return { ...truth, came: Object.fromEntries(came) };
}

const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
const two = (number: number) => String(number).padStart(2, "0");

/** "28/Nov/2026:10:00:00 +0500", in Pakistan. */
function clf(at: number): string {
  const day = new Date(at + 5 * 3_600_000);
  const time = [day.getUTCHours(), day.getUTCMinutes(), day.getUTCSeconds()].map(two).join(":");
  return `${two(day.getUTCDate())}/${MONTHS[day.getUTCMonth()]}/${day.getUTCFullYear()}:${time} +0500`;
}

/** Formats that say how long an answer took. */
export const hasTimes = (format: LogFormat) => !/^(?:combined|vhost|nginx-main)$/.test(format);

export function writeLine(visit: Visit, format: LogFormat): string {
  const { at, client, path, status, bytes, ms, agent } = visit;
  const combined = (ip: string) =>
    `${ip} - - [${clf(at)}] "GET ${path} HTTP/1.1" ${status} ${bytes} "-" "${agent}"`;
  const host = "www.shop.example";
  const [stem = "", query = "-"] = path.split("?");
  const iso = new Date(at).toISOString();
  const headers = { "User-Agent": [agent] };
  switch (format) {
    case "combined":
      return combined(client);
    case "vhost":
      return `${host}:443 ${combined(client)}`;
    case "nginx-main":
      return `${combined("172.68.1.9")} "198.51.100.7, ${client}"`;
    case "iis":
      return `${iso.slice(0, 10)} ${iso.slice(11, 19)} 10.0.0.5 GET ${stem} ${query} 443 - ${client} ${agent.replaceAll(" ", "+")} - ${status} 0 0 ${bytes} ${ms}`;
    case "caddy":
      return JSON.stringify({
        level: "info",
        ts: at / 1000,
        logger: "http.log.access",
        msg: "handled request",
        request: { remote_ip: client, client_ip: client, method: "GET", host, uri: path, headers },
        bytes_read: 0,
        duration: ms / 1000,
        size: bytes,
        status,
      });
    default:
      return JSON.stringify({
        ClientIP: client,
        ClientRequestHost: host,
        ClientRequestMethod: "GET",
        ClientRequestURI: path,
        EdgeResponseStatus: status,
        EdgeResponseBytes: bytes,
        ClientRequestUserAgent: agent,
        EdgeTimeToFirstByteMs: ms,
        EdgeStartTimestamp:
          format === "cloudflare-rfc3339"
            ? iso
            : format === "cloudflare-unix"
              ? at / 1000
              : at * 1e6,
      });
  }
}

export const IIS_HEAD =
  "#Software: Microsoft Internet Information Services 10.0\n#Fields: date time s-ip cs-method cs-uri-stem cs-uri-query s-port cs-username c-ip cs(User-Agent) cs(Referer) sc-status sc-substatus sc-win32-status sc-bytes time-taken\n";
