import { gzipSync } from "node:zlib";

import { expect, test } from "vitest";

import {
  makeLog,
  readTruth,
  withMeans,
  writeLine,
  hasTimes,
  IIS_HEAD,
  LOG_FORMATS,
  MADE_PAGES,
  MADE_ROBOTS,
} from "#tests/support/made-log.ts";
import { buildLogReport, type LogQuestion } from "./build-log-report.ts";
import { readKnownPages } from "./known-pages.ts";
import { createLogCounter } from "./log-counts.ts";
import { createLogReader } from "./log-reader.ts";
import { listLogSections } from "./log-sections.ts";
import { writeLogCsv, writeLogMarkdown } from "./write-log.ts";

/** The report on a text, which comes in parts of a size that cuts lines anywhere. */
function report(text: string | Uint8Array, question: LogQuestion = {}, partBytes = 1_000) {
  const counter = createLogCounter();
  const reader = createLogReader(counter);
  const bytes = typeof text === "string" ? new TextEncoder().encode(text) : text;
  for (let at = 0; at < bytes.length; at += partBytes)
    reader.push(bytes.subarray(at, at + partBytes));
  reader.endFile();
  return buildLogReport(counter.counts, question);
}

const GOOGLEBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
const SEARCHBOT = "Mozilla/5.0; compatible; OAI-SearchBot/1.3; +https://openai.com/searchbot";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const bot = (name: string) => `Mozilla/5.0 (compatible; ${name}/1.0)`;
const line = (
  client: string,
  path: string,
  agent: string,
  { status = 200, at = "01/Nov/2026" } = {},
) => `${client} - - [${at}:10:00:00 +0500] "GET ${path} HTTP/1.1" ${status} 100 "-" "${agent}"`;
const forwarded = (client: string, header: string) => `${line(client, "/", GOOGLEBOT)} "${header}"`;
const vhost = (host: string, path: string) => `${host}:443 ${line("66.249.66.1", path, GOOGLEBOT)}`;
const repeat = (times: number, one: (at: number) => string) =>
  Array.from({ length: times }, (_, at) => one(at)).join("\n");

test.each(LOG_FORMATS)("every planted figure is found in a made log: %s", (format) => {
  const { visits, truth } = makeLog(7, 4_000);
  const lines = [...visits].map((visit) => writeLine(visit, format)).join("\n");
  const pages = readKnownPages(MADE_PAGES);

  const made = report((format === "iis" ? IIS_HEAD : "") + lines, {
    robotsTxt: MADE_ROBOTS,
    ...(pages && { pages }),
  });

  expect(readTruth(made)).toEqual(withMeans(truth, hasTimes(format)));
  expect(made.unread).toBe(0);
  expect(JSON.stringify(made)).not.toContain("203.0.113.");
});

test("a common log has no User-Agent: nobody in it can be told", () => {
  const common = '192.0.2.1 - frank [10/Oct/2026:13:55:36 -0700] "GET /a.gif HTTP/1.0" 200 2326';

  expect(report(common)).toMatchObject({
    requests: 1,
    people: 0,
    programs: { requests: 1 },
    crawlers: [],
  });
});

test("a User-Agent that breaks off is read as far as it goes", () => {
  const cut = line("66.249.66.1", "/", GOOGLEBOT).slice(0, -8);

  expect(report(cut).crawlers).toMatchObject([{ name: "Googlebot", requests: 1 }]);
});

test("a crawler's name from outside of its operator's addresses is a pretender, and did not come", () => {
  const made = report(
    [line("66.249.66.1", "/a", GOOGLEBOT), line("203.0.113.9", "/b", GOOGLEBOT)].join("\n"),
  );

  expect(made.crawlers).toMatchObject([{ name: "Googlebot", requests: 1, confirmed: 1 }]);
  expect(made.pretenders).toMatchObject([{ name: "Googlebot", requests: 1, addresses: 1 }]);
});

test.each([
  ["an IPv6 address of Google’s", line("2001:4860:4801:10::1f", "/", GOOGLEBOT), 1, 0],
  ["an IPv4 address written as IPv6", line("::ffff:66.249.66.1", "/", GOOGLEBOT), 1, 0],
  ["another IPv6 address", line("2001:db8::1", "/", GOOGLEBOT), 0, 1],
  [
    "a host’s name, which a log may have in place of the address",
    line("crawl.googlebot.com", "/", GOOGLEBOT),
    0,
    0,
  ],
  [
    "years before the list was taken",
    line("203.0.113.9", "/", GOOGLEBOT, { at: "01/Nov/2020" }),
    0,
    0,
  ],
  [
    "an operator that publishes no list",
    line("203.0.113.9", "/", "Mozilla/5.0 (compatible; YandexBot/3.0)"),
    0,
    0,
  ],
])("%s", (_, text, confirmed, pretenders) => {
  const made = report(text);

  expect(made.crawlers.reduce((sum, one) => sum + one.confirmed, 0)).toBe(confirmed);
  expect(made.pretenders).toHaveLength(pretenders);
});

test("behind Cloudflare the log has the proxy's addresses, and nobody is called a pretender", () => {
  const made = report(repeat(20, (at) => line(`172.68.1.${at}`, "/", GOOGLEBOT)));

  expect(made).toMatchObject({ proxy: "Cloudflare", pretenders: [] });
  expect(made.crawlers).toMatchObject([{ requests: 20, confirmed: 0 }]);
});

test("so it is where all of a busy log has one address that nobody publishes", () => {
  const made = report(
    repeat(300, (at) => line("192.0.2.1", "/", at % 2 === 0 ? GOOGLEBOT : FIREFOX)),
  );

  expect(made).toMatchObject({ proxy: "a proxy", pretenders: [], people: 150 });
});

test("of X-Forwarded-For the last address that is no proxy's is taken, and only behind a proxy", () => {
  expect(report(forwarded("172.68.1.1", "66.249.66.1, 203.0.113.9")).pretenders).toHaveLength(1);
  expect(report(forwarded("172.68.1.1", "203.0.113.9, 66.249.66.1")).pretenders).toHaveLength(0);
  expect(report(forwarded("203.0.113.9", "66.249.66.1")).pretenders).toHaveLength(1);
});

test.each([
  ["Perplexity-User", "does not obey"],
  ["ChatGPT-User", "may not obey"],
])("%s is asked to stay out of what the file closes", (name) => {
  const made = report(
    line("192.0.2.1", "/cart", `Mozilla/5.0 (compatible; ${name}/1.0)`, { at: "01/Nov/2020" }),
    {
      robotsTxt: "User-agent: *\nDisallow: /cart",
    },
  );

  expect(made.disobeyed).toMatchObject([
    { name, obeys: name === "ChatGPT-User" ? "may not" : "no" },
  ]);
});

test("robots.txt itself is open to all, and pages of another host are not judged by the file", () => {
  const made = report(
    [
      vhost("shop.example", "/robots.txt"),
      vhost("www.shop.example", "/"),
      vhost("api.shop.example", "/v1"),
    ].join("\n"),
    { robotsTxt: "User-agent: *\nDisallow: /" },
  );

  expect(made).toMatchObject({ host: "shop.example", disobeyed: [{ requests: 1 }] });
});

test("pages of the log are those that people got often, without parameters", () => {
  const people = (path: string, times: number) =>
    repeat(times, () => line("192.0.2.1", path, FIREFOX));
  const made = report(
    [
      people("/a", 3),
      people("/b", 3),
      people("/secret-link", 2),
      people("/style.css", 9),
      people("/a?id=1", 9),

      line("66.249.66.1", "/a", GOOGLEBOT),
    ].join("\n"),
  );

  expect(made.missed).toMatchObject({ from: "log", pages: 2, byAll: 1, addresses: ["/b"] });
});

test.each([
  ["may cite this site; its search crawler came 1 time", [line("20.168.18.33", "/", SEARCHBOT)]],
  ["cannot cite this site", [line("20.168.18.33", "/", SEARCHBOT, { status: 403 })]],
  [
    "cannot cite this site; its search crawler read robots.txt alone, 1 time",
    [line("20.168.18.33", "/robots.txt", SEARCHBOT)],
    "User-agent: *\nDisallow: /",
  ],
  [
    "cannot cite this site; its search crawler came 1 time, last on 1 November 2026, in spite of",
    [line("20.168.18.33", "/", SEARCHBOT)],
    "User-agent: *\nDisallow: /",
  ],
  ["if robots.txt lets it in; its search crawler did not", [line("192.0.2.1", "/", FIREFOX)]],
  ["may cite this site;", [line("192.0.2.1", "/", FIREFOX)], "User-agent: *\nDisallow: /cart"],
  ["only others in its name", [line("192.0.2.1", "/", SEARCHBOT)]],
])("the answer on ChatGPT: %s", (words, lines, robotsTxt?: string) => {
  const made = report(lines.join("\n"), robotsTxt === undefined ? {} : { robotsTxt });

  expect(made.answer).toContain(words);
});

test("both answers for each reader, by what robots.txt says and what the server gave", () => {
  const { readers } = report(
    [
      line("66.249.66.1", "/a", GOOGLEBOT),
      line("66.249.66.1", "/b", GOOGLEBOT, { status: 503 }),
      line("157.55.39.7", "/", bot("bingbot"), { status: 403 }),
      line("192.0.2.1", "/", bot("Claude-User"), { at: "01/Nov/2020" }),
    ].join("\n"),
    { robotsTxt: "User-agent: PerplexityBot\nDisallow: /" },
  );

  expect(readers.map(({ reader, may }) => [reader, may])).toEqual([
    ["ChatGPT", "yes"],
    ["Perplexity", "no"],
    ["Google", "yes"],
    ["Bing", "no"],
    ["Claude", "yes"],
  ]);
  expect(readers[2]?.why).toBe("Googlebot asked for pages 2 times, and got them 1 time");
  expect(readers[4]?.fetched).toContain("Claude-User fetched for people 1 time");
});

test("each section has a cell for each of its columns, and none says an address of a visitor", () => {
  const { visits } = makeLog(7, 2_000);
  const lines = [...visits].map((visit) => writeLine(visit, "caddy")).join("\n");
  const made = report(lines, { robotsTxt: MADE_ROBOTS });
  const sections = listLogSections(made);

  expect(sections.map(({ title }) => title)).toContain("What eats their visits");
  for (const { head, rows } of sections) {
    for (const row of rows) expect(row).toHaveLength(head.length);
  }
  for (const text of [writeLogCsv(made), writeLogMarkdown(made)]) {
    expect(text).toContain("OAI-SearchBot");
    expect(text).not.toContain("203.0.113.");
  }
});

test("broken lines are counted, and the first three shown without visitors' addresses", () => {
  const made = report(
    [
      "nonsense",
      "192.0.2.44 what",
      "::1 2001:db8:0:0::7 x",
      "{",
      line("192.0.2.1", "/", FIREFOX),
    ].join("\n"),
  );

  expect(made).toMatchObject({ requests: 1, unread: 4 });
  expect(made.unreadLines).toEqual(["nonsense", "[address] what", "[address] [address] x"]);
});

test("a packed log is read part by part, and one that breaks off says so", () => {
  const packed = gzipSync(repeat(3_000, (at) => line("66.249.66.1", `/${at}`, GOOGLEBOT)));

  expect(report(packed, {}, 500).requests).toBe(3_000);
  expect(() => report(packed.subarray(0, 900), {}, 500)).toThrow("unexpected EOF");
});

test("a line of megabytes is one broken line, and the next one is read", () => {
  const made = report(`${"x".repeat(3_000_000)}\n${line("192.0.2.1", "/", FIREFOX)}`, {}, 65_536);

  expect(made).toMatchObject({ requests: 1, unread: 1 });
});

test("of more addresses than are kept totals count all", () => {
  const counter = createLogCounter();
  const at = Date.UTC(2026, 10, 1);
  for (let page = 0; page < 200_000; page += 1) {
    counter.add({
      client: "66.249.66.1",
      forwarded: "",
      at,
      host: "",
      tookMs: Number.NaN,
      path: `/p?${page}`,
      status: 200,
      bytes: 1,
      agent: GOOGLEBOT,
    });
  }
  const { crawlers, wasted } = buildLogReport(counter.counts);

  expect(crawlers).toMatchObject([{ requests: 200_000 }]);
  expect(wasted).toMatchObject([{ kind: "parameters", requests: 200_000 }]);
  expect(counter.counts.crawlers.get("Googlebot")?.tallies.get("confirmed")?.addresses.size).toBe(
    100_000,
  );
});
