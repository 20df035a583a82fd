import { expect, onTestFinished, test } from "vitest";

import { createMetrics } from "./metrics.ts";

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
  metrics.observeEnquiry("deferred", 200, 2);
  metrics.observeEnquiry("refused", 429);
  metrics.observeEnquiry("refused", 429);
  metrics.observeEnquiry("refused", 403);
  metrics.observeReading({ outcome: "read", ms: 200 });
  metrics.observeReading({ outcome: "not-read", reason: "not-public", layer: "name", ms: 9 });
  const lines = (await metrics.render()).split("\n");

  expect(lines).toEqual(
    expect.arrayContaining([
      'site_form_refusals_total{status="429"} 2',
      'site_form_refusals_total{status="403"} 1',
      'site_enquiries_total{outcome="deferred"} 1',
      'site_connections_cut_total{reason="unread"} 2',
      "site_log_lines_lost_total 7",
      'site_live_readings_total{outcome="read",reason=""} 1',
      'site_live_readings_total{outcome="not-read",reason="not-public"} 1',
      'site_live_refused_total{layer="name"} 1',
      'site_live_reading_seconds_bucket{le="0.1"} 1',
      'site_live_reading_seconds_bucket{le="0.25"} 2',
    ]),
  );
});
