import type { Log } from "#server/log/log.ts";
import { isDamage, StoreDamagedError } from "./store-fault.ts";

export type Damage = ReturnType<typeof createDamage>;

/**
 * Whether a database was found to be damaged while it runs, by any part of the server. It stays so
 * until the file is another one: a damaged file may give some rows and refuse others.
 */
export function createDamage(log: Log, database: "site.db" | "site-audits.db") {
  let isFound = false;
  return {
    /** Called with every error of the database. */
    note: (error: unknown): void => {
      if (isFound || !isDamage(error)) return;
      isFound = true;
      log.error("database_damaged", { database });
    },
    isFound: () => isFound,
    /** Throws `StoreDamagedError` once damage was found. */
    assertNone: (): void => {
      if (isFound) throw new StoreDamagedError();
    },
    /** Another file has taken the damaged one's place. */
    forget: () => void (isFound = false),
  };
}

/** The same methods; `onFault` is called with every error with which one of their promises rejects. */
export function tellFaults<Target extends object>(
  target: Target,
  onFault: (error: unknown) => void,
): Target {
  const wrapped = Object.entries(target).map(([name, member]: [string, unknown]) => {
    if (typeof member !== "function") return [name, member] as const;
    const call = (...values: unknown[]): unknown => {
      const result: unknown = Reflect.apply(member, target, values);
      if (result instanceof Promise) result.catch(onFault);
      return result;
    };
    return [name, call] as const;
  });
  return Object.fromEntries(wrapped) as Target;
}
