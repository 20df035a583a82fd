import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { absoluteUrl } from "#lib/site/absolute-url.ts";
import { filePaths } from "#lib/site/file-paths.ts";
import { paths } from "#lib/site/paths.ts";
import { buildReport } from "#engine/site-audit/build-report.ts";
import { clicksFrom } from "#engine/site-audit/clicks-from.ts";
import { readSitePage } from "#engine/site-audit/page/read-site-page.ts";
import type { LinkRow, PageRow, SiteRows, TargetRow } from "#engine/site-audit/rows.ts";
import { readSitemapFile } from "#engine/live/sitemap.ts";
import type { BuiltPage, BuiltSite, Check, Finding } from "./built-site.ts";
import { commonHeaders } from "#server/front/security-headers.ts";

/**
 * The audit that visitors get of their sites, over ours: whatever it finds stops the build. The files
 * are read where a crawl would ask for them; other sites are not asked.
 */
export const auditOwnSite: Check = {
  name: "our own site audit finds nothing: no dead link, no page that the sitemap lacks, no text too long",
  async find(site) {
    const report = buildReport(await readRows(site), { now: Date.now() });
    console.log(`     ${report.sentence} Kept out on purpose: ${report.coverage.onPurpose}`);
    return report.issues.flatMap(({ id, pages }) =>
      pages.map(({ url, evidence }): Finding => ({
        path: new URL(url).pathname,
        message: `${id}: ${evidence}`,
      })),
    );
  },
};

async function readRows(site: BuiltSite): Promise<SiteRows> {
  const home = absoluteUrl(paths.home);
  const pages: PageRow[] = [];
  const links: LinkRow[] = [];
  for (const page of site.pages.filter(({ path }) => path !== paths.notFound)) {
    const { row, found } = readRow(page);
    pages.push(row);
    links.push(...found);
  }
  const sitemapText = await readFile(join(site.clientDir, paths.sitemap), "utf8");
  const sitemap = readSitemapFile(sitemapText);
  const entries = sitemap.kind === "pages" ? sitemap.addresses.map((url) => ({ url })) : [];
  const depths = clicksFrom(home, links);
  const { files, missing } = readOthers(site, [
    ...links.map(({ to }) => to),
    ...entries.map(({ url }) => url),
    absoluteUrl(filePaths.favicon),
  ]);
  const at = new Date().toISOString();
  return {
    startUrl: home,
    hosts: [new URL(home).hostname],
    startedAt: at,
    endedAt: at,
    state: "done",
    requests: pages.length,
    pages: [...pages, ...missing].map((page) => ({ ...page, depth: depths.get(page.url) ?? null })),
    links,
    targets: files,
    sitemaps: [
      { url: absoluteUrl(paths.sitemap), foundIn: "robots", status: 200, kind: "pages", entries },
    ],
    robots: {
      url: absoluteUrl(filePaths.robotsTxt),
      status: 200,
      kind: "file",
      text: await readFile(join(site.clientDir, filePaths.robotsTxt), "utf8"),
    },
    variants: [],
    madeUp: null,
    bounds: [],
  };
}

function readRow({ path, html }: BuiltPage): { row: PageRow; found: readonly LinkRow[] } {
  const url = absoluteUrl(path);
  const read = readSitePage(html, { url, status: 200, now: Date.now() });
  if (!read.ok) throw new Error(`${path}: ${read.problem}`);
  const headers = Object.fromEntries(
    Object.entries(commonHeaders).map(([name, value]) => [name.toLowerCase(), value]),
  );
  return {
    row: {
      url,
      foundBy: ["link"],
      depth: null,
      status: 200,
      contentType: "text/html; charset=utf-8",
      bytes: Buffer.byteLength(html),
      headers: { ...headers, "content-security-policy": "frame-ancestors 'none'" },
      facts: read.value.facts,
    },
    found: read.value.links,
  };
}

/** What our pages and the sitemap name beside pages of the build: files with their sizes, and what is not there. */
function readOthers(
  site: BuiltSite,
  named: readonly string[],
): { files: readonly TargetRow[]; missing: readonly PageRow[] } {
  const files: TargetRow[] = [];
  const missing: PageRow[] = [];
  const built = new Set<string>(site.pages.map(({ path }) => path));
  for (const url of new Set(named)) {
    const { origin, pathname } = new URL(url);
    if (origin !== new URL(absoluteUrl(paths.home)).origin || built.has(pathname)) continue;
    const file = statSync(join(site.clientDir, decodeURI(pathname)), { throwIfNoEntry: false });
    if (file?.isFile()) files.push({ url, status: 200, state: "alive", bytes: file.size });
    else missing.push({ url, foundBy: ["link"], depth: null, status: 404 });
  }
  return { files, missing };
}
