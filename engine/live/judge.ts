/** One question for a worker: what was read, for which tool. Plain data in, plain data out. */
import type { AskedAs, PageLook } from "#engine/ai-access/judge-server-access.ts";
import type { HtmlProblem } from "#engine/html/html-document.ts";
import type { LinkReport } from "#engine/links/check-links.ts";
import { judgeArchive, type ArchiveFinding } from "./judge-archive.ts";
import { judgeAudit, type LiveAudit } from "./judge-audit.ts";
import {
  judgeHreflang,
  listAlternates,
  type ListedAlternates,
  type LiveHreflang,
} from "./judge-hreflang.ts";
import { judgeLinks } from "./judge-links.ts";
import { judgeLiveRobots, type LiveRobots } from "./judge-robots.ts";
import { judgeSnippet, type LiveSnippet } from "./judge-snippet.ts";
import { judgeTerms, type LiveTerms } from "./judge-terms.ts";
import { lookAtPage } from "./look-at-page.ts";
import { robotsText, type PageOrReason, type ReadPage, type RobotsFile } from "./read-page.ts";
import { findSitemaps, judgeSitemap, type SitemapAnswer, type SitemapVerdict } from "./sitemap.ts";
import {
  readRobotsForAgent,
  type RobotsRead,
  type RobotsTask,
} from "#engine/robots-txt/read-robots-for-agent.ts";
import type { Result } from "#lib/result.ts";

/** `now` is a moment in ms since 1970. */
export type JudgeTask = { now: number } & (
  | { tool: "seo-audit"; page: ReadPage; sitemap: SitemapAnswer; asked?: readonly AskedAs[] }
  | { tool: "links"; page: ReadPage; maxTargets?: number }
  | { tool: "serp"; page: ReadPage }
  | {
      tool: "robots";
      robots: RobotsFile;
      url: string;
      page?: ReadPage;
      pageDetail?: string;
      asked?: readonly AskedAs[];
    }
  | { tool: "look"; page: ReadPage }
  | { tool: "alternates"; page: ReadPage; limit: number }
  | { tool: "hreflang"; pages: readonly PageOrReason[]; beyondLimit: number }
  | { tool: "terms"; pages: readonly (PageOrReason & { isOwn: boolean })[] }
  | { tool: "sitemap"; bytes: Uint8Array; pageUrl: string; maxFiles: number }
  | { tool: "sitemaps"; robots: RobotsFile; pageUrl: string; maxFiles: number }
  | { tool: "archive"; bytes: Uint8Array }
  | ({ tool: "rules" } & RobotsTask)
);

export type JudgeAnswers = {
  "seo-audit": LiveAudit;
  links: LinkReport;
  serp: LiveSnippet;
  robots: LiveRobots;
  look: PageLook;
  alternates: ListedAlternates;
  hreflang: LiveHreflang;
  terms: LiveTerms;
  sitemap: SitemapVerdict;
  sitemaps: readonly string[];
  archive: ArchiveFinding;
  rules: RobotsRead;
};

export type JudgeTool = JudgeTask["tool"];

export type JudgeProblem = HtmlProblem | "not-an-answer";

/** Refuses what is not HTML; throws for nothing that a page can hold. */
export function judge<Task extends JudgeTask>(
  task: Task,
): Result<JudgeAnswers[Task["tool"]], JudgeProblem>;
export function judge(task: JudgeTask): Result<JudgeAnswers[JudgeTool], JudgeProblem> {
  const { now } = task;
  switch (task.tool) {
    case "seo-audit":
      return judgeAudit(task.page, task);
    case "links":
      return judgeLinks(task.page);
    case "serp":
      return judgeSnippet(task.page, now);
    case "robots":
      return { ok: true, value: judgeLiveRobots(task.robots, task) };
    case "look":
      return { ok: true, value: lookAtPage(task.page, now) };
    case "alternates":
      return listAlternates(task.page, task);
    case "hreflang":
      return judgeHreflang(task.pages, task);
    case "terms":
      return { ok: true, value: judgeTerms(task.pages) };
    case "sitemap":
      return { ok: true, value: judgeSitemap(task.bytes, task) };
    case "sitemaps":
      return {
        ok: true,
        value: findSitemaps(robotsText(task.robots), task.pageUrl, task.maxFiles),
      };
    case "archive":
      return judgeArchive(new TextDecoder().decode(task.bytes));
    case "rules":
      return { ok: true, value: readRobotsForAgent(task) };
  }
}
