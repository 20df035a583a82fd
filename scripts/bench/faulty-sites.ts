/**
 * `node scripts/bench/faulty-sites.ts [seeds] [pages]`: what an audit finds of ten kinds of faults that
 * are planted by chance, and what it finds besides. Each seed is a site of its own, read over loopback.
 * Exits with 1 where a kind is missed or told falsely.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { siteAuditBounds } from "#engine/site-audit/contract.ts";
import type { SiteReport } from "#engine/site-audit/site-report.ts";
import { siteAuditDefaults } from "#server/audits/settings.ts";
import { crawlSite } from "#scripts/seo/crawl/crawl-site.ts";
import { privateGuard } from "#scripts/seo/crawl/private-guard.ts";
import { compareWithTruth, type KindCount } from "#tests/support/compare-with-truth.ts";
import { makeFaultySite, PLANTED_KINDS, type FaultySite } from "#tests/support/faulty-site.ts";

const [seeds = 10, pages = 400] = process.argv.slice(2).map(Number);
const PICTURE = Buffer.from("iVBORw0KGgo=", "base64");

/** Serves a site that is made for the port it gets. */
async function serve(seed: number) {
  let site: FaultySite | undefined;
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    const origin = `http://${request.headers.host ?? ""}`;
    if (path === "/cloth.png") {
      return void response.writeHead(200, { "content-type": "image/png" }).end(PICTURE);
    }
    if (path === "/robots.txt") {
      return void response.end(`User-agent: *\nDisallow:\nSitemap: ${origin}/sitemap.xml\n`);
    }
    if (path === "/sitemap.xml") {
      const entries = site?.listed.map((each) => `<url><loc>${origin}${each}</loc></url>`) ?? [];
      response.writeHead(200, { "content-type": "application/xml" });
      return void response.end(
        `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join("")}</urlset>`,
      );
    }
    const { status, location, html } = site?.answers.get(path) ?? {
      status: 404,
      html: "<title>Not found</title>",
    };
    response.writeHead(status, {
      "content-type": "text/html; charset=utf-8",
      ...(location !== undefined && { location }),
    });
    return void response.end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  site = makeFaultySite(seed, pages, origin);
  const close = () => (server.closeAllConnections(), server.close());
  return { site, origin, close };
}

function audit(origin: string): Promise<SiteReport> {
  const known = pages * 3;
  return crawlSite({
    url: `${origin}/`,
    guard: privateGuard,
    ownerOptions: {},
    earlier: undefined,
    settings: {
      ...siteAuditDefaults,
      pages: known,
      depth: siteAuditBounds.depth,
      limitMs: 600_000,
      gapMs: 0,
      atOnce: 8,
      maxKnown: known * 2,
    },
  });
}

const total = new Map(PLANTED_KINDS.map((kind) => [kind, { planted: 0, found: 0, told: 0 }]));
const besides = new Map<string, number>();
for (let seed = 1; seed <= seeds; seed += 1) {
  const { site, origin, close } = await serve(seed);
  const report = await audit(origin).finally(close);
  for (const [kind, count] of compareWithTruth(report, site)) {
    add(total.get(kind)!, count);
    for (const path of count.missed) console.log(`seed ${seed}: missed ${kind} ${path}`);
    for (const path of count.falsely) console.log(`seed ${seed}: false ${kind} ${path}`);
  }
  const planted = new Set<string>(PLANTED_KINDS);
  for (const { id, pages: rows } of report.issues.filter((issue) => !planted.has(issue.id))) {
    besides.set(id, (besides.get(id) ?? 0) + rows.length);
  }
}

function add(sum: { planted: number; found: number; told: number }, count: KindCount) {
  sum.planted += count.planted;
  sum.found += count.planted - count.missed.length;
  sum.told += count.planted - count.missed.length + count.falsely.length;
}

const percent = (part: number, whole: number) =>
  whole === 0 ? "–" : `${Math.round((part / whole) * 1000) / 10}%`;
console.log(
  `${seeds} seeds, ${pages} pages each\n\n| kind | planted | recall | precision |\n| --- | --- | --- | --- |`,
);
for (const [kind, { planted, found, told }] of total) {
  console.log(`| ${kind} | ${planted} | ${percent(found, planted)} | ${percent(found, told)} |`);
}
console.log(
  `\nBesides: ${[...besides].map(([id, rows]) => `${id} ${rows}`).join(", ") || "nothing"}`,
);
const isRight = [...total.values()].every(
  ({ planted, found, told }) => planted === found && found === told,
);
process.exit(isRight ? 0 : 1);
