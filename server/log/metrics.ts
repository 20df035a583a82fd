import { createServer, type Server } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";

import type { Outcome } from "#server/forms/answer-form.ts";
import { createLiveMetrics } from "#server/live/live-metrics.ts";
import type { RelayOutcome } from "#server/notify/relay.ts";
import { add, counter, createHistogram, family, gauge } from "./prometheus-text.ts";
import type { OutboxCounts } from "#server/store/submission-store.ts";

type MetricsOptions = {
  outboxCounts: () => Promise<OutboxCounts>;
  /** Of mails and calls about watched sites; absent without a desk. */
  noticeCounts?: () => Promise<OutboxCounts>;
  /** Rejects where an enquiry could not be stored now. */
  check: () => Promise<void>;
  /** Lines of the log that could not be written. */
  lostLogLines?: () => number;
  /** Connections that were cut to make room, by the bound that was reached. */
  connectionsCut?: () => ReadonlyMap<string, number>;
  clock: () => number;
};

const STORE_SECONDS_BOUNDS = [0.001, 0.005, 0.025, 0.1, 0.5, 2, 10];

export type Metrics = ReturnType<typeof createMetrics>;

/** Figures in the text form of Prometheus. https://prometheus.io/docs/instrumenting/exposition_formats/ */
export function createMetrics(options: MetricsOptions) {
  const counts = {
    answers: new Map<number, number>(),
    outcomes: new Map<Outcome, number>(),
    refusals: new Map<number, number>(),
    notifications: new Map<RelayOutcome, number>(),
    notices: new Map<RelayOutcome, number>(),
    siteAudits: new Map<string, number>(),
  };
  const storeSeconds = createHistogram(STORE_SECONDS_BOUNDS);
  const live = createLiveMetrics();
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();

  return {
    observeAnswer: (status: number) => add(counts.answers, status),
    observeNotification: (outcome: RelayOutcome) => add(counts.notifications, outcome),
    observeNotice: (outcome: RelayOutcome) => add(counts.notices, outcome),
    observeEnquiry: (outcome: Outcome, status: number, storeMs?: number) => {
      add(counts.outcomes, outcome);
      if (status >= 400) add(counts.refusals, status);
      if (storeMs !== undefined) storeSeconds.observe(storeMs / 1000);
    },
    observeReading: live.observe,
    observeSiteAudit: (outcome: string) => add(counts.siteAudits, outcome),

    render: async (): Promise<string> => {
      const lines = [
        ...counter("http_answers_total", "Answers by status", "status", counts.answers),
        ...counter("enquiries_total", "Posts by outcome", "outcome", counts.outcomes),
        ...counter("form_refusals_total", "Refusals by status", "status", counts.refusals),
        ...family(
          "enquiry_store_seconds",
          "histogram",
          "Time until an enquiry is on disk",
          storeSeconds.samples(),
        ),
        ...countOutcomes("notifications_total", "Notifications", counts.notifications),
        ...countOutcomes("watch_notices_total", "Messages about watched sites", counts.notices),
        ...live.render(),
        ...countOutcomes("site_audits_total", "Audits of whole sites", counts.siteAudits),
        ...(await renderStore(options)),
        ...(await renderNotices(options)),
        ...renderProcess(options),
        ...gauge(
          "event_loop_delay_seconds",
          "99th percentile since the last reading",
          delay.percentile(99) / 1e9,
        ),
      ];
      delay.reset();
      return `${lines.join("\n")}\n`;
    },
    stop: () => delay.disable(),
  };
}

function countOutcomes(name: string, what: string, counts: ReadonlyMap<string, number>): string[] {
  return counter(name, `${what} by outcome`, "outcome", counts);
}

async function renderStore({ outboxCounts, check, clock }: MetricsOptions): Promise<string[]> {
  const outbox = await outboxCounts().catch(() => undefined);
  const isReady = await check().then(
    () => true,
    () => false,
  );
  const ready = gauge("store_open", "Whether an enquiry can be stored", Number(isReady));
  if (outbox === undefined) return ready;
  const overdueMs = Math.max(0, clock() - (outbox.oldestDueAt ?? clock()));
  return [
    ...gauge("outbox_pending", "Notifications not sent yet", outbox.pending),
    ...gauge("outbox_dead", "Notifications given up", outbox.dead),
    ...gauge("outbox_overdue_seconds", "Age of the oldest one that is due", overdueMs / 1000),
    ...ready,
  ];
}

async function renderNotices({ noticeCounts, clock }: MetricsOptions): Promise<string[]> {
  const outbox = await noticeCounts?.().catch(() => undefined);
  if (outbox === undefined) return [];
  const overdueMs = Math.max(0, clock() - (outbox.oldestDueAt ?? clock()));
  return [
    ...gauge("watch_outbox_pending", "Messages about watched sites not sent yet", outbox.pending),
    ...gauge("watch_outbox_dead", "Messages about watched sites given up", outbox.dead),
    ...gauge("watch_outbox_overdue_seconds", "Age of the oldest that is due", overdueMs / 1000),
  ];
}

function renderProcess({ lostLogLines, connectionsCut }: MetricsOptions): string[] {
  const cut = connectionsCut?.() ?? new Map<string, number>();
  const lost = lostLogLines?.() ?? 0;
  const bytes = process.memoryUsage.rss();
  return [
    ...counter("connections_cut_total", "Connections cut by reason", "reason", cut),
    ...family("log_lines_lost_total", "counter", "Lines of the log that could not be written", [
      ["", lost],
    ]),
    ...gauge("process_resident_memory_bytes", "Memory of the process", bytes),
  ];
}

/** A separate listener: figures are for the operator, never for the public address. */
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
