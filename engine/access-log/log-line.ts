/** One request, as a line of a log has it. "" and NaN: the line does not say. */
export type LogLine = {
  /** Who asked the server: an address as it is written, or a host's name. */
  client: string;
  /** Whom a proxy says that it asked for, the last one at the end: X-Forwarded-For. */
  forwarded: string;
  /** In ms since 1970. */
  at: number;
  host: string;
  /** Path and query; "" of a broken request, too. */
  path: string;
  status: number;
  bytes: number;
  /** How long the answer took. */
  tookMs: number;
  /** The User-Agent header. */
  agent: string;
};

/** Whether a line says what every log says. */
export function isRequest({ client, at, status }: LogLine): boolean {
  return client !== "" && !Number.isNaN(at) && status >= 100 && status < 1000;
}
