import { createHmac, randomBytes } from "node:crypto";

import { rateKeysOf } from "#server/front/client-address.ts";

/**
 * A pseudonym for a visitor's address. Its key exists only in this process, so after a restart an
 * audit can no longer be traced to a visitor.
 */
export function createVisitorKeys() {
  const key = randomBytes(32);
  const process = randomBytes(6).toString("base64url");
  const keyOf = (address: string) =>
    `${process}.${createHmac("sha256", key).update(rateKeysOf(address).visitor).digest("base64url")}`;
  return {
    keyOf,
    /** True if it is certainly another visitor; false if the audit is older than this process. */
    isOther: (owner: string | null, address: string) =>
      owner !== null && owner.startsWith(`${process}.`) && owner !== keyOf(address),
  };
}

export type VisitorKeys = ReturnType<typeof createVisitorKeys>;
