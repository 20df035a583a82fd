import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import { expect, test } from "vitest";

import { callSeo } from "#scripts/seo/call-seo.ts";
import { makeLog, MADE_ROBOTS, readTruth, withMeans, writeLine } from "#tests/support/made-log.ts";
import type { LogReport } from "#engine/access-log/log-report.ts";

const folder = mkdtempSync(join(tmpdir(), "seo-log-"));
const file = (name: string, content: string | Buffer) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const line = (client: string, path: string, agent: string, status = 200) =>
  `${client} - - [01/Nov/2026:10:00:00 +0500] "GET ${path} HTTP/1.1" ${status} 100 "-" "${agent}"\n`;
const GOOGLEBOT = "Mozilla/5.0 (compatible; Googlebot/2.1)";
const honest = file("honest.log", line("66.249.66.1", "/", GOOGLEBOT));
const robots = file("robots.txt", "User-agent: *\nDisallow: /cart\n");

test("several files count as one, also packed, and several packed ones in one file", async () => {
  const { visits, truth } = makeLog(3, 900);
  const lines = [...visits].map((visit) => `${writeLine(visit, "combined")}\n`);
  const part = (at: number) => lines.slice(at * 300, at * 300 + 300).join("");
  const one = file("one.log", part(0));
  const two = file("two.log.gz", Buffer.concat([gzipSync(part(1)), gzipSync(part(2))]));

  const { output } = await callSeo([
    "log",
    one,
    two,
    "--robots",
    file("made.txt", MADE_ROBOTS),
    "--json",
  ]);

  const { missed: _, ...found } = readTruth(JSON.parse(output) as LogReport);
  expect(found).toEqual({ ...withMeans(truth, false), missed: undefined });
});

test.each([
  ["impostors", line("203.0.113.9", "/", GOOGLEBOT)],
  ["disobeyed", line("66.249.66.1", "/cart", GOOGLEBOT)],
  ["errors", line("66.249.66.1", "/", GOOGLEBOT, 503)],
])(
  "--fail-on %s is exit status 1 where there are some, and 0 where there are none",
  async (name, text) => {
    const call = (path: string) => callSeo(["log", path, "--robots", robots, "--fail-on", name]);

    expect((await call(file(`${name}.log`, text))).status).toBe(1);
    expect((await call(honest)).status).toBe(0);
  },
);

test("who does not obey by design has not disobeyed", async () => {
  const wish = file("wish.log", line("192.0.2.1", "/cart", "Mozilla/5.0 (compatible; Bytespider)"));

  const { status, output } = await callSeo([
    "log",
    wish,
    "--robots",
    robots,
    "--fail-on",
    "disobeyed",
  ]);

  expect(status).toBe(0);
  expect(output).toContain("asked to stay out; does not obey");
});

test("the answer comes first; a log may come from a pipe", async () => {
  const { output, status } = await callSeo(["log", "-"], line("66.249.66.1", "/", GOOGLEBOT));

  expect(output).toMatch(/^ChatGPT may cite this site if .+; its search crawler did not come/);
  expect(status).toBe(0);
});

test("--csv writes all sections as one table, a row a crawler", async () => {
  const log = file("table.log", line("66.249.66.1", "/", GOOGLEBOT));

  const table = join(folder, "came.csv");

  await callSeo(["log", log, "--csv", table]);

  const [head = "", ...rows] = readFileSync(table, "utf8").split("\r\n");
  const came = rows.find((row) => row.includes(",Googlebot,")) ?? "";
  expect(head).toContain(",Crawler,Operator,Purpose,Requests,Proven,Last,2xx,3xx,4xx,5xx,kB,");
  expect(came).toContain(",Googlebot,Google,search,1,1,2026-11-01,1,0,0,0,0,");
});

test.each([
  ["no file", ["log"], "name the log to read"],
  ["a log that is none", ["log", robots], "no request in"],
  ["a missing file", ["log", "none.log"], 'no file "none.log"'],
  [
    "a packed file that breaks off",
    ["log", file("cut.gz", gzipSync(line("66.249.66.1", "/", GOOGLEBOT)).subarray(0, 40))],
    "breaks off",
  ],
  [
    "an unknown reason",
    ["log", honest, "--fail-on", "bots"],
    "--fail-on takes impostors, disobeyed, errors",
  ],
  ["disobedience without a file", ["log", honest, "--fail-on", "disobeyed"], "goes with --robots"],
  ["pages that are none", ["log", honest, "--pages", robots], "lists no pages"],
])("%s is exit status 2, with what to do", async (_, words, told) => {
  const { status, errors } = await callSeo(words);

  expect(status).toBe(2);
  expect(errors).toContain(told);
});
