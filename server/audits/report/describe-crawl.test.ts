import { expect, test } from "vitest";

import { describeProgress } from "./describe-crawl.ts";
import type { CrawlRun } from "#server/audits/crawl/crawl-run.ts";
import { createTargets } from "#server/audits/crawl/targets.ts";
import { siteAuditDefaults } from "#server/audits/settings.ts";

type Made = { found: number; read: number; requests: number; readingMs: number; gapMs?: number };

/** What is left of a crawl that is so far, in seconds. */
function secondsLeft(
  { found, read, requests, readingMs, gapMs = 1_000 }: Made,
  targets = createTargets(300, []),
): number | undefined {
  const run = {
    frontier: {
      counts: () => ({ found, read, pages: read, keptOut: 0, beyond: 0 }),
      squares: () => [],
    },
    crawl: { settings: { ...siteAuditDefaults, pages: 100 } },
    notes: { latest: () => [], findings: () => [] },
    tired: { gapMs: () => gapMs, hasSlowed: () => false },
    targets,
    requests,
    readingMs: () => readingMs,
  };
  return describeProgress(run as unknown as CrawlRun).secondsLeft;
}

test("what is left is the pages that wait, and the gap that is kept between them", () => {
  expect(secondsLeft({ found: 51, read: 1, requests: 3, readingMs: 900 })).toBe(50);
  expect(secondsLeft({ found: 51, read: 1, requests: 3, readingMs: 900, gapMs: 5_000 })).toBe(250);
  expect(secondsLeft({ found: 400, read: 40, requests: 43, readingMs: 43_000 })).toBe(60);
});

test("a site that takes longer than the gap is told by its own pace, and never past the end", () => {
  expect(secondsLeft({ found: 51, read: 21, requests: 24, readingMs: 72_000 })).toBe(90);
  expect(secondsLeft({ found: 99, read: 9, requests: 90, readingMs: 590_000 })).toBe(10);
});

test("pictures of the site wait for their turn, too; other sites are asked beside each other", () => {
  const targets = createTargets(300, []);
  const pictures = [1, 2, 3].map((at) => targets.add(`https://a.pk/${at}.png`, "image")!);
  targets.add("https://b.pk/", "external");
  const done = { found: 20, read: 20, requests: 22, readingMs: 22_000 };

  expect(secondsLeft(done, targets)).toBe(3);
  for (const picture of pictures) targets.noteAsked(picture);
  expect(secondsLeft(done, targets)).toBe(1);
});
