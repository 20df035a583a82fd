import type { Env } from "#server/env.ts";
import type { CreateLimiter } from "#server/forms/limits.ts";
import { createMemoryLimiter } from "#server/forms/memory-limiter.ts";
import { errorKind, type Log } from "#server/log/log.ts";

/** Servers that share a database share its limits. */
export async function openLimiter(env: Env, log: Log): Promise<CreateLimiter> {
  if (!env.rateLimit || env.databaseUrl === undefined) return createMemoryLimiter;
  try {
    const { createSharedLimiter } = await import("#server/forms/shared-limiter.ts");
    return (await createSharedLimiter(env.databaseUrl)).createLimiter;
  } catch (error) {
    log.warn("limits_not_shared", { kind: errorKind(error) });
    return createMemoryLimiter;
  }
}
