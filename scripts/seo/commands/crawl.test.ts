import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";

import { startMadeSite } from "#tests/support/server/made-site.ts";
import { callSeo } from "#scripts/seo/call-seo.ts";

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

const crawl = (...words: string[]) => callSeo(["crawl", ...words]);

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
  expect((await crawl(...fast(), "--fail-on", "viewport-missing")).status).toBe(1);
});

test("the text says of each fix what to do and where", async () => {
  const { output } = await crawl(...fast());
  const fix = output.split("\n").findIndex((line) => line.includes("[viewport-missing]"));
  const [advice = "", address = ""] = output.split("\n").slice(fix + 1);

  expect(advice).toMatch(/^ {26}\S/);
  expect(address.trim()).toMatch(/^http:\/\//);
  expect(output).toContain("/site-audit/rules/viewport#viewport-missing\n");
});

test.each([
  { where: "on a terminal", isTerminal: true, noColor: undefined, isColoured: true },
  { where: "on a terminal with NO_COLOR", isTerminal: true, noColor: "1", isColoured: false },
  { where: "in a pipe", isTerminal: false, noColor: undefined, isColoured: false },
])("$where the text has colours: $isColoured", async ({ isTerminal, noColor, isColoured }) => {
  // What Node itself goes by: where tests run unattended it takes no terminal for a coloured one.
  for (const name of ["CI", "FORCE_COLOR", "NODE_DISABLE_COLORS"]) vi.stubEnv(name, undefined);
  vi.stubEnv("TERM", "xterm-256color");
  vi.stubEnv("NO_COLOR", noColor);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { output } = await callSeo(["crawl", ...fast()], "", { isTerminal });

  expect(output.includes("\u001B[1mGoogle can index")).toBe(isColoured);
  expect(output.includes("\u001B[")).toBe(isColoured);
});

test("--fail-on new needs an earlier report, and finds what is new since", async () => {
  expect(await crawl(...fast(), "--fail-on", "new")).toMatchObject({
    status: 2,
    errors: "seo: --fail-on new goes with --compare. seo crawl --help says how.\n",
  });
  const file = path.join(folder, "earlier.json");
  const report = JSON.parse((await crawl(...fast(), "--json")).output);
  writeFileSync(file, JSON.stringify(report));
  expect((await crawl(...fast(), "--compare", file, "--fail-on", "new")).status).toBe(0);
  writeFileSync(file, JSON.stringify({ ...report, fixes: [], issues: [] }));
  expect((await crawl(...fast(), "--compare", file, "--fail-on", "new")).status).toBe(1);
});

test("--csv writes tables, --compare tells what was mended since", async () => {
  const tables = path.join(folder, "tables");
  const { output } = await crawl(...fast(), "--json", "--csv", tables);
  expect(readdirSync(tables).toSorted()).toEqual([
    "fixes.md",
    "issues.csv",
    "pages.csv",
    "sitemap.xml",
  ]);

  const file = path.join(folder, "before.json");
  writeFileSync(file, output);
  const { comparison } = JSON.parse((await crawl(...fast(), "--json", "--compare", file)).output);
  expect(comparison.fixed).toEqual([]);
  expect(comparison.still.length).toBeGreaterThan(0);
});

test("--compare names what is fixed and new after the site changed, for a person and in Markdown", async () => {
  const pages: Record<string, string> = {
    "/": '<title>Lawn</title><h1>Lawn</h1><a href="/a">A</a><a href="/b">B</a>',
    "/a": "<title>Lawn</title><h1>A</h1>",
    "/b": "<title>B</title><h1>B</h1>",
  };
  const changing = createServer(({ url = "/" }, response) => {
    const html = pages[url];
    response.writeHead(html === undefined ? 404 : 200, { "content-type": "text/html" }).end(html);
  });
  await new Promise<void>((resolve) => changing.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void changing.close());
  const url = `http://127.0.0.1:${(changing.address() as AddressInfo).port}/`;
  const file = path.join(folder, "changing.json");
  const words = [url, "--rate", "0", "--allow-private"];
  writeFileSync(file, (await crawl(...words, "--json")).output);

  pages["/a"] = "<title>Khaddar</title><h1>A</h1>";
  delete pages["/b"];
  const { output } = await crawl(...words, "--compare", file);
  expect(output).toMatch(
    /^Since \d+ \w+ \d{4}: \d+ fixed, \d+ new, (?:\d+ [a-z]+, )*\d+ unchanged\.$/m,
  );
  expect(output).toContain("  fixed  2 pages share their titles");
  expect(output).toContain(`  new    One dead address is still linked\n         ${url}b\n`);
  pages["/c"] = "<title>C</title><h1>C</h1>";
  pages["/"] = `${pages["/"] ?? ""}<a href="/c">C</a>`;
  const grown = await crawl(...words, "--compare", file, "--fail-on", "new");
  expect(grown.output).toContain(
    `  worse  3 pages do not say their language: 1 address more\n         ${url}c\n`,
  );
  const other = await crawl(...fast(), "--compare", file);
  expect([other.status, other.errors]).toEqual([2, expect.stringContaining("for another site")]);
  const markdown = (await crawl(...words, "--compare", file, "--markdown")).output;
  expect(markdown).toMatch(/^Since .+: \d+ fixed, \d+ new/m);
});

test("several issues to fail on may stand in one word, and a severity beside them", async () => {
  const names = "h1-missing,viewport-missing";
  expect((await crawl(...fast(), "--fail-on", names)).status).toBe(1);
  expect((await crawl(...fast(), "--fail-on", "blocking,h1-missing")).status).toBe(0);
});

test("an address without its scheme is read as it is served", async () => {
  const { status, output } = await crawl(site.url.replace("http://", ""), ...fast().slice(1));
  expect(status).toBe(0);
  expect(output).toMatch(/^Google can index/);
});

test("a site that does not answer has a report and exit status 2, whatever --fail-on says", async () => {
  const closed = ["http://127.0.0.1:9/", "--rate", "0", "--allow-private"];
  const told = await crawl(...closed, "--fail-on", "clicks");
  expect([told.status, told.errors]).toEqual([2, "seo: no page of the site could be read\n"]);
  expect(told.output).toContain("This server cannot be reached.");
  expect((await crawl(...closed, "--fail-on", "blocking")).status).toBe(2);
});

test("an interrupted reading has a report of what was read, and exit status 2", async () => {
  const before = process.listenerCount("SIGINT");
  const reading = crawl(site.url, "--rate", "4", "--allow-private", "--json");
  await vi.waitFor(() => expect(process.listenerCount("SIGINT")).toBe(before + 1), 10_000);
  process.emit("SIGINT");
  const { status, output, errors } = await reading;

  expect(JSON.parse(output).bounds.map(({ id }: { id: string }) => id)).toContain("stopped");
  expect(errors).toContain("stopped before it was finished");
  expect(status).toBe(2);
});

test("tables that cannot be written are told before anything is read", async () => {
  const file = path.join(folder, "a-file");
  writeFileSync(file, "");
  const { status, output, errors } = await crawl(...fast(), "--csv", file);
  expect([status, output]).toEqual([2, ""]);
  expect(errors).toContain(`cannot write into "${file}"`);
});

test.each([
  ["no JSON", "{"],
  ["null", "null"],
  ["lists alone", '{"issues":[],"pages":[]}'],
  ["a date that is none", '{"startedAt":"x"}'],
])(
  "a report to compare with that is %s is refused before anything is read",
  async (_what, text) => {
    const file = path.join(folder, "broken.json");
    const whole = JSON.parse((await crawl(...fast(), "--json")).output);
    const isPart = text.includes("startedAt");
    writeFileSync(file, isPart ? JSON.stringify({ ...whole, ...JSON.parse(text) }) : text);
    const { status, output, errors } = await crawl(...fast(), "--compare", file);
    expect([status, output]).toEqual([2, ""]);
    expect(errors).toContain("is not a report: write one with seo crawl URL --json");
  },
);

test("a report that an editor gave a byte order mark is compared with", async () => {
  const file = path.join(folder, "marked.json");
  writeFileSync(file, `\uFEFF${(await crawl(...fast(), "--json")).output}`);
  expect((await crawl(...fast(), "--compare", file)).output).toMatch(/^Since /m);
});

test.each([
  [[], "name the site's address"],
  [["http://site.pk", "--pages", "0"], "--pages is at least 1"],
  [["http://site.pk", "--pages", "2.5"], "--pages takes a whole number"],
  [["http://site.pk", "--pages", ""], "--pages takes a number"],
  [["http://site.pk", "--depth", "1.5"], "--depth takes a whole number"],
  [["http://site.pk", "--rate", "0.0001"], "--rate is at least 0.01"],
  [["http://site.pk", "--fail-on", "status-4x"], '--fail-on knows no "status-4x"'],
  [["http://site.pk", "--json", "--markdown"], "--json or --markdown, not both"],
  [["http://127.0.0.1:3000"], "For a site on a machine of your own: --allow-private."],
  [["http://a:b@127.0.0.1/", "--allow-private"], "without a user name and password"],
  [["http://site.pk", "--rate", "0"], "--rate 0 goes with --allow-private only"],
  [["http://site.pk", "--rate", "5"], "--rate is at most 1"],
  [["http://site.pk", "--pages", "many"], "--pages takes a number"],
  [["http://127.0.0.1:1/"], "Only the usual ports"],
])("%j is bad use or input: exit status 2 and a sentence", async (words, message) => {
  const { status, errors } = await crawl(...words);
  expect(status).toBe(2);
  expect(errors).toContain(message);
});

test("--console puts clicks beside the findings, and lists what only Search Console knows", async () => {
  const file = path.join(folder, "Seiten.csv");
  const { pages } = JSON.parse((await crawl(...fast(), "--json")).output);
  const rows = [`${pages[0].url},340,5200,6.54%,3.1`, `${site.url}unlinked,7,70,10%,8`];
  writeFileSync(file, `Häufigste Seiten,Klicks,Impressionen,CTR,Position\n${rows.join("\n")}\n`);
  const tables = path.join(folder, "console");

  const { output } = await crawl(...fast(), "--console", file, "--csv", tables);
  const json = JSON.parse((await crawl(...fast(), "--console", file, "--json")).output);

  expect(output).toMatch(/^ {26}.*had 340 clicks, 5,200 impressions\.$/m);
  expect(output).toContain(
    `  ${site.url}unlinked  7 clicks, 70 impressions; not found by the crawl`,
  );
  expect(json.console.totals).toEqual({ pages: 2, clicks: 347, impressions: 5270 });
  expect(readFileSync(path.join(tables, "console.csv"), "utf8")).toContain("unlinked");
  expect((await crawl(...fast(), "--console", file, "--markdown")).output).toContain(
    "## Search Console beside the audit",
  );
});

test.each([
  ["url,clicks\nhttps://tea.example/,1,2\n", "The export is of tea.example, and this report of"],
  ["Top queries,Clicks,Impressions\nlawn,3,40\n", "the table Pages"],
])("--console refuses %j before anything is read", async (text, words) => {
  const file = path.join(folder, "wrong.csv");
  writeFileSync(file, text);

  expect(await crawl(...fast(), "--console", file)).toMatchObject({
    status: 2,
    output: "",
    errors: expect.stringContaining(words),
  });
});
