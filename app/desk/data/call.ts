import type { DeskRefusal } from "#lib/desk/contract.ts";

/** What came back from the desk's server. */
export type DeskAnswer<Value> =
  | { ok: true; value: Value }
  /** No answer, or none of the desk's: the connection or the server is gone. */
  | { ok: false; kind: "away" }
  | { ok: false; kind: "refused"; refusal: DeskRefusal };

/** The session has ended, wherever it was noticed. Whoever listens shows the sign-in. */
export const SIGNED_OUT = "desk:signed-out";

const TIMEOUT_MS = 15_000;

type CallOptions = {
  method?: "POST" | "DELETE";
  body?: unknown;
  timeoutMs?: number;
  /** "blob": the answer is a file. */
  as?: "json" | "blob";
};

/** Asks the desk's server once. Never rejects. */
export async function call<Value>(
  address: string,
  { method, body, timeoutMs = TIMEOUT_MS, as = "json" }: CallOptions = {},
): Promise<DeskAnswer<Value>> {
  try {
    const response = await fetch(address, {
      method: method ?? (body === undefined ? "GET" : "POST"),
      headers: { Accept: "application/json", "Content-Type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 204) return { ok: true, value: undefined as Value };
    if (response.ok && as === "blob") return { ok: true, value: (await response.blob()) as Value };
    const answer = (await response.json()) as Value | DeskRefusal;
    if (response.ok) return { ok: true, value: answer as Value };
    return readRefusal(answer as DeskRefusal);
  } catch {
    return { ok: false, kind: "away" };
  }
}

function readRefusal(refusal: DeskRefusal): DeskAnswer<never> {
  if (refusal.reason === "away" || typeof refusal.reason !== "string") {
    return { ok: false, kind: "away" };
  }
  if (refusal.reason === "signed-out") dispatchEvent(new Event(SIGNED_OUT));
  return { ok: false, kind: "refused", refusal };
}
