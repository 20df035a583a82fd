import { expect, test } from "vitest";

import { announce, describeAuditProgress, headline } from "./describe-audit-progress.ts";
import type { Phase, Progress, SiteAuditState } from "#engine/site-audit/contract.ts";

function toState(phase: Phase, progress: Partial<Progress> = {}): SiteAuditState {
  return {
    phase,
    site: "shop.example",
    startedAt: "2026-11-22T09:00:00Z",
    keptUntil: "2026-12-22T09:00:00Z",
    progress: {
      found: 71,
      read: 43,
      waiting: 26,
      keptOut: 2,
      latest: [],
      findings: [],
      squares: [],
      ...progress,
    },
  };
}

test("what is read aloud changes with every tenth page, not with each", () => {
  const heard = Array.from({ length: 30 }, (_, index) =>
    announce(toState("reading", { read: index + 1 })),
  );

  expect(new Set(heard)).toEqual(
    new Set(["Reading shop.example.", "10 pages read.", "20 pages read.", "30 pages read."]),
  );
});

test("a phase that changes is read aloud in full", () => {
  expect(announce(toState("judging"))).toMatch(/^43 read, 26 more known\. The report covers/);
  expect(announce(toState("waiting", { read: 0 }))).toMatch(/^shop\.example is next\./);
});

test("a server that asked us to slow down is told once", () => {
  const [first, later] = [10, 31].map((read) =>
    announce(toState("reading", { read, slowedToMs: 5000 })),
  );

  expect(first).toBe(later);
  expect(first).toMatch(/slow down/);
});

test.each([
  { found: 21, read: 19, keptOut: 2, waiting: 0 },
  { found: 1247, read: 100, keptOut: 0, waiting: 1147, limit: 100 },
])("once all pages are read, what is left is told: %j", (progress) => {
  const all = toState("reading", { ...progress, secondsLeft: 60 });

  expect(describeAuditProgress(all)).toBe(
    `${progress.read} pages read. What they show and link to is being checked. About a minute left.`,
  );
});

test("where more pages are known than are read, the way is measured by those that are", () => {
  const many = toState("reading", { found: 1247, read: 21, waiting: 1226, limit: 100 });

  expect(describeAuditProgress(many)).toBe(
    "21 of 100 pages read, the most for one audit; 1,247 are known.",
  );
});

test("where the limit is reached, it says how many are known beyond it", () => {
  const cut = toState("judging", { found: 412, read: 100, waiting: 312 });

  expect(headline(cut)).toBe("100 read, 312 more known");
  expect(describeAuditProgress(cut)).toMatch(/the 100 nearest to the home page/);
  expect(headline(toState("judging", { waiting: 0 }))).toBe("Judging shop.example");
});

test.each([
  [10, "A few seconds left."],
  [70, "About a minute left."],
  [150, "About 3 minutes left."],
])("%i seconds left are told roughly", (secondsLeft, words) => {
  expect(describeAuditProgress(toState("reading", { secondsLeft }))).toBe(
    `43 of 71 pages read. ${words}`,
  );
});
