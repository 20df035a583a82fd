import type { NotReadReason } from "#engine/live/not-read-reasons.ts";

/**
 * `detail` says what is wrong and what to do about it at the site. It goes to every tool, so what a
 * tool offers instead of a reading is said there, by `LiveProblem`.
 */
export type Refusal = { reason: NotReadReason; detail: string };

export type Accepted<Value> = { ok: true; value: Value } | ({ ok: false } & Refusal);

/** Thrown by the layers that touch the network, caught where the hops are known. */
export class Unread extends Error {
  override name = "Unread";
  readonly refusal: Refusal & { status?: number };

  constructor(refusal: Refusal & { status?: number }) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}

/**
 * One sentence for a name that does not exist, one that leads to a private network, and one whose
 * name servers are silent: a difference would show strangers what is in our network.
 */
export const leadsNowhere: Refusal = {
  reason: "not-public",
  detail:
    "This address leads to no public server. Check the spelling, and that the domain's name servers answer.",
};

export const tookTooLong: Refusal = {
  reason: "timeout",
  detail: "The server did not send the whole page in time. Try again.",
};
