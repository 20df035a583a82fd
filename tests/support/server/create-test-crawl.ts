import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import type { SiteRows } from "#engine/site-audit/rows.ts";

import { Unread } from "#server/reading/outcome.ts";
import type { CrawlRun } from "#server/audits/crawl/crawl-run.ts";
import { createCrawlTools } from "#server/audits/crawl/crawl-tools.ts";
import { finishCrawl } from "#server/audits/crawl/finish-crawl.ts";
import { siteAuditDefaults, type CrawlSettings } from "#server/audits/settings.ts";
import { startSmallWeb } from "./small-web.ts";

const refused = {
  reason: "unreachable",
  detail: "The server refused the connection on port 443.",
} as const;

export type TestCrawlOptions = {
  settings?: Partial<CrawlSettings>;
  signal?: AbortSignal;
  onChange?: (run: CrawlRun) => void;
};

/** Crawls of a small web, from the first request to the rows; nothing is waited for unless asked. */
export async function createTestCrawls(answers: Parameters<typeof startSmallWeb>[0] = {}) {
  const web = await startSmallWeb(answers, () => (_request, response) => {
    response.writeHead(404, { "content-type": "text/html" }).end("<title>Not found</title>");
  });
  const folder = mkdtempSync(path.join(tmpdir(), "crawl-test-"));
  const tools = await createCrawlTools({
    place: { file: path.join(folder, "crawls.db") },
    // As most made sites are: nothing listens for https.
    guard: {
      ...web.guard,
      connect: (target) =>
        target.secure ? Promise.reject(new Unread(refused)) : web.guard.connect(target),
    },
    siteUrl: "https://pehla.pk",
    clock: Date.now,
  });
  let serial = 0;

  async function begin(url: string, settings: Partial<CrawlSettings> = {}): Promise<number> {
    serial += 1;
    return tools.store.create({
      secretHash: String(serial),
      url,
      settings: { ...siteAuditDefaults, gapMs: 0, ...settings },
      createdAt: Date.UTC(2026, 10, 22),
      keptUntil: Date.UTC(2126, 10, 22),
      earlier: null,
      enquiry: null,
    });
  }

  /** Goes on with a crawl; the report is made too where `judges`. */
  async function goOn(id: number, options: TestCrawlOptions & { judges?: boolean } = {}) {
    const crawl = await tools.store.get(id);
    if (crawl === undefined) throw new Error("There is no such crawl.");
    const reports = {
      run: async () => ({ kind: "none" }) as const,
      close: async () => {},
    };
    const unjudged = { ...tools, reports, smallReports: reports };
    return finishCrawl(options.judges === true ? tools : unjudged, crawl, {
      signal: options.signal ?? new AbortController().signal,
      onChange: options.onChange ?? (() => {}),
      onPhase: () => {},
    });
  }

  return {
    web,
    tools,
    begin,
    goOn,
    crawl: async (url: string, options: TestCrawlOptions = {}): Promise<SiteRows> => {
      const id = await begin(url, options.settings);
      await goOn(id, options);
      return tools.store.readRows(id);
    },
    close: async () => {
      await tools.close();
      await web.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
