/**
 * `node scripts/bench/access-logs.ts [MB]`: made logs of that size, read by `seo log` in a process of its
 * own: its time, its most memory, and whether every planted figure is found. Then a hostile log, in which
 * every line is a crawler's with its own address and name. Exits with 1 where a figure is wrong. With
 * `--browser` one combined log instead, dropped on the built site in Chromium.
 */
import { spawnSync } from "node:child_process";
import { createWriteStream, rmSync, statSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { isDeepStrictEqual } from "node:util";

import type { LogReport } from "#engine/access-log/log-report.ts";
import { readInBrowser } from "./read-in-browser.ts";
import { run } from "#scripts/seo/run.ts";
import {
  hasTimes,
  IIS_HEAD,
  LOG_FORMATS,
  MADE_PAGES,
  MADE_ROBOTS,
  makeLog,
  readTruth,
  withMeans,
  writeLine,
  type LogFormat,
  type LogTruth,
} from "#tests/support/made-log.ts";

const file = (name: string) => join(tmpdir(), `bench-${process.pid}-${name}`);
const [robots, pages, log] = [file("robots.txt"), file("pages.txt"), file("access.log")];
/** Of a line in a made log, on average. */
const LINE_BYTES = 230;
const CHUNK_LINES = 5_000;

/** In its own process: what `seo log` says, and the most memory that it took, in MB. */
async function readHere(words: readonly string[]): Promise<void> {
  const parts: string[] = [];
  const output = new Writable({
    write(part, _encoding, done) {
      parts.push(String(part));
      done();
    },
  });
  await run(words, { input: process.stdin, output, errors: process.stderr });
  const memory = Math.round(process.resourceUsage().maxRSS / 1024);
  process.stdout.write(JSON.stringify({ memory, report: JSON.parse(parts.join("")) as unknown }));
}

function readLog(): { seconds: number; memory: number; report: LogReport } {
  const begin = performance.now();
  const words = ["log", log, "--json", "--robots", robots, "--pages", pages];
  const { stdout } = spawnSync(process.execPath, [import.meta.filename, "--read", ...words], {
    stdio: ["ignore", "pipe", "inherit"],
    maxBuffer: 1e9,
  });
  const seconds = Math.round(performance.now() - begin) / 1000;
  return { seconds, ...(JSON.parse(String(stdout)) as { memory: number; report: LogReport }) };
}

async function writeLog(lines: Iterable<string>): Promise<void> {
  const stream = createWriteStream(log);
  let chunk: string[] = [];
  for (const line of lines) {
    chunk.push(line);
    if (chunk.length < CHUNK_LINES) continue;
    if (!stream.write(`${chunk.join("\n")}\n`)) await once(stream, "drain");
    chunk = [];
  }
  stream.end(chunk.join("\n"));
  await once(stream, "finish");
}

async function measure(format: LogFormat, requests: number): Promise<boolean> {
  const { visits, truth } = makeLog(requests, requests);
  await writeLog(writeLines(visits, format));
  const { seconds, memory, report } = readLog();
  const isRight = isDeepStrictEqual(readTruth(report), withMeans(truth, hasTimes(format)));
  console.log(
    `${format}\t${requests} requests\t${seconds} s\t${memory} MB\t${isRight ? "all figures right" : "WRONG"}`,
  );
  if (!isRight) tellWrong(readTruth(report), truth);
  return isRight;
}

function* writeLines(visits: ReturnType<typeof makeLog>["visits"], format: LogFormat) {
  if (format === "iis") yield IIS_HEAD.trimEnd();
  for (const visit of visits) yield writeLine(visit, format);
}

function tellWrong(found: LogTruth, truth: LogTruth): void {
  console.error(JSON.stringify({ found, truth }));
}

function* writeHostile(lines: number): Generator<string> {
  for (let at = 0; at < lines; at += 1) {
    const day = String((at % 28) + 1).padStart(2, "0");
    const client = `203.${at & 255}.${(at >> 8) & 255}.${(at >> 16) & 255}`;
    const path = `/${"x".repeat(120)}/${at}?${at}`;
    yield `${client} - - [${day}/Nov/2026:10:00:00 +0500] "GET ${path} HTTP/1.1" 200 1 "-" "Mozilla/5.0 (compatible; Googlebot/2.1; ${at})"`;
    if (at % 100_000 === 0) yield "y".repeat(3_000_000);
  }
}

const megabytes = Number(process.argv[2] ?? 100);
if (process.argv[2] === "--read") {
  await readHere(process.argv.slice(3));
} else if (process.argv.includes("--browser")) {
  await writeLog(writeLines(makeLog(1, (megabytes * 1e6) / LINE_BYTES).visits, "combined"));
  const { seconds, before, most } = await readInBrowser(log);
  console.log(
    `${statSync(log).size / 1e6} MB\t${seconds} s\t${before} MB before, ${most} MB at most`,
  );
  rmSync(log);
} else {
  writeFileSync(robots, MADE_ROBOTS);
  writeFileSync(pages, MADE_PAGES);
  const requests = Math.round((megabytes * 1e6) / LINE_BYTES);
  const results: boolean[] = [];
  for (const format of LOG_FORMATS) results.push(await measure(format, requests));
  await writeLog(writeHostile(requests));
  const { seconds, memory, report } = readLog();
  console.log(`hostile\t${requests} requests\t${seconds} s\t${memory} MB`);
  results.push(report.requests === requests);
  for (const name of [robots, pages, log]) rmSync(name);
  process.exitCode = results.includes(false) ? 1 : 0;
}
