/**
 * Reads what the Wayback Machine answers, as pasted: the availability interface's object, or the
 * table of the CDX server. A page here cannot ask either itself: they send no CORS header
 * (https://github.com/internetarchive/wayback/issues/217).
 */
import { parseTimestamp } from "#engine/live/judge-archive.ts";
import type { Result } from "#lib/result.ts";
import { DAY_MS } from "#lib/durations.ts";

export type Capture = { at: string; url: string; status: string };
export type ArchiveAnswer =
  | {
      kind: "availability";
      /** The copy nearest to the time asked for. Without one there may still be copies. */
      closest?: Capture & { address: string };
    }
  | {
      kind: "captures";
      captures: readonly Capture[];
      gaps: readonly Gap[];
      statusChanges: readonly { from: Capture; to: Capture }[];
    };
export type Gap = { from: string; to: string; days: number };
export type AnswerProblem = "empty" | "not-json" | "not-an-answer";

/** Our choice: shorter pauses are how the archive works. */
const GAP_DAYS = 180;

/** The archive's list of copies or its short answer, told apart by their form. Times are ISO instants. */
export function parseArchiveAnswer(text: string): Result<ArchiveAnswer, AnswerProblem> {
  if (text.trim() === "") return { ok: false, problem: "empty" };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, problem: "not-json" };
  }
  const answer = Array.isArray(value) ? readTable(value) : readAvailability(value);
  return answer ? { ok: true, value: answer } : { ok: false, problem: "not-an-answer" };
}

/** {"url", "archived_snapshots": {"closest": {"status", "available", "url", "timestamp"}}} */
function readAvailability(value: unknown): ArchiveAnswer | undefined {
  if (!isObject(value) || !isObject(value["archived_snapshots"])) return undefined;
  const { closest } = value["archived_snapshots"];
  if (!isObject(closest) || closest["available"] !== true) return { kind: "availability" };
  const at = parseTimestamp(String(closest["timestamp"]));
  if (at === undefined) return undefined;
  return {
    kind: "availability",
    closest: {
      at,
      url: String(value["url"] ?? ""),
      status: String(closest["status"]),
      // It answers with http, which the archive itself redirects.
      address: String(closest["url"]).replace(
        /^http:\/\/web\.archive\.org/,
        "https://web.archive.org",
      ),
    },
  };
}

/** [["timestamp","original","statuscode"], ["20200101000000","https://…","200"], …] */
function readTable(rows: readonly unknown[]): ArchiveAnswer | undefined {
  if (rows.length === 0) return { kind: "captures", captures: [], gaps: [], statusChanges: [] };
  const [header, ...lines] = rows;
  if (!isTextList(header) || !lines.every(isTextList)) return undefined;
  const column = (name: string) => header.indexOf(name);
  const [time, original, status] = [column("timestamp"), column("original"), column("statuscode")];
  if (time === undefined || time < 0) return undefined;

  const captures: Capture[] = [];
  for (const line of lines) {
    const at = parseTimestamp(line[time] ?? "");
    if (at === undefined) return undefined;
    captures.push({ at, url: line[original ?? -1] ?? "", status: line[status ?? -1] ?? "-" });
  }
  captures.sort((a, b) => a.at.localeCompare(b.at));
  return {
    kind: "captures",
    captures,
    gaps: findGaps(captures),
    statusChanges: findStatusChanges(captures),
  };
}

function findGaps(captures: readonly Capture[]): Gap[] {
  return captures
    .slice(1)
    .map(({ at }, index) => {
      const from = captures[index]?.at ?? at;
      return { from, to: at, days: Math.round((Date.parse(at) - Date.parse(from)) / DAY_MS) };
    })
    .filter(({ days }) => days >= GAP_DAYS)
    .toSorted((a, b) => b.days - a.days);
}

/** "-" is a capture that repeats an earlier one: it has no status of its own. */
function findStatusChanges(captures: readonly Capture[]) {
  const known = captures.filter(({ status }) => /^\d{3}$/.test(status));
  return known.slice(1).flatMap((to, index) => {
    const from = known[index];
    return from && from.status !== to.status ? [{ from, to }] : [];
  });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === "string");
}
