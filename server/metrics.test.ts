import { expect, onTestFinished, test } from "vitest";

import { createMetrics } from "#server/metrics.ts";

test("refusals are counted by status, beside what became of each post", async () => {
  const metrics = createMetrics({
    outboxCounts: async () => ({ pending: 0, dead: 0, oldestDueAt: undefined }),
    check: async () => {},
    lostLogLines: () => 7,
    connectionsCut: () => new Map([["unread", 2]]),
    clock: () => 0,
  });
  onTestFinished(() => void metrics.stop());

  metrics.observeEnquiry("stored", 200, 2);
  metrics.observeEnquiry("held", 200, 2);
  metrics.observeEnquiry("refused", 429);
  metrics.observeEnquiry("refused", 429);
  metrics.observeEnquiry("refused", 403);
  const lines = (await metrics.render()).split("\n");

  expect(lines).toEqual(
    expect.arrayContaining([
      'site_form_refusals_total{status="429"} 2',
      'site_form_refusals_total{status="403"} 1',
      'site_enquiries_total{outcome="held"} 1',
      'site_connections_cut_total{reason="unread"} 2',
      "site_log_lines_lost_total 7",
    ]),
  );
});
