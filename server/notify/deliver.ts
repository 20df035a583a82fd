import type { Submission } from "#server/store/submission-store.ts";

/** Sends one notification. Resolves once the other side has taken it, and gives up on `signal`. */
export type Deliver<Item = Submission> = (item: Item, signal: AbortSignal) => Promise<void>;

/** Why a notification was not accepted, in words without personal data: they are logged and stored. */
export class DeliveryError extends Error {
  override name = "DeliveryError";
}
