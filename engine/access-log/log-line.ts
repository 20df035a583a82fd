/** One request, as a line of a log has it. */
export type LogLine = {
  /** Who asked the server: an address as it is written, or a host's name. */
  client: string;
  /** Whom a proxy says that it asked for, the last one at the end: X-Forwarded-For. */
  forwarded?: string;
  /** In ms since 1970. */
  at: number;
  /** Undefined where the log names none. */
  host?: string;
  /** Path and query; undefined where the request has none, as of a broken one. */
  path?: string;
  status: number;
  bytes: number;
  /** How long the answer took; undefined where the log does not say. */
  tookMs?: number;
  /** The User-Agent header; "" where it is missing or not logged. */
  agent: string;
};
