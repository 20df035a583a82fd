import { Client } from "pg";
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";

import { createLimits } from "#server/forms/limits.ts";
import { createSharedLimiter } from "#server/forms/shared-limiter.ts";
import { createLines } from "#server/reading/lines.ts";
import { createQuota } from "#server/live/quota.ts";
import { liveDefaults } from "#server/live/settings.ts";
import { silentLog } from "#tests/support/server/silent-log.ts";
import { Relay } from "#server/notify/relay.ts";
import { openPostgresStore } from "./postgres.ts";
import { newSubmission, NOW } from "#tests/support/server/new-submission.ts";
import { CUTS } from "#tests/support/server/postgres-process.ts";
import { startPostgres } from "#tests/support/server/postgres.ts";

/** Processes are started here, on machines that may be busy with other things. */
vi.setConfig({ testTimeout: 30_000 });

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

describe.skipIf(postgres === undefined)("two servers on one PostgreSQL", () => {
  const { url, clear } = postgres ?? { url: "", clear: async () => {} };
  beforeEach(clear);

  async function openTwo() {
    const stores = await Promise.all([openPostgresStore({ url }), openPostgresStore({ url })]);
    onTestFinished(async () => {
      for (const store of stores) await store.close();
    });
    return stores;
  }

  test("may start at the same moment", async () => {
    const stores = await Promise.all([1, 2, 3, 4].map(() => openPostgresStore({ url })));

    for (const store of stores) await store.close();

    expect(stores).toHaveLength(4);
  });

  test("store an enquiry once that reaches both", async () => {
    const [first, second] = await openTwo();

    const saved = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        (index % 2 === 0 ? first : second).save(newSubmission({ dedup: `text ${index % 5}` })),
      ),
    );

    expect(saved.filter(({ duplicate }) => !duplicate)).toHaveLength(5);
    expect(await first.count()).toEqual({ submissions: 5, outbox: 5 });
  });

  test("deliver each notification once", async () => {
    const [first, second] = await openTwo();
    await Promise.all(Array.from({ length: 100 }, () => first.save(newSubmission())));
    const delivered: string[] = [];
    const relays = [first, second].map(
      (store) =>
        new Relay({
          store,
          kind: "email",
          deliver: async ({ id }) => {
            await new Promise((resolve) => setTimeout(resolve, 2));
            delivered.push(id);
          },
          clock: () => NOW,
          random: Math.random,
          log: silentLog,
          leaseMs: 60_000,
          backoffMs: 1000,
        }),
    );

    await Promise.all(
      relays.map(async (relay) => {
        while ((await relay.runOnce()) > 0);
      }),
    );

    expect(delivered).toHaveLength(100);
    expect(new Set(delivered).size).toBe(100);
  });

  test("count the limits together", async () => {
    const shared = await Promise.all([createSharedLimiter(url), createSharedLimiter(url)]);
    onTestFinished(async () => {
      for (const { close } of shared) await close();
    });
    const [first, second] = shared.map(({ createLimiter }) => createLimits(createLimiter));

    for (let sent = 0; sent < 5; sent += 1) {
      const limits = sent % 2 === 0 ? first : second;
      expect(await limits?.allowEnquiry("203.0.113.7", "people")).toEqual({
        allowed: true,
        deferred: false,
      });
    }

    expect(await first?.allowEnquiry("203.0.113.7", "people")).toMatchObject({ allowed: false });
    expect(await second?.allowEnquiry("203.0.113.7", "people")).toMatchObject({ allowed: false });
    expect(await second?.allowEnquiry("203.0.113.8", "people")).toMatchObject({
      allowed: true,
    });
  });

  test("count together how often a visitor has a page read", async () => {
    const shared = await Promise.all([createSharedLimiter(url), createSharedLimiter(url)]);
    onTestFinished(async () => {
      for (const { close } of shared) await close();
    });
    const quotas = shared.map(({ createLimiter }) =>
      createQuota({
        settings: { ...liveDefaults, visitorPerTenMinutes: 4 },
        lines: createLines(),
        createLimiter,
      }),
    );
    const read = async (server: number, visitor: string) => {
      const admission = await quotas[server]!.admit(visitor);
      if (admission.ok) admission.leave();
      return admission;
    };

    for (let time = 0; time < 4; time += 1) {
      expect(await read(time % 2, "203.0.113.7")).toMatchObject({ ok: true });
    }

    expect(await read(0, "203.0.113.7")).toMatchObject({ ok: false, problem: "too-many" });
    expect(await read(1, "203.0.113.7")).toMatchObject({ ok: false, problem: "too-many" });
    expect(await read(1, "203.0.113.8")).toMatchObject({ ok: true });
  });
});

test.skipIf(postgres === undefined)(
  "a PostgreSQL that hangs is given up, by the limits and by the store",
  async () => {
    const own = await startPostgres();
    const store = await openPostgresStore({ url: own!.url });
    const { createLimiter, close } = await createSharedLimiter(own!.url);
    const limits = createLimits(createLimiter);
    onTestFinished(async () => {
      await own!.stop();
    });
    await store.save(newSubmission());

    own!.freeze();
    expect(await limits.allowAttempt("203.0.113.7")).toEqual({ allowed: true });
    expect(await limits.allowEnquiry("203.0.113.7", "people")).toMatchObject({ allowed: true });
    await expect(store.save(newSubmission())).rejects.toThrow(/timeout/i);
    own!.thaw();

    await expect(store.save(newSubmission())).resolves.toMatchObject({ duplicate: false });
    await Promise.all([store.close(), close()]);
  },
);

// An error that nobody hears ends the process, and fails the run of the tests.
test.skipIf(postgres === undefined).each(CUTS)(
  "connections that are cut while enquiries come (%s) cost no process and nothing acknowledged",
  async (how) => {
    const own = await startPostgres({ durable: true });
    onTestFinished(() => own!.stop());
    const store = await openPostgresStore({ url: own!.url });
    onTestFinished(() => store.close());
    const acknowledged: string[] = [];
    const refused: unknown[] = [];
    const over = new AbortController();
    const send = async () => {
      while (!over.signal.aborted) {
        const { id } = newSubmission();
        await store.save({ ...newSubmission(), id }).then(
          () => acknowledged.push(id),
          (error: unknown) => refused.push(error),
        );
      }
    };
    const sending = Array.from({ length: 8 }, send);

    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(50));
    await own!.cut(how);
    const before = acknowledged.length;
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(before + 50), 20_000);
    over.abort();
    await Promise.all(sending);

    expect(refused.length).toBeGreaterThan(0);
    const stored = new Set((await own!.run("select id from submission")).map((row) => row["id"]));
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  },
);

async function findUnsafeSettings(url: string) {
  const settings: string[] = [];
  const store = await openPostgresStore({ url, onUnsafeSetting: (name) => settings.push(name) });
  await store.close();
  return settings;
}

describe.skipIf(postgres === undefined)("a PostgreSQL that is not safe", () => {
  test("is said at the start: fsync=off", async () => {
    expect(await findUnsafeSettings(postgres!.url)).toEqual(["fsync=off"]);
  });

  test("and nothing is said of one that is", async () => {
    const durable = await startPostgres({ durable: true });
    onTestFinished(() => durable!.stop());

    expect(await findUnsafeSettings(durable!.url)).toEqual([]);
  });
});

describe.skipIf(postgres === undefined)("a PostgreSQL that only reads", () => {
  test("is found by a check before an enquiry meets it, and used again afterwards", async () => {
    const { url, clear } = postgres!;
    await clear();
    const setReadOnly = async (value: "on" | "off") => {
      const client = new Client({ connectionString: url });
      await client.connect();
      await client.query("set default_transaction_read_only = off");
      await client.query(`alter database postgres set default_transaction_read_only = ${value}`);
      await client.end();
    };
    await (await openPostgresStore({ url })).close();
    onTestFinished(() => setReadOnly("off"));
    await setReadOnly("on");

    const store = await openPostgresStore({ url });
    await expect(store.check()).rejects.toMatchObject({ code: "25006" });
    await store.close();

    await setReadOnly("off");
    const again = await openPostgresStore({ url });
    onTestFinished(() => again.close());
    await expect(again.check()).resolves.toBeUndefined();
  });
});

describe("a PostgreSQL that is away", () => {
  test("is said at the start", async () => {
    await expect(openPostgresStore({ url: "postgres://site@127.0.0.1:1/site" })).rejects.toThrow(
      "ECONNREFUSED",
    );
  });
});

test.skipIf(postgres === undefined)(
  "a PostgreSQL that goes away refuses enquiries, and takes them again once it is back",
  async () => {
    const own = await startPostgres();
    const store = await openPostgresStore({ url: own!.url });
    onTestFinished(() => store.close());
    await store.save(newSubmission());

    await own!.pause();
    await expect(store.save(newSubmission())).rejects.toThrow(/terminat|ECONNREFUSED/i);
    await own!.resume();

    await expect(store.save(newSubmission())).resolves.toMatchObject({ duplicate: false });
    expect((await store.count()).submissions).toBe(2);
    await own!.stop();
  },
);
