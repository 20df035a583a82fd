import type { ReadRobots } from "#engine/live/read-page.ts";
import type { SitemapAnswer } from "#engine/live/sitemap.ts";
import type { Judge } from "#server/live/judge-pool.ts";
import type { LiveJob } from "#server/live/live-reader.ts";

/** Files that are read for one page; an index counts as one, and its files after it. */
const MAX_FILES = 3;

/** There is no such file, whatever stands in the answer. */
const GONE: ReadonlySet<number> = new Set([404, 410]);

/** Whether the site's sitemap lists the page, as far as a few files tell. */
export async function findInSitemaps(
  { job, judge, now }: { job: Pick<LiveJob, "read">; judge: Judge; now: number },
  pageUrl: string,
  robots: ReadRobots,
): Promise<SitemapAnswer> {
  const named = await judge({ tool: "sitemaps", now, robots, pageUrl, maxFiles: MAX_FILES });
  if (!named.ok) return { state: "unread", file: robots.url, detail: "It could not be read." };
  const queue = [...named.value];
  const asked: string[] = [];
  const read: string[] = [];
  let problem: { file: string; detail: string } | undefined;

  while (queue.length > 0 && asked.length < MAX_FILES) {
    const file = queue.shift() ?? "";
    asked.push(file);
    const answer = await job.read({ url: file, kind: "text" });
    if (answer.outcome === "not-read") {
      if (answer.status === undefined || !GONE.has(answer.status)) {
        problem ??= { file, detail: answer.detail };
      }
      continue;
    }
    if (answer.status !== 200) continue;
    const { bytes } = answer;
    const judged = await judge({ tool: "sitemap", now, bytes, pageUrl, maxFiles: MAX_FILES });
    if (!judged.ok) {
      problem ??= { file, detail: "It could not be read." };
      continue;
    }
    const sitemap = judged.value;
    if (sitemap.kind === "no-sitemap") continue;
    read.push(file);
    if (sitemap.kind === "index") queue.push(...sitemap.files);
    else if (sitemap.isListed) return { state: "listed", file };
  }

  if (read.length > 0) return { state: "not-listed", files: read, isWhole: queue.length === 0 };
  return problem === undefined ? { state: "none", asked } : { state: "unread", ...problem };
}
