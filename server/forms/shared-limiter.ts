import { createHmac } from "node:crypto";

import type { QueryConfig } from "pg";
import { RateLimiterPostgres } from "rate-limiter-flexible";

import { createPool } from "#server/data/postgres.ts";
import { createBreaker } from "#server/front/breaker.ts";
import type { CreateLimiter } from "./limits.ts";
import { createMemoryLimiter } from "./memory-limiter.ts";

/** Short: each server can count for itself, and the store needs the rest of the answer's time. */
const LIMIT_MS = 2_000;
const REST_MS = 5_000;

/** Any number, the same in every process. */
const TABLE_LOCK = 7_204_113;

/**
 * Limits that several servers count together. Where the database is away each server counts for
 * itself. Addresses are kept only as keyed digests, and only as long as the limit lasts.
 */
export async function createSharedLimiter(
  url: string,
): Promise<{ createLimiter: CreateLimiter; close: () => Promise<void> }> {
  const pool = createPool(
    {
      connectionString: url,
      max: 4,
      connectionTimeoutMillis: LIMIT_MS,
      query_timeout: LIMIT_MS,
    },
    () => {},
  );

  // Servers that start together would otherwise both try to create the table.
  await pool.query(`
    begin;
    select pg_advisory_xact_lock(${TABLE_LOCK});
    create table if not exists form_limit(
      key varchar(255) primary key, points integer not null default 0, expire bigint
    );
    commit`);
  const breaker = createBreaker({ limitMs: LIMIT_MS, restMs: REST_MS });
  const guarded = { query: (query: QueryConfig) => breaker.run(() => pool.query(query)) };
  const digest = (key: string) => createHmac("sha256", url).update(key).digest("base64url");

  return {
    createLimiter: (name, bound) => {
      const limiter = new RateLimiterPostgres({
        storeClient: guarded,
        storeType: "pool",
        tableName: "form_limit",
        tableCreated: true,
        keyPrefix: name,
        insuranceLimiter: createMemoryLimiter(name, bound),
        ...bound,
      });
      return {
        consume: (key) => limiter.consume(digest(String(key))),
        reward: (key) => limiter.reward(digest(String(key))),
      };
    },
    close: () => pool.end(),
  };
}
