import { expect, onTestFinished, test } from "vitest";

import { createMetrics } from "#server/log/metrics.ts";

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
