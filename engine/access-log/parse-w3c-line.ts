import type { LogLine } from "./log-line.ts";
import { parseLogTime } from "./log-time.ts";
import { readTarget } from "./read-request.ts";

/** Where each field is, from "#Fields: date time c-ip cs-method cs-uri-stem …"; undefined of other lines. */
export function readW3cFields(line: string): ReadonlyMap<string, number> | undefined {
  const names = /^#fields:\s*(.+)/i.exec(line)?.[1]?.trim().toLowerCase().split(/\s+/);
  return names && new Map(names.map((name, at) => [name, at]));
}

/**
 * A line of the extended format, as IIS writes it, in UTC. Spaces within a value are "+" there, and
 * escaped in CloudFront's. https://www.w3.org/TR/WD-logfile.html
 * https://learn.microsoft.com/en-us/windows/win32/http/w3c-logging
 */
export function parseW3cLine(line: string, fields: ReadonlyMap<string, number>): LogLine {
  const values = line.split(line.includes("\t") ? "\t" : " ");
  const find = (name: string) => {
    const value = values[fields.get(name) ?? -1] ?? "";
    return value === "-" ? "" : value;
  };
  const [query, took] = [find("cs-uri-query"), find("time-taken")];
  return {
    client: find("c-ip"),
    at: parseLogTime(`${find("date")} ${find("time")}`),
    status: Number(find("sc-status")),
    bytes: Number(find("sc-bytes")) || 0,
    ...readTarget(
      find("cs-uri-stem") + (query === "" ? "" : `?${query}`),
      find("cs-host") || find("cs(host)"),
    ),
    // IIS counts milliseconds, CloudFront seconds with a point.
    tookMs: took === "" ? Number.NaN : Number(took) * (took.includes(".") ? 1000 : 1),
    forwarded: find("x-forwarded-for").replaceAll("+", " "),
    agent: readAgent(find("cs(user-agent)")),
  };
}

function readAgent(value: string): string {
  const spaced = value.replaceAll("+", " ");
  return spaced.includes("%20") ? spaced.replaceAll("%20", " ").replaceAll("%2520", " ") : spaced;
}
