import type { RateKeys } from "./client-address.ts";

/** Whether one more is let in beside those at work: one of a visitor, at most so many of a network. */
export function hasRoomBeside(
  { visitor, network }: RateKeys,
  atWork: readonly RateKeys[],
  maxOfNetwork: number,
): boolean {
  const ofNetwork = atWork.filter((other) => other.network === network);
  return ofNetwork.length < maxOfNetwork && ofNetwork.every((other) => other.visitor !== visitor);
}
