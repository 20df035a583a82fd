import { createHmac, randomBytes } from "node:crypto";

import { householdOf } from "#server/front/client-address.ts";

/**
 * A name for a visitor's household that says nothing of it: its key is in this process alone and goes
 * with it. So after a restart nobody can tell any more whose an audit was.
 */
export function createVisitorKeys() {
  const key = randomBytes(32);
  const process = randomBytes(6).toString("base64url");
  const keyOf = (address: string) =>
    `${process}.${createHmac("sha256", key).update(householdOf(address)).digest("base64url")}`;
  return {
    keyOf,
    /** Surely somebody else: false where it was begun before this process. */
    isOther: (owner: string | null, address: string) =>
      owner !== null && owner.startsWith(`${process}.`) && owner !== keyOf(address),
  };
}

export type VisitorKeys = ReturnType<typeof createVisitorKeys>;
