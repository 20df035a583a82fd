import type { LogReport } from "#engine/access-log/log-report.ts";

/** What was pasted or dropped beside the log; "": nothing. */
export type LogTexts = { robots: string; pages: string };

/** To the worker. Without files it answers for the log that it read last. */
export type LogRequest = { files?: readonly File[]; texts: LogTexts };

export type LogProblem =
  "empty" | "no-request" | "damaged" | "no-robots" | "no-pages" | "no-worker";

export type LogReply =
  | { kind: "progress"; done: number; total: number }
  | { kind: "report"; report: LogReport }
  | { kind: "problem"; problem: LogProblem; line?: string | undefined };
