import { openDeskPostgres } from "#server/desk/store/sql.ts";
import type { Env } from "#server/env.ts";
import { createBreaker } from "#server/front/breaker.ts";
import type { Log } from "#server/log/log.ts";
import { createDamage, tellFaults } from "#server/data/damage.ts";
import { keepStoreOpen } from "#server/store/keep-open.ts";
import type { Transactions } from "#server/data/sql.ts";
import { openStore } from "#server/store/open-store.ts";

const STORE_RETRY_MS = 5_000;

/** More than SQLite waits for a lock, less than the whole answer may take. */
const STORE_LIMIT_MS = 6_000;
const STORE_REST_MS = 5_000;

export type OpenEnquiries = Awaited<ReturnType<typeof openEnquiries>>;

/** On PostgreSQL the desk has its own connections, so its searches hold up no enquiry. */
const openDesk = ({ databaseUrl }: Env, inFile: Transactions): Transactions =>
  databaseUrl === undefined ? inFile : openDeskPostgres(databaseUrl);

/** The enquiries' store, kept open, and the desk's way to its tables; a store that hangs is left alone for a while. */
export async function openEnquiries(env: Env, log: Log) {
  const unsafeSettings = new Set<string>();
  const damage = createDamage(log, "site.db");
  const store = await keepStoreOpen({
    open: async () => {
      unsafeSettings.clear();
      const opened = await openStore(env, {
        create: true,
        onUnsafeSetting: (setting) => {
          unsafeSettings.add(setting);
          log.error("database_not_durable", { setting });
        },
      });
      return tellFaults(opened, damage.note);
    },
    retryMs: STORE_RETRY_MS,
    log,
    onGone: damage.forget,
  });
  const deskSql = env.desk ? tellFaults(openDesk(env, store.data), damage.note) : undefined;
  const breaker = createBreaker({
    limitMs: STORE_LIMIT_MS,
    restMs: STORE_REST_MS,
    onOpen: () => log.error("store_hangs", { afterMs: STORE_LIMIT_MS }),
    onClose: () => log.info("store_answers"),
  });
  return {
    store,
    deskSql,
    /** The store as the form and the health answers see it. */
    guarded: {
      save: async (submission: Parameters<typeof store.save>[0]) => {
        // What the next start would refuse takes no enquiry.
        damage.assertNone();
        return breaker.run(() => store.save(submission));
      },
      check: async () => {
        damage.assertNone();
        await breaker.run(() => store.check());
      },
      isOpen: () => store.isOpen() && !damage.isFound(),
    },
    damage,
    notices: () =>
      [...unsafeSettings].map(
        (setting) =>
          `PostgreSQL runs with ${setting}: a power cut takes acknowledged enquiries away`,
      ),
  };
}
