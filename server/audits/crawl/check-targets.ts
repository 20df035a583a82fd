import type { IncomingHttpHeaders } from "node:http";

import { groupThousands } from "#lib/group-thousands.ts";
import { maySetDirection } from "#engine/html/sets-direction.ts";
import { readInsertedIds } from "#engine/html/inserted-ids.ts";
import { readsFragment } from "#engine/html/reads-fragment.ts";
import type { TargetRow } from "#engine/site-audit/rows.ts";

import { SiteRobots } from "#server/reading/site-robots.ts";
import type { Asked } from "./ask.ts";
import type { CrawlRun } from "./crawl-run.ts";
import { parseRobotsIn, readRobotsBy } from "./crawl-robots.ts";
import { siteOf } from "./targets.ts";

type Target = ReturnType<CrawlRun["targets"]["waiting"]>[number];

/** Sites asked at one time; each of them is asked one question after the other. */
const SITES_AT_ONCE = 6;
const BATCH = 32;
/** Says something about robots, passwords or the server's own trouble, not about the page. */
const NOT_OF_THE_PAGE = new Set([401, 402, 403, 407, 408, 425, 429, 451, 503, 504, 999]);
/** Networks that answer 400 or cut the connection for anything but a browser. */
const REFUSE_ROBOTS =
  /(?:^|\.)(?:facebook|instagram|linkedin|x|twitter|tiktok|pinterest|threads|reddit|quora|whatsapp|snapchat|youtube)\.com$/;
/** For a picture whose length is not sent; twice what counts as heavy. */
const MAX_COUNTED_BYTES = 1_000_000;
/** A second request would add to the load that they complain about. */
const TIRED = new Set([429, 503]);

/** Asks each picture and each address elsewhere once, and where they redirect to: HEAD, and where that is not simply answered GET without its body. */
export async function checkTargets(run: CrawlRun): Promise<void> {
  const waiting = run.targets.waiting();
  if (run.targets.isBeyond()) {
    const limit = run.crawl.settings.externalTargets;
    run.addBound(
      "external-targets",
      `${groupThousands(limit)} addresses of other sites, as many pictures and as many files are asked at most; there are more.`,
    );
  }
  const robots = new SiteRobots({
    read: readRobotsBy(run.askElsewhere),
    parse: parseRobotsIn(run),
    keepsTexts: false,
  });
  const batchSize = run.crawl.settings.gapMs === 0 ? BATCH : 1;
  let batch: { n: number; body: string }[] = [];
  const flush = async () => {
    const targets = batch;
    batch = [];
    await run.keep({ targets });
  };
  const bySite = Map.groupBy(waiting, ({ url }) => siteOf(url));
  const queue = [...bySite.values()];
  const addHop = ({ location }: TargetRow, { kind }: Target) => {
    // Pages of the site itself are asked elsewhere.
    if (location === undefined || run.frontier.numberOf(location) !== undefined) return;
    if (kind === "external" && run.hosts.includes(new URL(location).host)) return;
    const hop = run.targets.add(location, kind);
    if (hop === undefined) return;
    const site = siteOf(hop.url);
    const turn = bySite.get(site);
    if (turn !== undefined) turn.push(hop);
    else {
      const first = [hop];
      bySite.set(site, first);
      queue.push(first);
    }
  };
  const worker = async () => {
    for (let site = queue.shift(); site !== undefined; site = queue.shift()) {
      // Redirects within the site join its turn while it lasts.
      for (const target of site) {
        if (run.signal.aborted || run.isOver()) return;
        const row = await checkTarget(run, robots, target);
        if (row === undefined) return;
        run.targets.noteAsked(target);
        addHop(row, target);
        batch.push({ n: target.n, body: JSON.stringify(row) });
        if (batch.length >= batchSize) await flush();
      }
      bySite.delete(siteOf(site[0]!.url));
      for (const { url } of site) robots.forget(new URL(url).origin);
    }
  };
  await Promise.all(Array.from({ length: SITES_AT_ONCE }, worker));
  await flush();
}

/**
 * Looks up the name of another site while pages are read. Only in a crawl without a gap: in others the
 * answer would be out of date before the link is checked.
 */
export function lookUpAhead({ crawl, connections, ownerOptions }: CrawlRun, url: string): void {
  if (crawl.settings.gapMs > 0 || ownerOptions.isAlone === true) return;
  // The check of the link tells what failed.
  connections.addressesOf(new URL(url).hostname).catch(() => {});
}

/** Undefined if the crawl was stopped first. */
async function checkTarget(
  run: CrawlRun,
  robotsElsewhere: SiteRobots,
  { url, kind }: Target,
): Promise<TargetRow | undefined> {
  const isOwn = run.hosts.includes(new URL(url).host);
  const verdict = await (isOwn ? run.robots : robotsElsewhere).judge(url);
  if (run.signal.aborted) return undefined;
  // A robots.txt without an answer says nothing of a single link, so the link itself is asked.
  if (!verdict.allowed && (isOwn || verdict.line !== undefined)) {
    return unchecked(url, verdict.detail);
  }
  const asked = await (isReadFile(url, isOwn)
    ? askTarget(run, url, "GET", isOwn)
    : askBriefly(run, { url, kind }, isOwn));
  return !asked.ok && asked.reason === "stopped" ? undefined : describe(url, asked);
}

/** By HEAD, and by GET where that says too little. */
async function askBriefly(
  run: CrawlRun,
  { url, kind }: Pick<Target, "url" | "kind">,
  isOwn: boolean,
): Promise<Asked> {
  const head = await askTarget(run, url, "HEAD", isOwn);
  // A server that knows no HEAD answers an error, sends elsewhere, or ends the connection.
  const isRefused = head.ok
    ? head.status >= 300 && !TIRED.has(head.status)
    : head.reason === "unreachable";
  // Some servers give the size of a picture only to a GET.
  const isUnmeasured = kind === "image" && head.ok && isWeightless(head);
  return isRefused || isUnmeasured ? askTarget(run, url, "GET", isOwn) : head;
}

/** A 2xx answer that does not say its length. */
function isWeightless({
  status,
  headers,
}: Pick<Asked & { ok: true }, "status" | "headers">): boolean {
  return status >= 200 && status < 300 && headers["content-length"] === undefined;
}

function isPicture(headers: IncomingHttpHeaders): boolean {
  return headers["content-type"]?.trim().toLowerCase().startsWith("image/") === true;
}

/**
 * The text of the site's own scripts is read for the ids that they insert, to which links may lead, and
 * that of style sheets for the direction that they give to a text.
 */
function isReadFile(url: string, isOwn: boolean): boolean {
  const { pathname } = new URL(url);
  return /\.css$/i.test(pathname) || (isOwn && /\.m?js$/i.test(pathname));
}

function isScript(headers: IncomingHttpHeaders): boolean {
  return /^\s*(?:application|text)\/(?:x-)?(?:java|ecma)script\b/i.test(
    headers["content-type"] ?? "",
  );
}

function isStyleSheet(headers: IncomingHttpHeaders): boolean {
  return /^\s*text\/css\b/i.test(headers["content-type"] ?? "");
}

function askTarget(run: CrawlRun, url: string, method: "HEAD" | "GET", isOwn: boolean) {
  return (isOwn ? run.ask : run.askElsewhere)(url, {
    method,
    accept: "*/*",
    limitMs: run.crawl.settings.pageMs,
    maxBytes: MAX_COUNTED_BYTES,
    whenLarger: "cut",
    wantsBody: (status, headers) =>
      (isPicture(headers) && isWeightless({ status, headers })) ||
      isScript(headers) ||
      isStyleSheet(headers),
  });
}

function describe(url: string, asked: Asked): TargetRow {
  if (!asked.ok) {
    const { reason, detail } = asked;
    const isDead = reason === "not-public" || (reason === "unreachable" && !refusesRobots(url));
    return { url, status: asked.status ?? null, state: isDead ? "dead" : "unchecked", detail };
  }
  const { status, headers, location } = asked;
  const type = headers["content-type"];
  const length = Number(headers["content-length"] ?? asked.body.length);
  const known = {
    url,
    status,
    ...readText(asked),
    ...(type !== undefined && { contentType: type }),
    ...(length > 0 && { bytes: length }),
  };
  if (location !== undefined) {
    return { ...known, state: "redirected", location: location.split("#", 1)[0] ?? "" };
  }
  return { ...known, ...judgeStatus(url, status) };
}

/** What a script or a style sheet says of its pages; nothing where it was not read to its end. */
function readText({
  headers,
  body,
}: Asked & { ok: true }): Pick<TargetRow, "insertedIds" | "maySetDirection"> {
  if (body.length === 0 || body.length >= MAX_COUNTED_BYTES) return {};
  if (!isScript(headers) && !isStyleSheet(headers)) return {};
  const text = new TextDecoder().decode(body);
  return {
    ...(isScript(headers) && !readsFragment(text) && { insertedIds: readInsertedIds(text) }),
    maySetDirection: maySetDirection(text),
  };
}

function judgeStatus(url: string, status: number): Pick<TargetRow, "state" | "detail"> {
  if (status >= 200 && status < 400) return { state: "alive" };
  const isRefusal = NOT_OF_THE_PAGE.has(status) || (status === 400 && refusesRobots(url));
  return status >= 400 && !isRefusal
    ? { state: "dead", detail: `It answers ${status}.` }
    : { state: "unchecked", detail: `It answers ${status} to us; in a browser it may work.` };
}

function refusesRobots(url: string): boolean {
  return REFUSE_ROBOTS.test(URL.parse(url)?.hostname ?? "");
}

function unchecked(url: string, detail: string): TargetRow {
  return { url, status: null, state: "unchecked", detail };
}
