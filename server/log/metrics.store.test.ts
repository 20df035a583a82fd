import { expect, onTestFinished, test } from "vitest";

import { createMetrics } from "./metrics.ts";

test.each([
  ["can be stored", async () => {}, 1],
  ["could not be stored", () => Promise.reject(new Error("disk full")), 0],
])("site_store_open says whether an enquiry %s", async (_what, check, value) => {
  const metrics = createMetrics({
    check,
    outboxCounts: async () => ({ pending: 0, dead: 0, oldestDueAt: undefined }),
    clock: () => 0,
  });
  onTestFinished(() => void metrics.stop());

  expect(await metrics.render()).toContain(`\nsite_store_open ${value}\n`);
});

test("mails about watched sites are counted, also those that were given up", async () => {
  const metrics = createMetrics({
    outboxCounts: async () => ({ pending: 0, dead: 0, oldestDueAt: undefined }),
    noticeCounts: async () => ({ pending: 3, dead: 2, oldestDueAt: 1_000 }),
    check: async () => {},
    clock: () => 61_000,
  });
  metrics.observeNotice("dead");
  const text = await metrics.render();
  metrics.stop();
  for (const line of [
    'site_watch_notices_total{outcome="dead"} 1',
    "site_watch_outbox_pending 3",
    "site_watch_outbox_dead 2",
    "site_watch_outbox_overdue_seconds 60",
  ]) {
    expect(text).toContain(line);
  }
});
