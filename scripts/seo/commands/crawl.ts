import { siteAuditBounds } from "#engine/site-audit/contract.ts";
import type { SiteReport } from "#engine/site-audit/site-report.ts";
import {
  joinConsole,
  refuseForeignExport,
  type ConsoleJoin,
} from "#engine/search-console/join-console.ts";
import {
  readConsoleExport,
  type ConsoleExport,
} from "#engine/search-console/read-console-export.ts";
import { writeConsoleMarkdown } from "#engine/search-console/write-console-markdown.ts";
import { writeClientMarkdown } from "#engine/site-audit/export/client-markdown.ts";
import { createGuard } from "#server/reading/create-guard.ts";
import { ASKS_AS_CRAWLERS } from "#scripts/seo/asks-as-crawlers.ts";
import { BadInput, BadUse, type Call, type Command } from "#scripts/seo/command.ts";
import { crawlSite, type SiteToCrawl } from "#scripts/seo/crawl/crawl-site.ts";
import { NEW, readCrawlSettings, readFailOn } from "#scripts/seo/crawl/crawl-options.ts";
import { describeReport } from "#scripts/seo/crawl/describe-report.ts";
import { parseEarlierReport } from "#scripts/seo/crawl/earlier-report.ts";
import { readOwnerOptions, readStart } from "#scripts/seo/crawl/read-owner-options.ts";
import { privateGuard } from "#scripts/seo/crawl/private-guard.ts";
import { makeFolder, writeTables } from "#scripts/seo/crawl/report-tables.ts";

export const command: Command = {
  summary:
    "Audits a whole site: reads its pages politely and judges them together. Findings: what --fail-on names.",
  usage:
    "crawl URL|--list FILE [--pages N] [--depth N] [--rate N] [--csv DIR | --markdown] [--fail-on WHAT] [--compare FILE] [--console FILE]",
  details: [
    `--pages          pages at most; ${siteAuditBounds.pages} unless given, or as many as --list has`,
    `--depth          clicks from the start at most; ${siteAuditBounds.depth} unless given`,
    "--rate           requests a second, at most 1; 0 does not wait, and needs --allow-private",
    "--list           reads the addresses of a file, one per line, all of one site; links are not",
    "                 followed",
    "--sitemap        the address of a sitemap: what it lists is read, links are not followed",
    "--include        reads only addresses like this: a path as robots.txt writes it, /blog/ or",
    "                 *.html$; may be given several times",
    "--exclude        leaves addresses like this out; may be given several times",
    "--csv            writes pages.csv, issues.csv and the developer's list, fixes.md, into a folder",
    "--markdown       the report for its owner as Markdown: a page or two",
    "--fail-on        blocking, clicks, cosmetic, the name of an issue as the report has it in",
    "                 brackets, or new (with --compare: whatever is new since); several with commas,",
    "                 or one after another. The exit status is 1 if the report has one of them",
    "--compare        an earlier report of the same site, as --json wrote it",
    "--console        what Search Console or Bing Webmaster Tools exports, zip or CSV: puts clicks",
    "                 beside each finding, and lists pages that only one of the two knows; may be",
    "                 given several times",
    "",
    "For a site of your own; the website's server has no such switches, and the report names each:",
    "--ignore-robots  reads what robots.txt closes, and ignores Crawl-delay",
    "--user           NAME:PASSWORD, where the site asks for them (Basic); sent only to its own hosts",
    "--header         'Name: value', sent only to its own hosts; may be given several times",
    "--agent          asks under this name; robots.txt is matched by its first word",
    "--allow-private  reads private addresses and any port: for your own machine, only here, and",
    "                 never with addresses of others",
    "",
    ...ASKS_AS_CRAWLERS,
    "robots.txt is obeyed. A site that cannot be read is bad input: exit status 2, with the reason.",
    "Ctrl-C stops the reading: the report covers what was read so far, exit status 2.",
  ],
  options: {
    pages: { type: "string" },
    depth: { type: "string" },
    rate: { type: "string" },
    list: { type: "string" },
    sitemap: { type: "string" },
    include: { type: "string", multiple: true },
    exclude: { type: "string", multiple: true },
    csv: { type: "string" },
    markdown: { type: "boolean" },
    "fail-on": { type: "string", multiple: true },
    compare: { type: "string" },
    console: { type: "string", multiple: true },
    "ignore-robots": { type: "boolean" },
    user: { type: "string" },
    header: { type: "string", multiple: true },
    agent: { type: "string" },
    "allow-private": { type: "boolean" },
  },
  async run(call) {
    const { csv: folder, markdown } = call.values;
    const { failOn, exported, ...wanted } = await readUse(call);
    if (typeof folder === "string") await makeFolder(folder);
    const { onProgress, signal } = call;
    const report = await crawlSite({ ...wanted, onProgress, signal });
    if (wanted.earlier !== undefined && report.comparison === undefined) {
      const { origin } = new URL(wanted.earlier.startUrl);
      throw new BadInput(`the report to compare with is for another site, ${origin}`);
    }
    const join = exported === undefined ? undefined : joinOrRefuse(report, exported);
    const unwritten =
      typeof folder === "string" ? await writeTables(folder, report, join) : undefined;
    const written = typeof folder === "string" && unwritten === undefined ? folder : undefined;
    return {
      json: { ...toJson(report), ...(join && { console: join }) },
      text:
        markdown === true
          ? [
              writeClientMarkdown(report).trimEnd(),
              ...(join ? [writeConsoleMarkdown(report, join)] : []),
            ].join("\n\n")
          : describeReport(report, written, join),
      problem: unwritten ?? findGap(report),
      hasFindings: hasFindings(report, failOn),
    };
  },
};

/** All that can be wrong with the call is said before anything is read. */
async function readUse(
  call: Call,
): Promise<SiteToCrawl & { failOn: readonly string[]; exported: ConsoleExport | undefined }> {
  const { json, markdown, "allow-private": allowsPrivate } = call.values;
  if (json === true && markdown === true) throw new BadUse("write --json or --markdown, not both");
  const failOn = readFailOn(call);
  const guard = allowsPrivate === true ? privateGuard : createGuard({ clock: Date.now });
  const { url, schemeAssumed, addresses } = await readStart(call, guard);
  const settings = readCrawlSettings(call, addresses?.length);
  const ownerOptions = { ...readOwnerOptions(call, guard), ...(addresses && { addresses }) };
  const earlier = await readEarlier(call);
  const exported = await readConsole(call, url.hostname);
  if (failOn.includes(NEW) && earlier === undefined) {
    throw new BadUse("--fail-on new goes with --compare");
  }
  return {
    url: url.href,
    settings: { ...settings, ...(schemeAssumed && { mayUseHttp: true }) },
    guard,
    ownerOptions,
    earlier,
    failOn,
    exported,
  };
}

function hasFindings({ comparison, fixes }: SiteReport, failOn: readonly string[]): boolean {
  const isNew =
    failOn.includes(NEW) && [...(comparison?.added ?? []), ...(comparison?.worse ?? [])].length > 0;
  return (
    isNew ||
    fixes.some(
      ({ issue, severity, isNoise }) =>
        failOn.includes(issue) || (!isNoise && failOn.includes(severity)),
    )
  );
}

async function readEarlier({ values, readText }: Call): Promise<SiteReport | undefined> {
  const file = values["compare"];
  if (typeof file !== "string") return undefined;
  const report = parseEarlierReport(await readText(file));
  if (report !== undefined) return report;
  throw new BadInput(`"${file}" is not a report: write one with seo crawl URL --json`);
}

async function readConsole(
  { values, readBytes }: Call,
  site: string,
): Promise<ConsoleExport | undefined> {
  const names = values["console"];
  if (!Array.isArray(names)) return undefined;
  const files = await Promise.all(
    names.map(async (name) => ({ name: String(name), bytes: await readBytes(String(name)) })),
  );
  const read = readConsoleExport(files);
  const problem = read.ok ? refuseForeignExport(read.value, site) : read.problem;
  if (problem !== undefined) throw new BadInput(`--console ${names.join(", ")}: ${problem}`);
  return read.ok ? read.value : undefined;
}

function joinOrRefuse(report: SiteReport, exported: ConsoleExport): ConsoleJoin {
  const issues = report.issues.flatMap(({ pages }) => pages);
  const joined = joinConsole({ report, pages: report.pages, issues }, exported);
  if (!joined.ok) throw new BadInput(joined.problem);
  return joined.value;
}

/** Why the report is not of the site as it is; undefined where it is, up to its bounds. */
function findGap({ bounds, pagesRead }: SiteReport): string | undefined {
  if (bounds.some(({ id }) => id === "stopped")) {
    return "stopped before it was finished: the report covers what was read so far";
  }
  return pagesRead === 0 ? "no page of the site could be read" : undefined;
}

/** What a pipeline reads first, then all of the report. */
function toJson(report: SiteReport) {
  const { site: name, startedAt, bounds, coverage, pages, issues, ...rest } = report;
  return { site: name, startedAt, bounds, coverage, pages, issues, ...rest };
}
