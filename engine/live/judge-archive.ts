/** What the Wayback Machine's availability service answers. https://archive.org/help/wayback_api.php */
import type { Result } from "#lib/result.ts";

export type ArchiveFinding =
  | { state: "copy"; at: string; address: string; status: string }
  /** No proof that there is none: the service knows of none near now. */
  | { state: "none" };

const SERVICE = "https://archive.org/wayback/available";

/** The address to ask. `url` is the page's own. */
export function archiveQuestion(url: string): string {
  return `${SERVICE}?url=${encodeURIComponent(url)}`;
}

export function judgeArchive(text: string): Result<ArchiveFinding, "not-an-answer"> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, problem: "not-an-answer" };
  }
  if (!isObject(value) || !isObject(value["archived_snapshots"])) {
    return { ok: false, problem: "not-an-answer" };
  }
  const { closest } = value["archived_snapshots"];
  if (!isObject(closest) || closest["available"] !== true)
    return { ok: true, value: { state: "none" } };
  const at = parseTimestamp(String(closest["timestamp"]));
  const address = URL.parse(String(closest["url"]));
  if (at === undefined || address?.hostname !== "web.archive.org") {
    return { ok: false, problem: "not-an-answer" };
  }
  // It answers with http, which the archive itself redirects.
  address.protocol = "https:";
  return {
    ok: true,
    value: { state: "copy", at, address: address.href, status: String(closest["status"] ?? "") },
  };
}

/** Up to 14 digits, UTC, as an ISO instant: the rest counts as the first moment of what is given. */
export function parseTimestamp(digits: string): string | undefined {
  if (!/^\d{4,14}$/.test(digits)) return undefined;
  const part = (from: number, to: number, least: string) => digits.slice(from, to) || least;
  const iso = `${part(0, 4, "")}-${part(4, 6, "01")}-${part(6, 8, "01")}T${part(8, 10, "00")}:${part(10, 12, "00")}:${part(12, 14, "00")}.000Z`;
  const time = Date.parse(iso);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
