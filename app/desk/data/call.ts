import type { DeskRefusal } from "#lib/desk/contract.ts";

/** What came back from the desk's server. */
export type DeskAnswer<Value> =
  | { ok: true; value: Value }
  /** No answer, or none of the desk's: the connection or the server is gone. */
  | { ok: false; kind: "away" }
  | { ok: false; kind: "refused"; refusal: DeskRefusal };

/** The sentence of a refusal; null where there was no answer. */
export function sentenceOf(answer: Exclude<DeskAnswer<unknown>, { ok: true }>): string | null {
  return answer.kind === "away" ? null : answer.refusal.problem;
}

/** The session has ended, wherever it was noticed. Listeners show the sign-in screen. */
export const SIGNED_OUT = "desk:signed-out";
/** Its detail, where the person who was signed in clicked Sign out here. */
export const LEFT = "left";

const TIMEOUT_MS = 15_000;

export type CallOptions = {
  method?: "POST" | "DELETE";
  body?: unknown;
  timeoutMs?: number;
  /** "blob": the answer is a file. */
  as?: "json" | "blob";
  /** Gives up sooner; the answer is "away". */
  signal?: AbortSignal;
};

/** Asks the desk's server once. Never rejects. */
export async function call<Value>(
  address: string,
  { method, body, timeoutMs = TIMEOUT_MS, as = "json", signal }: CallOptions = {},
): Promise<DeskAnswer<Value>> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(address, {
      method: method ?? (body === undefined ? "GET" : "POST"),
      headers: { Accept: "application/json", "Content-Type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    if (response.status === 204) return { ok: true, value: undefined as Value };
    if (response.ok && as === "blob") return { ok: true, value: (await response.blob()) as Value };
    if (response.ok) return { ok: true, value: (await response.json()) as Value };
    return readRefusal(response.status, await response.json().catch(() => undefined));
  } catch {
    return { ok: false, kind: "away" };
  }
}

function readRefusal(status: number, answer: unknown): DeskAnswer<never> {
  const refusal = readAnswer(status, answer);
  if (refusal === undefined || refusal.reason === "away") return { ok: false, kind: "away" };
  if (refusal.reason === "signed-out") dispatchEvent(new Event(SIGNED_OUT));
  return { ok: false, kind: "refused", refusal };
}

/** The desk's own words, or what a proxy before it says by its status; undefined: try again later. */
function readAnswer(status: number, answer: unknown): DeskRefusal | undefined {
  const { reason } = (answer ?? {}) as Partial<DeskRefusal>;
  if (typeof reason === "string") return answer as DeskRefusal;
  if (status === 413) return { reason: "too-large", problem: "That is too much to send at once." };
  if (status < 400 || status >= 500 || LATER.has(status)) return undefined;
  return { reason: "bad-request", problem: `The server refused it: status ${status}.` };
}

/** Statuses of the 400s after which the same request may be sent again. */
const LATER: ReadonlySet<number> = new Set([408, 425, 429]);
