import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";

import { countJobs } from "#server/notify/job-queue.ts";
import { openPostgresStore } from "./postgres.ts";
import { databaseFile, openSqliteStore } from "./sqlite.ts";
import { DUPLICATE_WINDOW_MS, LONGEST_WAIT_MS, type SubmissionStore } from "./submission-store.ts";
import { newSubmission, NOW } from "#tests/support/server/new-submission.ts";
import { startPostgres } from "#tests/support/server/postgres.ts";
import { makeTemporaryFolder } from "#tests/support/server/site-folder.ts";

const LEASE_MS = 60_000;

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

type Engine = { name: string; open: () => Promise<SubmissionStore> };

const engines: Engine[] = [
  {
    name: "SQLite",
    open: async () => openSqliteStore({ file: databaseFile(makeTemporaryFolder()) }),
  },
  ...(postgres === undefined
    ? []
    : [
        {
          name: "PostgreSQL",
          open: async () => {
            await postgres.clear();
            return openPostgresStore({ url: postgres.url });
          },
        },
      ]),
];

describe.each(engines)("$name", ({ open }) => {
  let store: SubmissionStore;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  const claimAll = (now = NOW) =>
    store.claim({ kinds: ["email", "webhook"], now, limit: 100, leaseMs: LEASE_MS });

  describe("saving", () => {
    test("keeps every field, and an outbox row for each notification", async () => {
      const submission = newSubmission({ notify: ["email", "webhook"], signals: ["webdriver"] });

      const saved = await store.save(submission);

      expect(saved).toEqual({ id: submission.id, duplicate: false });
      const { dedup: _dedup, notify: _notify, ...kept } = submission;
      expect(await store.find(submission.id)).toEqual(kept);
      expect(await store.count()).toEqual({ submissions: 1, outbox: 2 });
    });

    test("makes its notifications due when it says so", async () => {
      const held = newSubmission({ notifyAt: NOW + 900_000 });
      const usual = newSubmission();

      await store.save(held);
      await store.save(usual);

      expect((await claimAll(NOW + 899_999)).map(({ submissionId }) => submissionId)).toEqual([
        usual.id,
      ]);
      expect((await claimAll(NOW + 900_000)).map(({ submissionId }) => submissionId)).toContain(
        held.id,
      );
    });

    test("takes many at once", async () => {
      const submissions = Array.from({ length: 200 }, () => newSubmission());

      await Promise.all(submissions.map((submission) => store.save(submission)));

      expect(await store.count()).toEqual({ submissions: 200, outbox: 200 });
    });

    test("stores a repeated enquiry once, and names the first", async () => {
      const first = newSubmission({ dedup: "same" });
      await store.save(first);

      const repeated = await store.save(
        newSubmission({ dedup: "same", at: NOW + DUPLICATE_WINDOW_MS - 1 }),
      );

      expect(repeated).toEqual({ id: first.id, duplicate: true });
      expect(await store.count()).toEqual({ submissions: 1, outbox: 1 });
    });

    test("sees a repetition within one group of requests, too", async () => {
      const saved = await Promise.all(
        Array.from({ length: 20 }, () => store.save(newSubmission({ dedup: "same" }))),
      );

      expect(saved.filter(({ duplicate }) => !duplicate)).toHaveLength(1);
      expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
      expect(await store.count()).toEqual({ submissions: 1, outbox: 1 });
    });

    test("stores the same text again once some time has passed", async () => {
      await store.save(newSubmission({ dedup: "same" }));

      const later = await store.save(
        newSubmission({ dedup: "same", at: NOW + DUPLICATE_WINDOW_MS + 1 }),
      );

      expect(later.duplicate).toBe(false);
    });

    test("one bad row does not sink those that came with it", async () => {
      const taken = newSubmission();
      await store.save(taken);

      const outcomes = await Promise.allSettled([
        store.save(newSubmission()),
        store.save(newSubmission({ id: taken.id })),
        store.save(newSubmission()),
      ]);

      expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
      expect(await store.count()).toEqual({ submissions: 3, outbox: 3 });
    });
  });

  describe("the outbox", () => {
    test("hands a job to one taker until the lease is over", async () => {
      const { id } = await store.save(newSubmission());

      const [job, ...others] = await claimAll();

      expect(others).toEqual([]);
      expect(job).toMatchObject({ submissionId: id, kind: "email", tries: 1 });
      expect(await claimAll(NOW + LEASE_MS - 1)).toEqual([]);
      expect(await claimAll(NOW + LEASE_MS)).toMatchObject([{ id: job?.id, tries: 2 }]);
    });

    test("never hands the same job to two takers at once", async () => {
      await Promise.all(Array.from({ length: 30 }, () => store.save(newSubmission())));
      const request = { kinds: ["email"] as const, now: NOW, limit: 10, leaseMs: LEASE_MS };

      const claims = await Promise.all([1, 2, 3, 4].map(() => store.claim(request)));
      const claimed = claims.flat();

      expect(claimed).toHaveLength(30);
      expect(new Set(claimed.map(({ id }) => id)).size).toBe(30);
    });

    test("hands out only the kinds that are asked for", async () => {
      await store.save(newSubmission({ notify: ["email", "webhook"] }));

      const jobs = await store.claim({ kinds: ["webhook"], now: NOW, limit: 9, leaseMs: LEASE_MS });

      expect(jobs.map(({ kind }) => kind)).toEqual(["webhook"]);
    });

    test("is done with a job that was sent", async () => {
      await store.save(newSubmission());
      const [job] = await claimAll();

      await store.done(job!, NOW);

      expect(await claimAll(NOW + LONGEST_WAIT_MS / 2)).toEqual([]);
      expect(await countJobs(store.data, "outbox")).toEqual({
        pending: 0,
        dead: 0,
        oldestDueAt: undefined,
      });
    });

    test("tries again when it is told to", async () => {
      await store.save(newSubmission());
      const [job] = await claimAll();

      await store.retry(job!, NOW + 5000);

      expect(await claimAll(NOW + 4999)).toEqual([]);
      expect(await claimAll(NOW + 5000)).toMatchObject([{ id: job?.id, tries: 2 }]);
    });

    test("lets nobody who lost the lease postpone or bury the job", async () => {
      await store.save(newSubmission());
      const [late] = await claimAll();
      const [current] = await claimAll(NOW + LEASE_MS);

      await store.retry(late!, NOW + LONGEST_WAIT_MS / 2);
      await store.dead(late!, "too late");

      expect(await store.deadLetters()).toEqual([]);
      expect(await claimAll(NOW + 2 * LEASE_MS)).toMatchObject([{ id: current?.id, tries: 3 }]);
    });

    test("keeps what was given up, and tries it no more", async () => {
      const { id } = await store.save(newSubmission());
      await store.save(newSubmission());
      const jobs = await claimAll();
      for (const job of jobs) await store.dead(job, "refused 12 times");

      expect(await store.deadLetters()).toHaveLength(2);
      expect(await store.deadLetters()).toContainEqual(
        expect.objectContaining({ submissionId: id, reason: "refused 12 times", submittedAt: NOW }),
      );
      expect(await claimAll(NOW + LONGEST_WAIT_MS)).toEqual([]);
    });

    test("a clock that stood wrong holds up no job", async () => {
      const aYearAhead = NOW + 365 * LONGEST_WAIT_MS;
      await store.save(newSubmission({ at: aYearAhead }));

      expect(await claimAll(NOW)).toHaveLength(1);
    });
  });

  describe("reading", () => {
    test("lists the newest first, spam apart, page by page", async () => {
      const ids: string[] = [];
      for (let minute = 0; minute < 5; minute += 1) {
        ids.unshift((await store.save(newSubmission({ at: NOW + minute * 60_000 }))).id);
      }
      const trapped = await store.save(newSubmission({ spam: true, signals: ["honeypot"] }));

      const first = await store.list({ limit: 3 });
      const second = await store.list({ limit: 3, before: first[2]! });

      expect([...first, ...second].map(({ id }) => id)).toEqual(ids);
      expect((await store.list({ spam: true })).map(({ id }) => id)).toEqual([trapped.id]);
    });

    test("finds nothing where there is nothing", async () => {
      expect(await store.find("nothing")).toBeUndefined();
      expect(await store.list({})).toEqual([]);
    });
  });

  describe("moving", () => {
    test("gives out everything, in the order of ids, and takes it in elsewhere", async () => {
      const submissions = [
        newSubmission({ notify: ["email", "webhook"] }),
        newSubmission({ spam: true, signals: ["honeypot", "too-fast"], notify: [] }),
        newSubmission(),
      ];
      for (const submission of submissions) await store.save(submission);
      const [sent, failed] = await claimAll();
      await store.done(sent!, NOW + 1);
      await store.dead(failed!, "refused");
      const target = openSqliteStore({ file: databaseFile(makeTemporaryFolder()) });

      const first = await store.dump("", 2);
      const second = await store.dump(first.at(-1)!.id, 2);
      await target.restore([...first, ...second]);

      expect([first.length, second.length]).toEqual([2, 1]);
      expect(await target.dump("", 9)).toEqual([...first, ...second]);
      expect(await target.count()).toEqual({ submissions: 3, outbox: 3 });
      await target.close();
    });

    test("takes in nothing twice", async () => {
      await store.save(newSubmission());
      const everything = await store.dump("", 9);

      await store.restore(everything);

      expect(await store.count()).toEqual({ submissions: 1, outbox: 1 });
    });

    test("takes in what another database gave out", async () => {
      const source = openSqliteStore({ file: databaseFile(makeTemporaryFolder()) });
      await source.save(newSubmission({ notify: ["email", "webhook"] }));
      const everything = await source.dump("", 9);

      await store.restore(everything);

      expect(await store.dump("", 9)).toEqual(everything);
      await source.close();
    });
  });

  describe("deleting", () => {
    test("removes what is older than the bound, with its outbox rows", async () => {
      await store.save(newSubmission({ at: NOW - 1 }));
      const kept = await store.save(newSubmission({ at: NOW }));

      expect(await store.purge(NOW)).toBe(1);
      expect((await store.list({})).map(({ id }) => id)).toEqual([kept.id]);
      expect(await store.count()).toEqual({ submissions: 1, outbox: 1 });
    });

    test("removes only spam where that is asked for", async () => {
      await store.save(newSubmission({ at: NOW - 1, spam: true, notify: [] }));
      await store.save(newSubmission({ at: NOW - 1 }));

      expect(await store.purge(NOW, { spam: true })).toBe(1);
      expect(await store.count()).toEqual({ submissions: 1, outbox: 1 });
    });

    test("forgets one person, however the address was written, and nobody else", async () => {
      await store.save(newSubmission({ fields: { email: "Ayesha@Example.pk", message: "one" } }));
      await store.save(newSubmission({ fields: { email: "ayesha@example.pk", message: "two" } }));
      await store.save(newSubmission({ fields: { email: "bilal@example.pk", message: "three" } }));

      expect(await store.forget(" AYESHA@example.pk ")).toBe(2);
      expect(await store.count()).toEqual({ submissions: 1, outbox: 1 });
    });

    test("forgets one person by the address to reply to, as well", async () => {
      const fields = { email: "office@example.pk", _replyto: "Ayesha@example.pk", message: "one" };
      await store.save(newSubmission({ fields }));
      await store.save(newSubmission({ fields: { email: "bilal@example.pk", message: "two" } }));

      expect(await store.forget("ayesha@example.pk")).toBe(1);
      expect(await store.count()).toEqual({ submissions: 1, outbox: 1 });
    });

    test("counts the enquiries without the spam, all or those before a time", async () => {
      await store.save(newSubmission({ at: NOW - 1 }));
      await store.save(newSubmission({ at: NOW }));
      await store.save(newSubmission({ at: NOW - 1, spam: true, notify: [] }));

      expect(await store.countEnquiries(NOW)).toBe(1);
      expect(await store.countEnquiries()).toBe(2);
    });
  });

  describe("what was taken for spam", () => {
    test("becomes an enquiry, and its notifications are due", async () => {
      const { id } = await store.save(newSubmission({ spam: true, notify: [] }));

      expect(await store.notSpam(id, NOW, ["email", "webhook"])).toBe(true);

      expect((await store.list({})).map((enquiry) => enquiry.id)).toEqual([id]);
      expect((await claimAll()).map(({ kind }) => kind).toSorted()).toEqual(["email", "webhook"]);
    });

    test("becomes one once, and an enquiry never", async () => {
      const { id } = await store.save(newSubmission({ spam: true, notify: [] }));
      await store.notSpam(id, NOW, ["email"]);

      expect(await store.notSpam(id, NOW, ["email"])).toBe(false);
      expect(await store.notSpam("nothing", NOW, ["email"])).toBe(false);
      expect(await store.count()).toEqual({ submissions: 1, outbox: 1 });
    });
  });

  test("remembers a value by its name, and the newest of it", async () => {
    expect(await store.recall("clock")).toBeUndefined();

    await store.remember("clock", "one");
    await store.remember("clock", "two");

    expect(await store.recall("clock")).toBe("two");
  });

  test("a check writes as an enquiry does, and leaves nothing behind", async () => {
    await expect(store.check()).resolves.toBeUndefined();

    expect(await store.count()).toEqual({ submissions: 0, outbox: 0 });
    expect(await claimAll()).toEqual([]);
  });

  test("closes only after what was begun is stored", async () => {
    const other = await open();
    const saving = other.save(newSubmission());

    await other.close();

    await expect(saving).resolves.toMatchObject({ duplicate: false });
  });
});
