import { createServer, type Server } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";

import type { Outcome } from "#server/forms/answer-form.ts";
import { createLiveMetrics } from "#server/live/live-metrics.ts";
import type { RelayOutcome } from "#server/notify/relay.ts";
import { add, createHistogram, family, labelled } from "#server/log/prometheus-text.ts";
import type { OutboxCounts } from "#server/store/submission-store.ts";

type MetricsOptions = {
  outboxCounts: () => Promise<OutboxCounts>;
  /** Rejects where an enquiry could not be stored now. */
  check: () => Promise<void>;
  /** Lines of the log that could not be written. */
  lostLogLines?: () => number;
  /** Connections that were cut to make room, by the bound that was reached. */
  connectionsCut?: () => ReadonlyMap<string, number>;
  clock: () => number;
};

const STORE_SECONDS_BOUNDS = [0.001, 0.005, 0.025, 0.1, 0.5, 2, 10];

/** Figures in the text form of Prometheus. https://prometheus.io/docs/instrumenting/exposition_formats/ */
export function createMetrics({
  outboxCounts,
  check,
  lostLogLines = () => 0,
  connectionsCut = () => new Map<string, number>(),
  clock,
}: MetricsOptions) {
  const answers = new Map<number, number>();
  const outcomes = new Map<Outcome, number>();
  const refusals = new Map<number, number>();
  const notifications = new Map<RelayOutcome, number>();
  const storeSeconds = createHistogram(STORE_SECONDS_BOUNDS);
  const live = createLiveMetrics();
  const siteAudits = new Map<string, number>();
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();

  return {
    observeAnswer: (status: number) => add(answers, status),
    observeNotification: (outcome: RelayOutcome) => add(notifications, outcome),
    observeEnquiry: (outcome: Outcome, status: number, storeMs?: number) => {
      add(outcomes, outcome);
      if (status >= 400) add(refusals, status);
      if (storeMs !== undefined) storeSeconds.observe(storeMs / 1000);
    },
    observeReading: live.observe,
    observeSiteAudit: (outcome: string) => add(siteAudits, outcome),

    async render(): Promise<string> {
      const outbox = await outboxCounts().catch(() => undefined);
      const isReady = await check().then(
        () => true,
        () => false,
      );
      const lines = [
        ...family(
          "http_answers_total",
          "counter",
          "Answers by status",
          labelled("status", answers),
        ),
        ...family("enquiries_total", "counter", "Posts by outcome", labelled("outcome", outcomes)),
        ...family(
          "form_refusals_total",
          "counter",
          "Refusals of the form by status",
          labelled("status", refusals),
        ),
        ...family(
          "enquiry_store_seconds",
          "histogram",
          "Time until an enquiry is on disk",
          storeSeconds.samples(),
        ),
        ...family(
          "notifications_total",
          "counter",
          "Notifications by outcome",
          labelled("outcome", notifications),
        ),
        ...live.render(),
        ...family(
          "site_audits_total",
          "counter",
          "Audits of whole sites by outcome",
          labelled("outcome", siteAudits),
        ),
        ...(outbox === undefined
          ? []
          : [
              ...family("outbox_pending", "gauge", "Notifications not sent yet", [
                ["", outbox.pending],
              ]),
              ...family("outbox_dead", "gauge", "Notifications given up", [["", outbox.dead]]),
              ...family("outbox_overdue_seconds", "gauge", "Age of the oldest one that is due", [
                ["", Math.max(0, (clock() - (outbox.oldestDueAt ?? clock())) / 1000)],
              ]),
            ]),
        ...family(
          "connections_cut_total",
          "counter",
          "Connections cut by reason",
          labelled("reason", connectionsCut()),
        ),
        ...family("log_lines_lost_total", "counter", "Lines of the log that could not be written", [
          ["", lostLogLines()],
        ]),
        ...family("store_open", "gauge", "Whether an enquiry can be stored", [
          ["", Number(isReady)],
        ]),
        ...family("event_loop_delay_seconds", "gauge", "99th percentile since the last reading", [
          ["", delay.percentile(99) / 1e9],
        ]),
        ...family("process_resident_memory_bytes", "gauge", "Memory of the process", [
          ["", process.memoryUsage.rss()],
        ]),
      ];
      delay.reset();
      return `${lines.join("\n")}\n`;
    },
    stop: () => delay.disable(),
  };
}

/** A listener of its own: figures are for the operator, never for the public address. */
export function createMetricsServer(render: () => Promise<string>): Server {
  return createServer((request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    render().then(
      (text) =>
        response
          .writeHead(200, { "content-type": "text/plain; version=0.0.4; charset=utf-8" })
          .end(text),
      () => response.writeHead(503).end(),
    );
  });
}
