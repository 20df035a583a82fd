import { addressDigits } from "./address-ranges.ts";
import type { LogLine } from "./log-line.ts";
import { parseClfTime } from "./log-time.ts";
import { readRequest } from "./read-request.ts";

/**
 * The common and combined formats, as Apache and nginx write them unless told otherwise: also with the
 * host first (vhost_combined), with X-Forwarded-For and the time behind (nginx's "main"), and behind what
 * syslog puts first. https://httpd.apache.org/docs/2.4/logs.html#accesslog
 * https://nginx.org/en/docs/http/ngx_http_log_module.html
 */
export function parseCombined(line: string): LogLine | undefined {
  const quote = line.indexOf('] "');
  const open = line.lastIndexOf("[", quote);
  if (quote < 0 || open < 1) return undefined;
  const request = readQuoted(line, quote + 2);
  STATUS.lastIndex = request.end;
  const [, status, bytes] = STATUS.exec(line) ?? [];
  const referer = readQuoted(line, line.indexOf('"', STATUS.lastIndex));
  const agent = readQuoted(line, line.indexOf('"', referer.end));
  const { client, host } = readHead(line.slice(0, open));
  return {
    client,
    at: parseClfTime(line.slice(open + 1, quote)),
    status: Number(status),
    bytes: Number(bytes) || 0,
    ...readRequest(request.text, host),
    agent: agent.text === "-" ? "" : agent.text,
    ...readRest(line.slice(agent.end)),
  };
}

const STATUS = / (\d{3}) (\d+|-)(?= |$)/y;

/** What is between the quote at `start` and the next one that no backslash escapes. */
function readQuoted(line: string, start: number): { text: string; end: number } {
  if (start < 0 || line[start] !== '"') return { text: "", end: line.length };
  let end = line.indexOf('"', start + 1);
  while (end > 0 && isEscaped(line, end)) end = line.indexOf('"', end + 1);
  // Some servers cut a long User-Agent, and the quote with it.
  if (end < 0) end = line.length;
  return { text: unescape(line.slice(start + 1, end)), end: end + 1 };
}

function isEscaped(line: string, at: number): boolean {
  let from = at;
  while (line[from - 1] === "\\") from -= 1;
  return (at - from) % 2 === 1;
}

/** Apache writes a quote as \", nginx as \x22. */
function unescape(text: string): string {
  if (!text.includes("\\")) return text;
  return text.replaceAll(/\\(?:x([\da-f]{2})|(["\\]))/gi, (_, code?: string, sign = "") =>
    code === undefined ? String(sign) : String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** Host, client, ident and user, of which the client alone is always there. */
function readHead(head: string): Pick<LogLine, "client" | "host"> {
  const [first = "", second = "", ...others] = head.split(" ");
  if (addressDigits(first) !== undefined) return { client: first, host: "" };
  if (addressDigits(second) !== undefined) return { client: second, host: first };
  const client = others.find((word) => addressDigits(word) !== undefined);
  // Behind syslog's words, or a client whose name the server looked up.
  return { client: client ?? first, host: "" };
}

/** Behind the User-Agent: nginx's X-Forwarded-For, and a time in seconds with its point. */
function readRest(rest: string): Pick<LogLine, "forwarded" | "tookMs"> {
  if (rest.length < 3) return { forwarded: "", tookMs: Number.NaN };
  const { text } = readQuoted(rest, rest.indexOf('"'));
  const seconds = /(?:^|[ =])(\d+\.\d{3})(?=[ "]|$)/.exec(rest)?.[1];
  return {
    forwarded: addressDigits(text.split(",")[0] ?? "") === undefined ? "" : text,
    tookMs: Number(seconds) * 1000,
  };
}
