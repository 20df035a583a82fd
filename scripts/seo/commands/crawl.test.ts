import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable, Writable } from "node:stream";

import { afterAll, beforeAll, expect, test } from "vitest";

import { startMadeSite } from "#server/testing/made-site.ts";
import { run } from "#scripts/seo/run.ts";

let site: Awaited<ReturnType<typeof startMadeSite>>;
let folder: string;
beforeAll(async () => {
  site = await startMadeSite({ pages: 4, bytes: 2_000, linksPerPage: 12 });
  folder = mkdtempSync(path.join(tmpdir(), "seo-crawl-test-"));
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

async function crawl(...words: string[]) {
  const written = { output: "", errors: "" };
  const into = (name: keyof typeof written) =>
    new Writable({
      write(chunk, _encoding, done) {
        written[name] += String(chunk);
        done();
      },
    });
  const status = await run(["crawl", ...words], {
    input: Readable.from([""]),
    output: into("output"),
    errors: into("errors"),
  });
  return { status, ...written };
}

const fast = () => [site.url, "--rate", "0", "--allow-private"];

test("--json has the site, its bounds, its coverage, its pages and its issues by name", async () => {
  const { status, output } = await crawl(...fast(), "--json");
  const report = JSON.parse(output);

  expect(status).toBe(0);
  expect(Object.keys(report).slice(0, 6)).toEqual([
    "site",
    "startedAt",
    "bounds",
    "coverage",
    "pages",
    "issues",
  ]);
  expect(report.pages[0]).toMatchObject({ status: 200, indexable: true, depth: 0 });
  const [issue] = report.issues;
  expect(Object.keys(issue)).toEqual(["id", "severity", "source", "pages"]);
  expect(issue.pages[0].linkedFrom).toBeInstanceOf(Array);
});

test("--fail-on decides the exit status, by severity or by name", async () => {
  expect((await crawl(...fast(), "--fail-on", "blocking")).status).toBe(0);
  expect((await crawl(...fast(), "--fail-on", "security-header-missing")).status).toBe(1);
});

test("--csv writes tables, --compare tells what was mended since", async () => {
  const tables = path.join(folder, "tables");
  const { output } = await crawl(...fast(), "--json", "--csv", tables);
  expect(readdirSync(tables).toSorted()).toEqual(["issues.csv", "pages.csv", "sitemap.xml"]);

  const file = path.join(folder, "before.json");
  writeFileSync(file, output);
  const { comparison } = JSON.parse((await crawl(...fast(), "--json", "--compare", file)).output);
  expect(comparison.fixed).toEqual([]);
  expect(comparison.still.length).toBeGreaterThan(0);
});

test.each([
  [[], "name the site's address"],
  [["http://site.pk", "--rate", "0"], "--rate 0 goes with --allow-private only"],
  [["http://site.pk", "--rate", "5"], "--rate is at most 1"],
  [["http://site.pk", "--pages", "many"], "--pages takes a number"],
  [["http://127.0.0.1:1/"], "Only the usual ports"],
])("%j is bad use or input: exit status 2 and a sentence", async (words, message) => {
  const { status, errors } = await crawl(...words);
  expect(status).toBe(2);
  expect(errors).toContain(message);
});
