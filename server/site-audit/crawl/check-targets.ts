import { readRegistrableDomain } from "#engine/address/registrable-domain.ts";
import type { TargetRow } from "#engine/site-audit/rows.ts";

import type { Asked } from "#server/site-audit/crawl/ask.ts";
import { addBound, type CrawlRun } from "#server/site-audit/crawl/crawl-run.ts";
import { createSiteRobots, type SiteRobots } from "#server/site-audit/crawl/site-robots.ts";

type Target = ReturnType<CrawlRun["targets"]["waiting"]>[number];

/** Sites asked at one time; each of them is asked one question after the other. */
const SITES_AT_ONCE = 6;
const BATCH = 32;
/** Servers that do not know HEAD say so by one of these; a GET then tells. */
const HEAD_REFUSED = new Set([400, 403, 404, 405, 501]);
const GONE = new Set([404, 410]);

/** Asks each picture and each address elsewhere once: HEAD, and where that is refused GET without its body. */
export async function checkTargets(run: CrawlRun): Promise<void> {
  const waiting = run.targets.waiting();
  if (run.targets.isBeyond()) {
    const limit = run.crawl.settings.externalTargets;
    addBound(
      run,
      "external-targets",
      `${limit} addresses of other sites, and as many pictures, are asked at most; there are more.`,
    );
  }
  const robots = createSiteRobots({
    ask: run.askElsewhere,
    recall: async () => undefined,
    remember: async () => {},
  });
  const batchSize = run.crawl.settings.gapMs === 0 ? BATCH : 1;
  let batch: { n: number; body: string }[] = [];
  const flush = async () => {
    const targets = batch;
    batch = [];
    await run.keep({ targets });
  };
  const queue = [...Map.groupBy(waiting, siteOf).values()];
  const worker = async () => {
    for (let site = queue.shift(); site !== undefined; site = queue.shift()) {
      for (const target of site) {
        if (run.signal.aborted || run.isOver()) return;
        const row = await checkTarget(run, robots, target);
        if (row === undefined) return;
        batch.push({ n: target.n, body: JSON.stringify(row) });
        if (batch.length >= batchSize) await flush();
      }
    }
  };
  await Promise.all(Array.from({ length: SITES_AT_ONCE }, worker));
  await flush();
}

function siteOf({ url }: Target): string {
  return readRegistrableDomain(new URL(url).hostname);
}

/** Undefined: our own end came first. */
async function checkTarget(
  run: CrawlRun,
  robotsElsewhere: SiteRobots,
  { url }: Target,
): Promise<TargetRow | undefined> {
  const isOwn = run.hosts.includes(new URL(url).host);
  const verdict = await (isOwn ? run.robots : robotsElsewhere).judge(url);
  if (run.signal.aborted) return undefined;
  // A file that gives no answer says nothing of a single link: the link itself tells.
  if (!verdict.allowed && (isOwn || verdict.line !== undefined)) {
    return unchecked(url, verdict.detail);
  }
  const head = await askTarget(run, url, "HEAD", isOwn);
  const isRefused = head.ok && HEAD_REFUSED.has(head.status);
  const asked = isRefused ? await askTarget(run, url, "GET", isOwn) : head;
  if (!asked.ok && asked.reason === "stopped") return undefined;
  return describe(url, asked);
}

function askTarget(run: CrawlRun, url: string, method: "HEAD" | "GET", isOwn: boolean) {
  return (isOwn ? run.ask : run.askElsewhere)(url, {
    method,
    accept: "*/*",
    limitMs: run.crawl.settings.pageMs,
    maxBytes: 1_000_000,
    wantsBody: () => false,
  });
}

function describe(url: string, asked: Asked): TargetRow {
  if (!asked.ok) {
    const { reason, detail } = asked;
    const isDead = reason === "not-public" || reason === "unreachable";
    return { url, status: asked.status ?? null, state: isDead ? "dead" : "unchecked", detail };
  }
  const { status, headers, location } = asked;
  const type = headers["content-type"];
  const length = Number(headers["content-length"]);
  const known = {
    url,
    status,
    ...(type !== undefined && { contentType: type }),
    ...(length > 0 && { bytes: length }),
  };
  if (location !== undefined) return { ...known, state: "redirected", location };
  if (status >= 200 && status < 400) return { ...known, state: "alive" };
  if (GONE.has(status)) return { ...known, state: "dead", detail: `It answers ${status}.` };
  return {
    ...known,
    state: "unchecked",
    detail: `It answers ${status} to us; in a browser it may work.`,
  };
}

function unchecked(url: string, detail: string): TargetRow {
  return { url, status: null, state: "unchecked", detail };
}
