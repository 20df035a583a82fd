import type { RobotsFile } from "#engine/live/read-page.ts";
import type { JudgeAnswers } from "#engine/live/judge.ts";
import type { SitemapAnswer } from "#engine/live/sitemap.ts";
import type { Judge } from "./judge-pool.ts";
import type { LiveJob } from "./live-reader.ts";

/** Files that are read for one page; an index counts as one, and its files after it. */
const MAX_FILES = 3;

/** There is no such file, whatever the body says. */
const GONE: ReadonlySet<number> = new Set([404, 410]);

const UNREAD = "It could not be read.";

type Reading = { job: Pick<LiveJob, "read">; judge: Judge; now: number };

/** Whether the site's sitemap lists the page, as far as a few files show. */
export async function findInSitemaps(
  reading: Reading,
  pageUrl: string,
  robots: RobotsFile,
): Promise<SitemapAnswer> {
  const { judge, now } = reading;
  const named = await judge({ tool: "sitemaps", now, robots, pageUrl, maxFiles: MAX_FILES });
  if (!named.ok) return { state: "unread", file: robots.url, detail: UNREAD };
  const queue = [...named.value];
  const asked: string[] = [];
  const read: string[] = [];
  let problem: { file: string; detail: string } | undefined;

  while (queue.length > 0 && asked.length < MAX_FILES) {
    const file = queue.shift() ?? "";
    asked.push(file);
    const found = await readSitemap(reading, file, pageUrl);
    if ("detail" in found) {
      problem ??= { file, detail: found.detail };
      continue;
    }
    if (found.kind === "no-sitemap") continue;
    read.push(file);
    if (found.kind === "index") queue.push(...found.files);
    else if (found.isListed) return { state: "listed", file };
  }

  if (read.length > 0) return { state: "not-listed", files: read, isWhole: queue.length === 0 };
  return problem === undefined ? { state: "none", asked } : { state: "unread", ...problem };
}

/** "no-sitemap" where there is no such file; a sentence where it could not be read. */
async function readSitemap(
  { job, judge, now }: Reading,
  url: string,
  pageUrl: string,
): Promise<JudgeAnswers["sitemap"] | { detail: string }> {
  const answer = await job.read({ url, kind: "text" });
  if (answer.outcome === "not-read") {
    const isGone = answer.status !== undefined && GONE.has(answer.status);
    return isGone ? { kind: "no-sitemap" } : { detail: answer.detail };
  }
  if (answer.status !== 200) return { kind: "no-sitemap" };
  const { bytes } = answer;
  const judged = await judge({ tool: "sitemap", now, bytes, pageUrl, maxFiles: MAX_FILES });
  return judged.ok ? judged.value : { detail: UNREAD };
}
