import { ownValue } from "#lib/own-value.ts";
import type { LogLine } from "./log-line.ts";
import { parseLogTime } from "./log-time.ts";
import { readRequest, readTarget } from "./read-request.ts";

type Fields = Readonly<Record<string, unknown>>;

/**
 * What each is called: by Caddy, by Cloudflare's Logpush, and by those who have nginx write JSON.
 * https://caddyserver.com/docs/logging https://caddyserver.com/docs/json/apps/http/servers/logs/
 * https://developers.cloudflare.com/logs/logpush/logpush-job/datasets/zone/http_requests/
 */
const NAMES = {
  client: ["client_ip", "remote_ip", "ClientIP", "remote_addr", "clientip", "remote"],
  at: ["ts", "EdgeStartTimestamp", "time_iso8601", "@timestamp", "timestamp", "time_local", "time"],
  host: ["host", "ClientRequestHost", "http_host", "server_name"],
  target: ["uri", "ClientRequestURI", "ClientRequestPath", "request_uri"],
  status: ["status", "EdgeResponseStatus", "response"],
  bytes: ["size", "EdgeResponseBytes", "body_bytes_sent", "bytes_sent", "bytes"],
  seconds: ["duration", "request_time"],
  ms: ["EdgeTimeToFirstByteMs"],
  agent: ["ClientRequestUserAgent", "http_user_agent", "user_agent", "agent"],
  forwarded: ["http_x_forwarded_for"],
} as const;

/** A line that is one JSON object. */
export function parseJsonLine(line: string): LogLine | undefined {
  const record = parseObject(line);
  if (record === undefined) return undefined;
  // Caddy has the request, and its headers as lists, in objects of their own.
  const request = ownValue(record, "request");
  const inner = asObject(request);
  const headers = asObject(ownValue(inner, "headers"));
  const find = (name: keyof typeof NAMES) =>
    first(inner, NAMES[name]) ?? first(record, NAMES[name]);
  const text = (name: keyof typeof NAMES) => textOf(find(name));

  const [target, host] = [text("target"), text("host")];
  return {
    client: text("client"),
    at: parseLogTime(find("at")),
    status: Number(find("status")),
    bytes: Number(find("bytes")) || 0,
    ...(target === "" ? readRequest(textOf(request), host) : readTarget(target, host)),
    tookMs: Number(find("ms") ?? Number(find("seconds")) * 1000),
    forwarded: text("forwarded") || headerOf(headers, "X-Forwarded-For"),
    agent: headerOf(headers, "User-Agent") || text("agent").replace(/^-$/, ""),
  };
}

function parseObject(line: string): Fields | undefined {
  try {
    return asObject(JSON.parse(line));
  } catch {
    return undefined;
  }
}

function asObject(value: unknown): Fields {
  return typeof value === "object" && value !== null ? (value as Fields) : {};
}

function first(record: Fields, names: readonly string[]): unknown {
  for (const name of names) {
    const value = ownValue(record, name);
    if (value !== undefined && value !== null && value !== "") return value;
  }
  return undefined;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function headerOf(headers: Fields, name: string): string {
  const value = ownValue(headers, name);
  return textOf(Array.isArray(value) ? value[0] : value);
}
