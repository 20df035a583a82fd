import type { CrawlRun } from "./crawl-run.ts";
import type { NotRead } from "./frontier.ts";
import { readAddress } from "./read-address.ts";
import { recordAnswer } from "./record-answer.ts";
import { foundByBit } from "#server/audits/store/crawl-store.ts";

/** "failed": there is nothing to report on. "shut": robots.txt closes all of it. */
type Start =
  { state: "found" } | { state: "interrupted" } | { state: "shut" | "failed"; detail: string };

const MAX_HOPS = 10;
/** A start that fails so says something about the site; a name that leads nowhere does not. */
const REPORTABLE = new Set(["tls", "too-large"]);

/** Follows the start to where the site is: its host, with and without www, is what will be read. */
export async function findStart(run: CrawlRun): Promise<Start> {
  const { frontier } = run;
  await tryPlainHttp(run);
  let n = 0;
  for (let hops = 0; hops <= MAX_HOPS; hops += 1) {
    const url = frontier.urlOf(n);
    const result = await readAddress(run, n);
    if (result.state === "interrupted") return { state: "interrupted" };
    if (result.state === "asked" && result.row.location !== undefined) {
      run.setSite(result.row.location, new URL(result.row.location).host);
    } else run.setSite(url, new URL(url).host);
    const step = recordAnswer(run, result);
    if (result.state === "kept-out") return shut(run, result.notRead);
    // What is known so far is kept with where the site is, or none of it.
    await run.keep({
      ...(step && { pages: [step] }),
      parts: result.row.location === undefined ? [{ name: "start", body: "true" }] : [],
    });
    const { notRead, location } = result.row;
    if (notRead !== undefined && !REPORTABLE.has(notRead.reason)) {
      return { state: "failed", detail: notRead.detail };
    }
    if (location === undefined) return { state: "found" };
    const next = frontier.add(location, foundByBit("redirect"), 0);
    if (next === undefined || next <= n) break;
    n = next;
  }
  await run.keep({ parts: [{ name: "start", body: "true" }] });
  return { state: "found" };
}

/** Where only a name was typed, and nothing listens for https. */
async function tryPlainHttp(run: CrawlRun): Promise<void> {
  const start = new URL(run.frontier.urlOf(0));
  if (run.crawl.settings.mayUseHttp !== true || start.protocol !== "https:") return;
  const verdict = await run.robots.judge(start.href);
  if (verdict.allowed || verdict.silence === undefined) return;
  // A machine of one's own speaks plain HTTP at a port that was named; elsewhere TLS that fails is a fault.
  const isPlain = start.port !== "" && verdict.silence === "tls";
  // A firewall that drops what it does not let in gives no answer at all.
  const isDropped = verdict.silence === "timeout";
  if (verdict.silence !== "unreachable" && !isDropped && !isPlain) return;
  start.protocol = "http:";
  if (isDropped) {
    const plain = await run.robots.judge(start.href);
    if (!plain.allowed && plain.silence !== undefined) return;
  }
  run.frontier.replaceStart(start.href);
  run.setSite(start.href, start.host);
  await run.keep({ moved: [{ n: 0, url: start.href }], crawl: { url: start.href } });
}

async function shut(run: CrawlRun, { reason, detail }: NotRead): Promise<Start> {
  // Our own stop came first: nothing is known of the site.
  if (run.signal.aborted) return { state: "interrupted" };
  if (reason === "not-public") return { state: "failed", detail };
  const file = await run.robots.fileOf(new URL(run.startUrl).origin);
  if (file.kind === "unavailable" && reason !== "unreachable" && reason !== "tls") {
    run.addBound("robots-unreachable", `${detail} Google stays away too until this is fixed.`);
  }
  await run.keep({ parts: [{ name: "start", body: "true" }] });
  return { state: "shut", detail };
}
