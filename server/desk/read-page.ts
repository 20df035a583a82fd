import type { PageRead } from "#lib/desk/enquiry.ts";
import type { LiveAnswer } from "#engine/live/contract.ts";

import type { Desk } from "./desk.ts";
import { addEvent, eventKey, hasEvent } from "#server/desk/store/events.ts";

const MAX_COSTS = 2;

type ReadRequest = {
  id: string;
  url: string;
  person: string;
  /** The network address of the person who asks: readings are counted by it. */
  visitor: string;
  key: string;
  signal: AbortSignal;
};

type ReadOutcome = { ok: true } | { ok: false; retryAfterSeconds: number };

/** Has the page of an enquiry read live, as the public tool does, and notes what came of it. */
export async function readTheirPage(
  { sql, live, clock }: Pick<Desk, "sql" | "live" | "clock">,
  { id, url, person, visitor, key, signal }: ReadRequest,
): Promise<ReadOutcome> {
  const ownKey = eventKey(person, key);
  if (await hasEvent(sql, ownKey)) return { ok: true };
  const outcome = await live.answer({ url, tool: "seo-audit" }, visitor, signal);
  if (outcome.outcome === "too-many") {
    return { ok: false, retryAfterSeconds: outcome.retryAfterSeconds };
  }
  const at = clock();
  const read = describeReading(JSON.parse(outcome.json) as LiveAnswer<"seo-audit">, url, at);
  await sql.transaction(async (inside) => {
    // Forgotten while it was read: nothing is kept of it.
    const there = await inside.all("select 1 from submission where id = $1", [id]);
    if (there.length === 0 || (await hasEvent(inside, ownKey))) return;
    await addEvent(inside, {
      sub: id,
      at,
      person,
      kind: "page-read",
      body: { read },
      key: ownKey,
    });
  });
  return { ok: true };
}

/** The part of a reading that is kept on the timeline. */
function describeReading(answer: LiveAnswer<"seo-audit">, url: string, at: number): PageRead {
  if (answer.outcome === "not-read") {
    const { reason, detail, status = null } = answer;
    return { outcome: "not-read", at, url, status, reason, detail };
  }
  const { audit, indexability } = answer.result;
  const costs = audit.findings
    .toSorted((one, other) => other.points - one.points)
    .slice(0, MAX_COSTS)
    .flatMap(({ points, title }) => (points > 0 ? [title] : []));
  return {
    outcome: "read",
    at,
    url: answer.hops.at(-1)?.url ?? url,
    status: answer.status,
    score: audit.score,
    answer: indexability.answer,
    gates: indexability.gates,
    costs,
  };
}
