import type { LiveAnswer, LiveTool } from "#engine/live/contract.ts";
import type { LiveRequest } from "#engine/live/live-request.ts";
import { paths } from "#lib/site/paths.ts";
import { isReadingOff } from "./is-reading-off.ts";
import { showControlsIn } from "#lib/text/show-controls.ts";

/**
 * What came back when our server was asked to read an address. `no-server`: this site is served as
 * files, or its reading is switched off. `limited`: this visitor has asked very often.
 */
export type ReadingReply<Tool extends LiveTool> =
  | LiveAnswer<Tool>
  | { outcome: "limited"; retryAfterSeconds: number }
  | { outcome: "no-server" }
  | { outcome: "offline" }
  | { outcome: "failed" };

const FALLBACK_RETRY_SECONDS = 60;

/** They lay the page's own words out to be measured and edited, each in a field or a picture of its own. */
const AS_WRITTEN: ReadonlySet<LiveTool> = new Set(["serp", "robots"]);

/** Asks once. Rejects only when `signal` ends it. */
export async function requestReading<Tool extends LiveTool>(
  request: LiveRequest & { tool: Tool },
  signal: AbortSignal,
): Promise<ReadingReply<Tool>> {
  if (isReadingOff()) return { outcome: "no-server" };
  let response: Response;
  try {
    response = await fetch(paths.live, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify(request),
      signal,
    });
  } catch (error) {
    if (signal.aborted) throw error;
    return { outcome: "offline" };
  }
  if (response.status === 429) {
    const seconds = Number(response.headers.get("Retry-After"));
    return {
      outcome: "limited",
      retryAfterSeconds: seconds > 0 ? seconds : FALLBACK_RETRY_SECONDS,
    };
  }
  const isJson = response.headers.get("Content-Type")?.startsWith("application/json") === true;
  if (!isJson || response.status === 404 || response.status === 405)
    return { outcome: "no-server" };
  if (!response.ok) return { outcome: "failed" };
  const json = (await response.json()) as LiveAnswer<Tool>;
  const answer = AS_WRITTEN.has(request.tool) ? json : showControlsIn(json);
  return answer.outcome === "not-read" && answer.reason === "off"
    ? { outcome: "no-server" }
    : answer;
}
