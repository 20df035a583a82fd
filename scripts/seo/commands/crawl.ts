import { rmSync } from "node:fs";
import { access, constants, mkdtemp, mkdir, rm, writeFile } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";

import { site } from "#app/content/site/site.ts";
import {
  siteAuditBounds,
  type Comparison,
  type SiteFix,
  type SiteReport,
} from "#engine/site-audit/contract.ts";
import { writeSiteCsv } from "#engine/site-audit/export/site-csv.ts";
import { writeSiteMarkdown } from "#engine/site-audit/export/site-markdown.ts";
import { count } from "#lib/count.ts";
import { createGuard } from "#server/live/create-live.ts";
import { judgeAddress } from "#server/reading/judge-address.ts";
import type { Guard } from "#server/reading/read-page.ts";
import { createCrawlTools } from "#server/site-audit/crawl-tools.ts";
import { finishCrawl } from "#server/site-audit/finish-crawl.ts";
import type { CrawlSettings } from "#server/site-audit/settings.ts";
import { BadInput, BadUse, type Call, type Command, type Styled } from "#scripts/seo/command.ts";
import { NEW, readCrawlSettings, readFailOn } from "#scripts/seo/crawl-options.ts";
import { parseEarlierReport } from "#scripts/seo/earlier-report.ts";
import { privateGuard } from "#scripts/seo/private-guard.ts";

const SIGNALS = ["SIGINT", "SIGTERM"] as const;
/** As a shell tells an interrupted command. */
const INTERRUPTED = 130;

export const command: Command = {
  summary:
    "Audits a whole site: reads its pages politely and judges them together. Findings: what --fail-on names.",
  usage:
    "crawl URL [--pages N] [--depth N] [--rate N] [--csv DIR | --markdown] [--fail-on WHAT] [--compare FILE]",
  details: [
    `--pages          pages at most; ${siteAuditBounds.pages} unless given`,
    `--depth          clicks from the start at most; ${siteAuditBounds.depth} unless given`,
    "--rate           requests a second, at most 1; 0 waits for nothing, with --allow-private only",
    "--csv            writes pages.csv and issues.csv into a folder",
    "--markdown       the report as Markdown",
    "--fail-on        blocking, clicks, cosmetic, the name of an issue as the report has it in",
    "                 brackets, or new (with --compare: whatever is new since); several with commas,",
    "                 or one after another. The exit status is 1 where the report has one of them",
    "--compare        an earlier report of the same site, as --json wrote it",
    "--allow-private  reads private addresses and any port: for your own machine, only here, and",
    "                 never with addresses of others. The website's server has no such switch",
    "robots.txt is obeyed. A site that cannot be read is bad input: exit status 2, with the reason.",
    "Ctrl-C ends the reading: the report is of what was read until then, exit status 2.",
  ],
  options: {
    pages: { type: "string" },
    depth: { type: "string" },
    rate: { type: "string" },
    csv: { type: "string" },
    markdown: { type: "boolean" },
    "fail-on": { type: "string", multiple: true },
    compare: { type: "string" },
    "allow-private": { type: "boolean" },
  },
  async run(call) {
    const [url, ...others] = call.positionals;
    if (url === undefined) throw new BadUse("name the site's address");
    if (others.length > 0) throw new BadUse(`"${others[0]}" is not expected here`);
    if (call.values["json"] === true && call.values["markdown"] === true) {
      throw new BadUse("write --json or --markdown, not both");
    }
    const failOn = readFailOn(call);
    const settings = readCrawlSettings(call);
    const earlier = await readEarlier(call);
    if (failOn.includes(NEW) && earlier === undefined) {
      throw new BadUse("--fail-on new goes with --compare");
    }
    const folder = call.values["csv"];
    if (typeof folder === "string") await makeFolder(folder);
    const report = await crawl(url, settings, {
      allowPrivate: call.values["allow-private"] === true,
      earlier,
    });
    if (earlier !== undefined && report.comparison === undefined) {
      const { origin } = new URL(earlier.startUrl);
      throw new BadInput(`the report to compare with is of another site, ${origin}`);
    }
    const unwritten = typeof folder === "string" ? await writeFiles(folder, report) : undefined;
    return {
      json: toJson(report),
      text:
        call.values["markdown"] === true
          ? writeSiteMarkdown(report).trimEnd()
          : describeReport(
              report,
              typeof folder === "string" && unwritten === undefined ? folder : undefined,
            ),
      problem: unwritten ?? findGap(report),
      hasFindings:
        (failOn.includes(NEW) && (report.comparison?.added.length ?? 0) > 0) ||
        report.fixes.some(
          ({ issue, severity, isNoise }) =>
            failOn.includes(issue) || (!isNoise && failOn.includes(severity)),
        ),
    };
  },
};

async function readEarlier({ values, readText }: Call): Promise<SiteReport | undefined> {
  const file = values["compare"];
  if (typeof file !== "string") return undefined;
  const report = parseEarlierReport(await readText(file));
  if (report !== undefined) return report;
  throw new BadInput(`"${file}" is not a report: write one with seo crawl URL --json`);
}

type CrawlOptions = { allowPrivate: boolean; earlier: SiteReport | undefined };

async function crawl(
  typed: string,
  settings: CrawlSettings,
  { allowPrivate, earlier }: CrawlOptions,
): Promise<SiteReport> {
  const clock = Date.now;
  const guard: Guard = allowPrivate ? privateGuard : createGuard({ clock });
  const judged = judgeAddress(typed, guard.judge);
  if (!judged.ok) {
    const isPrivate = judged.reason === "not-public" && !allowPrivate;
    throw new BadInput(
      `${judged.detail}${isPrivate ? " For a site on a machine of your own: --allow-private." : ""}`,
    );
  }
  const folder = await mkdtemp(join(tmpdir(), "seo-crawl-"));
  const tools = await createCrawlTools({
    place: { file: join(folder, "crawl.db") },
    guard,
    siteUrl: site.url,
    clock,
    readers: Math.max(1, availableParallelism() - 1),
  });
  const stop = new AbortController();
  const onSignal = () => {
    if (!stop.signal.aborted) return stop.abort("stop");
    // Asked a second time, nothing is waited for; what was read of the site does not stay behind.
    rmSync(folder, { recursive: true, force: true });
    process.exit(INTERRUPTED);
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  const line = createProgressLine();
  try {
    const id = await tools.store.create({
      secretHash: "terminal",
      url: judged.value.url.href,
      settings: { ...settings, ...(judged.value.schemeAssumed && { mayUseHttp: true }) },
      createdAt: clock(),
      keptUntil: Number.MAX_SAFE_INTEGER,
      earlier: null,
      enquiry: null,
    });
    if (earlier !== undefined) await keepEarlier(tools.store, id, earlier, settings);
    const row = await tools.store.get(id);
    if (row === undefined) throw new BadInput("the crawl could not be kept");
    const { outcome } = await finishCrawl(tools, row, {
      signal: stop.signal,
      onChange: ({ frontier, now }) => {
        const { found, read } = frontier.counts();
        line.write(`${read} read, ${found} known  ${now ?? ""}`);
      },
      onPhase: (phase) => line.write(phase),
    });
    const ended = await tools.store.get(id);
    const report = await tools.store.readReport(id);
    if (report !== undefined && outcome !== "failed") return report;
    throw new BadInput(ended?.detail ?? "the site could not be read");
  } finally {
    line.end();
    for (const signal of SIGNALS) process.removeListener(signal, onSignal);
    await tools.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The earlier report becomes a crawl of its own, which the report's thread finds by its name. */
async function keepEarlier(
  store: Awaited<ReturnType<typeof createCrawlTools>>["store"],
  id: number,
  earlier: SiteReport,
  settings: CrawlSettings,
) {
  const before = await store.create({
    secretHash: "earlier",
    url: earlier.startUrl,
    settings,
    createdAt: Date.parse(earlier.startedAt),
    keptUntil: Number.MAX_SAFE_INTEGER,
    earlier: null,
    enquiry: null,
  });
  await store.keepReport(before, earlier);
  await store.keep(id, { crawl: { earlier: "earlier" } });
}

/** Before anything is read: minutes of reading are not to end at a folder that takes nothing. */
async function makeFolder(folder: string) {
  if (folder === "") throw new BadUse("--csv takes a folder");
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch (error) {
    throw new BadInput(
      `cannot write into "${folder}" (${codeOf(error)}): name a folder, or one that is not there yet`,
    );
  }
}

/** What kept the files from being written; undefined where they are. */
async function writeFiles(folder: string, report: SiteReport): Promise<string | undefined> {
  try {
    for (const { name, text } of writeSiteCsv(report)) await writeFile(join(folder, name), text);
    if (report.sitemapXml !== undefined) {
      await writeFile(join(folder, "sitemap.xml"), report.sitemapXml);
    }
    return undefined;
  } catch (error) {
    return `the tables could not be written into "${folder}" (${codeOf(error)})`;
  }
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? "no reason given";
}

/** Why the report is not of the site as it is; undefined where it is, up to its bounds. */
function findGap({ bounds, pagesRead }: SiteReport): string | undefined {
  if (bounds.some(({ id }) => id === "stopped")) {
    return "stopped before it was through: the report is of what was read until then";
  }
  return pagesRead === 0 ? "no page of the site could be read" : undefined;
}

/** What a pipeline reads first, then all of the report. */
function toJson(report: SiteReport) {
  const { site: name, startedAt, bounds, coverage, pages, issues, ...rest } = report;
  return { site: name, startedAt, bounds, coverage, pages, issues, ...rest };
}

const STYLES = { blocking: "red", clicks: "yellow", cosmetic: "dim" } as const;
const SHOWN_PLACES = 3;

function describeReport(
  report: SiteReport,
  folder: string | undefined,
): readonly (string | Styled)[] {
  const fixes = report.fixes.filter(({ isNoise }) => !isNoise);
  const head = [
    report.subline,
    ...report.bounds.map(({ text }) => `Bound met: ${text}`),
    ...(report.comparison === undefined ? [] : describeComparison(report.comparison)),
  ];
  return [
    { style: "bold", text: report.sentence },
    `\n${head.join("\n")}\n`,
    ...fixes.flatMap((fix) => describeFix(fix, report)),
    ...(folder === undefined ? [] : [`\nTables: ${folder}`]),
  ];
}

/** A fix on one line, what to do below it, and the first addresses that it is about. */
function describeFix(fix: SiteFix, { issues }: SiteReport): readonly (string | Styled)[] {
  const { severity, points, title, issue } = fix;
  const places = (issues.find(({ id }) => id === issue)?.pages ?? []).map(({ url }) => url);
  const addresses = [...new Set(places)];
  const more = addresses.length - SHOWN_PLACES;
  return [
    "\n",
    { style: STYLES[severity], text: severity.padEnd(8) },
    `  ${String(points).padStart(5)}  ${title} (${count(fix.pages, "page")})  [${issue}]\n`,
    `${INDENT}${fix.fix}\n`,
    ...addresses
      .slice(0, SHOWN_PLACES)
      .map((url): Styled => ({ style: "dim", text: `${INDENT}${url}\n` })),
    ...(more > 0 ? [{ style: "dim", text: `${INDENT}and ${more} more\n` } as const] : []),
  ];
}

const INDENT = " ".repeat(17);

function describeComparison({ since, fixed, added, still }: Comparison): readonly string[] {
  return [
    `Since ${since.slice(0, 10)}: ${fixed.length} fixed, ${added.length} new, ${still.length} still there.`,
    ...fixed.map(({ title }) => `  fixed  ${title}`),
    ...added.map(({ title }) => `  new    ${title}`),
  ];
}

/** One line that is written over, on a terminal; nothing in a pipe. */
function createProgressLine() {
  const { stderr } = process;
  const clear = "\r\u001B[K";
  return {
    write(text: string) {
      if (stderr.isTTY) stderr.write(clear + text.slice(0, Math.max(20, stderr.columns - 1)));
    },
    end() {
      if (stderr.isTTY) stderr.write(clear);
    },
  };
}
