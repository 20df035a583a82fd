import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { callSeo } from "#scripts/seo/call-seo.ts";

const asked: string[] = [];
/** What the site answers; a test changes it as its owner would. */
const pages = new Map<string, string>();
const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body>${body}</body></html>`;
const menu = '<p><a href="/a">Desks</a> <a href="/b">Chairs</a> <a href="/gone">Sale</a></p>';

const server = createServer((request, response) => {
  asked.push(request.url ?? "");
  const html = pages.get(request.url ?? "");
  response.writeHead(html === undefined ? 404 : 200, { "Content-Type": "text/html" });
  response.end(html ?? "Not here");
});
let folder: string;
let report: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  folder = mkdtempSync(path.join(tmpdir(), "seo-recheck-test-"));
  pages.set("/", page("Desks and chairs made in Lahore", `<h1>Furniture</h1>${menu}`));
  pages.set("/a", page("Office desks made to measure", menu));
  pages.set("/b", page("Office chairs made to measure", menu));
  const { port } = server.address() as AddressInfo;
  const { output } = await callSeo([
    "crawl",
    `http://127.0.0.1:${port}/`,
    "--rate",
    "0",
    "--allow-private",
    "--json",
  ]);
  report = path.join(folder, "report.json");
  writeFileSync(report, output);
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const recheck = (...words: string[]) =>
  callSeo(["recheck", ...words, "--rate", "0", "--allow-private"]);

test("nothing changed: still there, and only its addresses and robots.txt are asked", async () => {
  asked.length = 0;
  const { status, output } = await recheck(report, "h1-missing");

  expect(status).toBe(1);
  expect(output).toMatch(/^h1-missing: still there\n/);
  expect([...new Set(asked)].toSorted()).toEqual(["/a", "/b", "/robots.txt"]);
});

test("one of two pages is fixed: changed, with what became of each", async () => {
  pages.set("/a", page("Office desks made to measure", `<h1>Office desks</h1>${menu}`));
  const { output } = await recheck(report, "h1-missing", "--json");

  expect(JSON.parse(output)).toMatchObject({
    issue: "h1-missing",
    state: "changed",
    left: 0,
    addresses: [{ state: "fixed" }, { state: "still" }],
  });
});

test("all are fixed: exit status 0", async () => {
  pages.set("/b", page("Office chairs made to measure", `<h1>Office chairs</h1>${menu}`));
  const { status, output } = await recheck(report, "h1-missing");

  expect([status, output.split("\n")[0]]).toEqual([0, "h1-missing: fixed"]);
});

test("a dead address is still dead, and fixed once it answers", async () => {
  expect((await recheck(report, "status-4xx")).output).toMatch(/^status-4xx: still there/);
  pages.set("/gone", page("Sale of desks and chairs", `<h1>Sale</h1>${menu}`));
  expect((await recheck(report, "status-4xx")).output).toMatch(/^status-4xx: fixed/);
});

test.each([
  [["h1-missing"], "name the report and the rule"],
  [["REPORT", "orphan"], 'the report has no finding "orphan". It has '],
  [["REPORT", "favicon-missing"], "depends on other pages or files too. Run the audit again"],
])("%j is refused with what to do", async (words, sentence) => {
  const { status, output, errors } = await recheck(
    ...words.map((word) => (word === "REPORT" ? report : word)),
  );

  expect([status, output]).toEqual([2, ""]);
  expect(errors).toContain(sentence);
});
