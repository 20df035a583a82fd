import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";

import type { Change } from "#lib/desk/change-request.ts";
import type { EnquiryList } from "#lib/desk/enquiry.ts";

import { changeEnquiry } from "./change-enquiry.ts";
import { deriveEnquiryState } from "#lib/desk/enquiry-state.ts";

import { countLists, readCursor, readDue, readList } from "./enquiries.ts";
import { noteReminders } from "./reminders.ts";
import { noteExport, readExport } from "./read-export.ts";
import { addEvent, lastNumber, noteWhatHappened, readEvents, readEventsAfter } from "./events.ts";
import { planForget, readEnquiry } from "./one-enquiry.ts";
import {
  addPasskey,
  beginSession,
  findBrowser,
  findSession,
  forgetBrowser,
  KNOWN_MS,
  rememberBrowser,
} from "./passkeys.ts";
import {
  describePeople,
  findByName,
  findInvitation,
  invite,
  namesOfInvited,
  readPeople,
  removePerson,
} from "./people.ts";
import { renameDevice } from "./device-names.ts";
import { findReading, linkReading } from "./reading-links.ts";
import { confirmPeople, isUnconfirmed, noteRestored } from "./restored.ts";
import { openDeskPostgres, openDeskFile, type DeskSql } from "./sql.ts";
import { readWeek } from "./week.ts";
import { addSite } from "#server/watch/sites.ts";
import { parseDay } from "#lib/pakistan-days.ts";
import { openPostgresStore } from "#server/store/postgres.ts";
import { databaseFile, openSqliteStore } from "#server/store/sqlite.ts";
import type { Sql } from "#server/data/sql.ts";
import type { NewSubmission, SubmissionStore } from "#server/store/submission-store.ts";
import { newSubmission, NOW } from "#tests/support/server/new-submission.ts";
import { startPostgres } from "#tests/support/server/postgres.ts";
import { makeTemporaryFolder } from "#tests/support/server/site-folder.ts";
import { DAY_MS, HOUR_MS } from "#lib/durations.ts";

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

type Opened = { store: SubmissionStore; sql: DeskSql };

const engines: { name: string; open: () => Promise<Opened> }[] = [
  {
    name: "SQLite",
    open: async () => {
      const file = databaseFile(makeTemporaryFolder());
      return { store: openSqliteStore({ file }), sql: openDeskFile(file) };
    },
  },
  ...(postgres === undefined
    ? []
    : [
        {
          name: "PostgreSQL",
          open: async () => {
            await postgres.clear();
            const store = await openPostgresStore({ url: postgres.url });
            return { store, sql: openDeskPostgres(postgres.url) };
          },
        },
      ]),
];

describe.each(engines)("$name", ({ name: engine, open }) => {
  let store: SubmissionStore;
  let sql: DeskSql;
  let ayesha = "";
  let bilal = "";

  beforeEach(async () => {
    ({ store, sql } = await open());
    for (const name of ["Ayesha Rafiq", "Bilal Tariq"]) {
      await invite(sql, { whom: { name }, by: null, now: NOW });
    }
    ayesha = (await findByName(sql, "ayesha rafiq"))!.id;
    bilal = (await findByName(sql, "BILAL TARIQ"))!.id;
  });
  afterEach(async () => {
    await sql.close();
    await store.close();
  });

  /** Stored as the form does it, and seen by the desk. */
  async function add(overrides: Partial<NewSubmission> = {}): Promise<string> {
    const { id } = await store.save(newSubmission(overrides));
    await noteWhatHappened(sql, NOW);
    return id;
  }

  const addDevice = (id: string, device: string, person = ayesha) => {
    const key = { id, person, publicKey: "p", counter: 0, transports: [], device };
    return addPasskey(sql, { ...key, by: null, now: NOW });
  };
  const rename = (id: string, name: string) =>
    sql.transaction((inside) => renameDevice(inside, id, name));
  const names = async () =>
    (await sql.all("select device from passkey order by id")).map(({ device }) => device);

  const change = (
    id: string,
    what: Change,
    more: { person?: string | null; after?: number; key?: string; now?: number } = {},
  ) =>
    changeEnquiry(sql, {
      id,
      person: ayesha,
      now: NOW + HOUR_MS,
      change: what,
      notify: ["email"],
      ...more,
    });

  const idsOf = async (list: EnquiryList, search = "", me = ayesha) =>
    (await readList(sql, { list, search, me })).rows.map(({ id }) => id);
  const kindsOf = async (id: string) => (await readEvents(sql, id)).map(({ kind }) => kind);

  describe("the timeline", () => {
    test("begins with what came in, without the form writing any of it", async () => {
      const { id } = await store.save(newSubmission({ fields: { name: "A", page: "/pricing" } }));
      expect(await kindsOf(id)).toEqual([]);

      expect(await noteWhatHappened(sql, NOW)).toBe(true);
      expect(await noteWhatHappened(sql, NOW)).toBe(false);

      const enquiry = await readEnquiry(sql, id);
      expect(enquiry?.happenings).toMatchObject([
        { kind: "came-in", at: NOW, by: null, page: "/pricing", spam: false },
      ]);
      expect(enquiry?.underWay).toEqual([{ by: "email", tries: 0 }]);
    });

    test("says what became of each notification, once", async () => {
      const id = await add({ notify: ["email", "webhook"] });
      const jobs = await store.claim({
        kinds: ["email", "webhook"],
        now: NOW,
        limit: 9,
        leaseMs: 9,
      });
      await store.done(
        jobs.find(({ kind }) => kind === "email")!,
        NOW + 5,
      );
      await store.dead(
        jobs.find(({ kind }) => kind === "webhook")!,
        "webhook 500",
      );
      await noteWhatHappened(sql, NOW + 9);
      await noteWhatHappened(sql, NOW + 9);

      expect((await readEnquiry(sql, id))?.happenings.slice(1)).toMatchObject([
        { kind: "notified", via: "email", at: NOW + 5, tries: 1 },
        { kind: "not-notified", via: "webhook", reason: "webhook 500" },
      ]);
    });

    test("a failed notification is sent again, and noted again", async () => {
      const id = await add();
      const [job] = await store.claim({ kinds: ["email"], now: NOW, limit: 9, leaseMs: 9 });
      await store.dead(job!, "SMTP 550");
      await noteWhatHappened(sql, NOW);

      expect(await change(id, { kind: "send-again" })).toEqual({ outcome: "done" });
      const [again] = await store.claim({
        kinds: ["email"],
        now: NOW + HOUR_MS,
        limit: 9,
        leaseMs: 9,
      });
      expect(again).toMatchObject({ submissionId: id, tries: 1 });
      await store.done(again!, NOW + HOUR_MS);
      await noteWhatHappened(sql, NOW + HOUR_MS);

      expect(await kindsOf(id)).toEqual(["came-in", "not-notified", "sent-again", "notified"]);
      expect(await change(id, { kind: "send-again" })).toMatchObject({ outcome: "refused" });
    });

    test("numbers rise over all enquiries, and are never given twice", async () => {
      const first = await add();
      await add({ fields: { name: "gone", email: "gone@example.pk" } });
      const before = await lastNumber(sql);
      await store.forget("gone@example.pk");
      await change(first, { kind: "seen" });

      const after = await readEventsAfter(sql, before, 10);
      expect(after.map(({ kind }) => kind)).toEqual(["seen"]);
      expect(after[0]!.number).toBeGreaterThan(before);
    });

    test("several writers' numbers are seen in order", async () => {
      const ids = await Promise.all(Array.from({ length: 5 }, () => add()));
      await Promise.all(
        ids.flatMap((id) => [
          change(id, { kind: "note", text: "one" }),
          change(id, { kind: "note", text: "two" }, { person: bilal }),
        ]),
      );
      const numbers = (await readEventsAfter(sql, 0, 100)).map(({ number }) => number);
      expect(numbers).toHaveLength(15);
      expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
    });
  });

  describe("changes", () => {
    test("an answer stops the clock, and makes it whoever's answered", async () => {
      const id = await add();

      await change(id, { kind: "answer", via: "whatsapp" });

      expect(await readEnquiry(sql, id)).toMatchObject({
        status: "answered",
        owner: { id: ayesha, name: "Ayesha Rafiq" },
        answeredAt: NOW + HOUR_MS,
        answeredBy: "Ayesha Rafiq",
      });
      expect(await idsOf("waiting")).toEqual([]);
    });

    test("a call that is begun stops nothing until somebody says so", async () => {
      const id = await add();

      await change(id, { kind: "answer", via: "call", outcome: "begun" });
      await change(id, { kind: "answer", via: "call", outcome: "no-answer" });
      expect(await idsOf("waiting")).toEqual([id]);
      await change(id, { kind: "answer", via: "call", outcome: "answered" });

      expect(await kindsOf(id)).toEqual(["came-in", "calling", "not-reached", "answered"]);
      expect(await idsOf("waiting")).toEqual([]);
    });

    test.each<[string, Change]>([
      ["an answer", { kind: "answer", via: "mail" }],
      ["a status", { kind: "status", status: "won" }],
      ["an owner", { kind: "owner", owner: "somebody" }],
      ["spam", { kind: "spam" }],
    ])("%s is taken back whole", async (_name, what) => {
      const id = await add();
      await change(id, what);
      const { last } = (await readEnquiry(sql, id))!;

      await change(id, { kind: "undo", number: last });

      expect(await readEnquiry(sql, id)).toMatchObject({
        status: "new",
        owner: null,
        spam: false,
        answeredAt: null,
        answeredBy: null,
        spamUntil: null,
      });
      expect((await kindsOf(id)).at(-1)).toBe("undone");
    });

    test("only the newest change is taken back", async () => {
      const id = await add();
      await change(id, { kind: "status", status: "answered" });
      const { last } = (await readEnquiry(sql, id))!;
      await change(id, { kind: "status", status: "won" }, { person: bilal });

      expect(await change(id, { kind: "undo", number: last })).toMatchObject({
        outcome: "conflict",
        theirs: { person: bilal, kind: "status" },
      });
      expect(await change(id, { kind: "undo", number: 9_999_999 })).toMatchObject({
        outcome: "refused",
      });
    });

    test("a colleague's newer change stands in the way, one's own does not, a note never", async () => {
      const id = await add();
      const { last: after } = (await readEnquiry(sql, id))!;
      await change(id, { kind: "note", text: "x" }, { person: bilal, after });
      await change(id, { kind: "owner", owner: bilal }, { person: bilal, after });
      expect(await change(id, { kind: "status", status: "won" }, { after })).toEqual({
        outcome: "done",
      });
      expect(await change(id, { kind: "status", status: "lost" }, { after })).toEqual({
        outcome: "done",
      });

      const theirs = await change(
        id,
        { kind: "status", status: "in-talk" },
        { person: bilal, after },
      );

      expect(theirs).toMatchObject({ outcome: "conflict", theirs: { person: ayesha } });
      expect((await readEnquiry(sql, id))?.status).toBe("lost");
      expect(await change(id, { kind: "note", text: "y" }, { person: bilal, after })).toEqual({
        outcome: "done",
      });
    });

    test("two at once: one is kept, the other is told", async () => {
      const id = await add();
      const { last: after } = (await readEnquiry(sql, id))!;

      const outcomes = await Promise.all([
        change(id, { kind: "status", status: "won" }, { after }),
        change(id, { kind: "status", status: "lost" }, { person: bilal, after }),
      ]);

      expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(["conflict", "done"]);
      expect(await kindsOf(id)).toEqual(["came-in", "status"]);
    });

    test("the same key again changes nothing, also at the same time; another person's key is another", async () => {
      const id = await add();
      const note: Change = { kind: "note", text: "once" };

      const outcomes = await Promise.all(
        Array.from({ length: 5 }, () => change(id, note, { key: "key-1234" })),
      );
      await change(id, note, { key: "key-1234", person: bilal });

      expect(outcomes.every(({ outcome }) => outcome === "done")).toBe(true);
      expect(await kindsOf(id)).toEqual(["came-in", "note", "note"]);
    });

    test("an enquiry that is gone is gone", async () => {
      expect(await change("nothing", { kind: "seen" })).toEqual({ outcome: "gone" });
    });

    test("seen is noted once for each of us", async () => {
      const id = await add();
      for (const person of [ayesha, ayesha, bilal]) await change(id, { kind: "seen" }, { person });
      expect(await kindsOf(id)).toEqual(["came-in", "seen", "seen"]);
    });
  });

  describe("spam", () => {
    test("that is none is notified of now, with its clock from when it came", async () => {
      const id = await add({ spam: true, signals: ["honeypot"], notify: [] });
      expect(await idsOf("spam")).toEqual([id]);
      expect((await readEnquiry(sql, id))?.signals).toEqual([{ signal: "honeypot", points: 3 }]);

      await change(id, { kind: "not-spam" });

      expect(await idsOf("waiting")).toEqual([id]);
      const jobs = await store.claim({
        kinds: ["email"],
        now: NOW + HOUR_MS,
        limit: 9,
        leaseMs: 9,
      });
      expect(jobs).toHaveLength(1);
      expect((await readEnquiry(sql, id))?.at).toBe(NOW);
    });

    test("taken back before its mail went out, the mail stays here", async () => {
      const id = await add({ spam: true, notify: [] });
      await change(id, { kind: "not-spam" });
      const { last } = (await readEnquiry(sql, id))!;

      await change(id, { kind: "undo", number: last });

      expect(
        await store.claim({ kinds: ["email"], now: NOW + HOUR_MS, limit: 9, leaseMs: 9 }),
      ).toEqual([]);
      expect(await idsOf("spam")).toEqual([id]);
    });

    test("by hand and back writes to nobody twice", async () => {
      const id = await add();
      const [job] = await store.claim({ kinds: ["email"], now: NOW, limit: 9, leaseMs: 9 });
      await store.done(job!, NOW);
      await change(id, { kind: "spam" });
      await change(id, { kind: "not-spam" });

      expect(
        await store.claim({ kinds: ["email"], now: NOW + HOUR_MS, limit: 9, leaseMs: 9 }),
      ).toEqual([]);
    });

    test("by hand is kept from when it was called so", async () => {
      const old = NOW - 100 * DAY_MS;
      const id = await add({ at: old });
      await change(id, { kind: "spam" });

      expect(await store.purge(NOW, { spam: true })).toBe(0);
      expect(await store.purge(NOW + 2 * HOUR_MS, { spam: true })).toBe(1);
      expect(await readEnquiry(sql, id)).toBeUndefined();
    });
  });

  describe("lists", () => {
    test("those who wait: longest first; all: newest first; spam apart", async () => {
      const [first, second, third] = [
        await add({ at: NOW }),
        await add({ at: NOW + 1 }),
        await add({ at: NOW + 2 }),
      ];
      await add({ spam: true });
      await change(second, { kind: "status", status: "won" });
      await change(third, { kind: "owner", owner: bilal });

      expect(await idsOf("waiting")).toEqual([first, third]);
      expect(await idsOf("all")).toEqual([third, second, first]);
      expect(await idsOf("won")).toEqual([second]);
      expect(await idsOf("lost")).toEqual([]);
      expect(await idsOf("mine", "", bilal)).toEqual([third]);
    });

    test.runIf(engine === "SQLite")("are read in the order of an index, not sorted", async () => {
      await add();
      const asked: string[] = [];
      const all: Sql["all"] = (text, values) => {
        asked.push(text);
        return sql.all(text, values);
      };
      for (const list of ["waiting", "all"] as const) {
        await readList({ ...sql, all }, { list, search: "", me: ayesha });
      }
      const ordered = asked.filter((text) => text.includes("order by at"));
      expect(ordered).toHaveLength(2);
      for (const text of ordered) {
        const plan = await sql.all(`explain query plan ${text}`, [51]);
        expect(plan.map(({ detail }) => String(detail)).join()).not.toContain("TEMP B-TREE");
      }
    });

    test("mine: what is open; those who wait first, then by the last event, in parts", async () => {
      const own = async (at: number) => {
        const id = await add({ at });
        await change(id, { kind: "owner", owner: ayesha });
        return id;
      };
      const ids = [await own(NOW), await own(NOW + 1), await own(NOW + 2), await own(NOW + 3)];
      for (const [n, status] of [
        [2, "answered"],
        [0, "in-talk"],
        [3, "won"],
      ] as const) {
        await change(ids[n]!, { kind: "status", status });
      }

      expect(await idsOf("mine")).toEqual([ids[1], ids[2], ids[0]]);
      const counts = await countLists(sql, { me: ayesha, now: NOW });
      expect(counts.mine).toBe(3);

      for (let n = 0; n < 60; n += 1) {
        await change(await own(NOW + n), { kind: "status", status: "answered" });
      }
      const request = { list: "mine", search: "", me: ayesha } as const;
      const part = await readList(sql, request);
      const rest = await readList(sql, { ...request, cursor: readCursor(part.next ?? "")! });
      expect(new Set([...part.rows, ...rest.rows].map(({ id }) => id)).size).toBe(63);
      expect([part.rows.length, rest.rows.length, rest.next]).toEqual([50, 13, undefined]);
    });

    test("are counted, with those past the promise and in its last two hours", async () => {
      const late = await add({ at: NOW - 25 * HOUR_MS });
      await add({ at: NOW - 23 * HOUR_MS });
      await add({ at: NOW - 1 });
      await add({ spam: true });
      await change(late, { kind: "owner", owner: ayesha });

      expect(await countLists(sql, { me: ayesha, now: NOW })).toEqual({
        waiting: 3,
        mine: 1,
        all: 3,
        won: 0,
        lost: 0,
        spam: 1,
        late: 1,
        lastHours: 1,
        due: 0,
        waits: [
          { at: NOW - 25 * HOUR_MS, count: 1 },
          { at: NOW - 23 * HOUR_MS, count: 1 },
          { at: NOW - 1, count: 1 },
        ],
      });
    });

    test.each(["waiting", "all"] as const)(
      "of %s come in parts of 50, none twice, none left out",
      async (list) => {
        for (let n = 0; n < 120; n += 1) await store.save(newSubmission({ at: NOW + (n % 7) }));
        await noteWhatHappened(sql, NOW);
        const seen: string[] = [];
        let next: string | undefined;
        do {
          const cursor = next === undefined ? undefined : readCursor(next);
          const part = await readList(sql, {
            list,
            search: "",
            me: ayesha,
            ...(cursor && { cursor }),
          });
          expect(part.total).toBe(120);
          seen.push(...part.rows.map(({ id }) => id));
          next = part.next;
        } while (next !== undefined);

        expect(new Set(seen).size).toBe(120);
      },
    );

    test.each([
      ["a part of a name", "FARHA"],
      ["a part of a website", "honey"],
      ["a part of a phone number", "0000142"],
      ["a phone number as it is typed here", "0300-0000142"],
      ["a phone number as it is typed abroad", "0092 300 0000142"],
      ["a phone number without its plus", "92 (300) 000-0142"],
      ["a number in the message", "2026/27-000"],
      ["Urdu, with or without vowel marks", "کڑہائی"],
      ["a note", "zuhr"],
      ["Urdu by the letters of an Arabic keyboard", "كڑهائي"],
      ["Arabic letters by those of an Urdu keyboard", "مکتبہ علی"],
      ["a number in the message by its Urdu digits", "۲۰۲۶/۲۷"],
      ["a word with a sign in it that nobody sees", "hon\u200bey"],
      ["what a field of its own holds", "granite"],
      ["two words in any order", "honey farhan"],
      ["what a pattern would mean otherwise", "50%_off"],
      ["the beginning of a number, as it is dialled here", "0300"],
      ["the beginning of a number in Urdu digits", "۰۳۰۰"],
      ["a whole number in Urdu digits", "۰۳۰۰ ۰۰۰۰۱۴۲"],
      ["a number with the zero in brackets", "+92 (0)300 0000142"],
      ["a number with a zero behind the country’s code", "+92 0300 0000142"],
      ["a number with the country’s code in brackets", "(+92)-300-0000142"],
      ["a number with a long dash", "0300–0000142"],
      ["a hamza that was left out", "فایزہ"],
      ["a hamza of an Arabic keyboard", "فائزة"],
      ["a name with one letter wrong", "ferhan"],
      ["a name with one letter too many", "farrhan"],
      ["a name without one of its letters", "faran"],
      ["a name with two letters swapped", "fahran"],
    ])("a search finds %s", async (_name, search) => {
      const id = await add({
        fields: {
          name: "Farhan",
          email: "f@tankhoney.example",
          phone: "+923000000142",
          website: "tankhoney.example",
          message: "کَڑہائی for 50%_off, tender 2026/27-000. مكتبة علي فائزہ",
          product: "Granite tiles",
        },
      });
      await add();
      await change(id, { kind: "note", text: "Ring after Zuhr" });

      expect(await idsOf("all", search)).toEqual([id]);
    });

    test.each([
      ["a name with two letters wrong", "ferhen"],
      ["a short name with one letter wrong", "hina"],
      ["a word of the message with one letter wrong", "honay"],
      ["a number with one digit wrong", "0300 0000143"],
      ["bari yeh for yeh", "علے"],
    ])("a search does not find %s", async (_name, search) => {
      const phone = "+923000000142";
      await add({ fields: { name: "Farhan Hira علی", phone, message: "Honey", email: "" } });

      expect(await idsOf("all", search)).toEqual([]);
    });

    test("a search by a name with one letter wrong finds the right ones too, and exports them", async () => {
      const [exact, near] = [
        await add({ fields: { name: "Ahmad Raza", email: "", message: "m" } }),
        await add({ fields: { name: "Ahmed Raza", email: "", message: "m" } }),
      ];
      await add({ fields: { name: "Hamid Raza", email: "", message: "m" } });

      expect(new Set(await idsOf("all", "ahmad"))).toEqual(new Set([exact, near]));
      const parts = await Array.fromAsync(
        readExport(sql, { list: "all", search: "ahmad raza", me: ayesha }),
      );
      expect(parts.flat()).toHaveLength(2);
    });

    test("a reminder is due at its time, for whoever set it, and once that person has acted it is gone", async () => {
      const [id, other] = [await add(), await add()];
      const until = NOW + DAY_MS;
      await change(id, { kind: "remind", until });
      await change(other, { kind: "remind", until: until + 1 });
      const dueOf = async (me: string) => (await readDue(sql, me)).map((row) => row.id);
      expect(await noteReminders(sql, until - 1)).toBe(false);
      expect(await dueOf(ayesha)).toEqual([]);

      expect(await noteReminders(sql, until)).toBe(true);
      expect(await noteReminders(sql, until)).toBe(false);
      expect(await dueOf(ayesha)).toEqual([id]);
      expect(await dueOf("hamza")).toEqual([]);
      const kinds = (await readEvents(sql, id)).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind.startsWith("remind"))).toEqual(["reminder", "reminded"]);

      await change(id, { kind: "status", status: "answered" });
      expect(await dueOf(ayesha)).toEqual([]);
    });

    test.each([
      ["in the past", NOW - 1],
      ["more than 60 days from now", NOW + 61 * DAY_MS],
    ])("a reminder %s is refused", async (_name, until) => {
      expect((await change(await add(), { kind: "remind", until })).outcome).toBe("refused");
    });

    test("a reminder is changed and taken away, and that is noted once", async () => {
      const id = await add();
      await change(id, { kind: "remind", until: NOW + 2 * HOUR_MS });
      await change(id, { kind: "remind", until: NOW + DAY_MS });
      await change(id, { kind: "remind", until: NOW + DAY_MS });
      await change(id, { kind: "remind", until: null });
      await change(id, { kind: "remind", until: null });

      expect(await noteReminders(sql, NOW + 2 * DAY_MS)).toBe(false);
      expect((await readEvents(sql, id)).filter(({ kind }) => kind === "reminder")).toHaveLength(3);
    });

    test("what a search looks through is bounded, and the name is always in it", async () => {
      const id = await add({ fields: { message: "ﷺ".repeat(60_000), name: "Farhan", email: "" } });
      for (let note = 0; note < 3; note += 1) {
        await change(id, { kind: "note", text: "x".repeat(9_000) });
      }
      const [row] = await sql.all("select length(words) as n from submission where id = $1", [id]);
      expect(Number(row?.["n"])).toBeLessThanOrEqual(20_000);
      expect(await idsOf("all", "farhan")).toEqual([id]);
    });

    test("an upgrade folds again what came in before, notes too, and notes no event", async () => {
      const id = await add({ fields: { name: "علی", email: "a@b.example", message: "m" } });
      await change(id, { kind: "note", text: "كتاب" });
      const events = await readEvents(sql, id);

      await sql.change("update submission set words = null where words is not null", []);
      await noteWhatHappened(sql, NOW);

      expect(await idsOf("all", "علي")).toEqual([id]);
      expect(await idsOf("all", "کتاب")).toEqual([id]);
      expect(await readEvents(sql, id)).toEqual(events);
    });

    test("a search for what nobody wrote finds nobody", async () => {
      await add();
      for (const search of ["%", "_", "\\", "' or 1=1 --", "x".repeat(200)]) {
        expect(await idsOf("all", search)).toEqual([]);
      }
    });

    test.each(["", "x", "1-", "-1", "1-'; drop table event; --", "9".repeat(40) + "-a"])(
      "a cursor made up is none: %s",
      (text) => {
        expect(readCursor(text)).toBeUndefined();
      },
    );
  });

  test("an export holds its list whole, with status and owner, in parts and with one event", async () => {
    const won: string[] = [];
    for (let n = 0; n < 201; n += 1) won.push(await add({ at: NOW + n }));
    for (const id of won) await change(id, { kind: "status", status: "won" });
    await change(won[0]!, { kind: "owner", owner: ayesha });
    const other = await add();
    const before = await lastNumber(sql);
    const list = { list: "won", search: "", me: ayesha } as const;

    const parts = await Array.fromAsync(readExport(sql, list));
    await noteExport(sql, [list], { person: ayesha, at: NOW + 5 });

    expect(parts.map(({ length }) => length)).toEqual([200, 1]);
    expect(parts.flat().map(({ id }) => id)).toEqual(won.toReversed());
    expect(parts[1]![0]).toMatchObject({ status: "won", owner: "Ayesha Rafiq" });
    expect(await lastNumber(sql)).toBe(before + 1);
    const { exports } = await describePeople(sql, { person: ayesha, passkey: "" }, NOW);
    expect(exports).toEqual([
      { at: NOW + 5, by: { id: ayesha, name: "Ayesha Rafiq" }, count: 201 },
    ]);
    expect(await kindsOf(won[1]!)).toEqual(["came-in", "status"]);
    expect(await kindsOf(other)).toEqual(["came-in"]);
  });

  describe("the same person", () => {
    test("is found by phone, email and site, however they were written", async () => {
      const fields = {
        name: "N",
        phone: "+923000000387",
        email: "n@a.example",
        website: "https://www.sozan.pk/shop",
      };
      const byPhone = await add({
        at: NOW - 3,
        fields: { phone: fields.phone, email: "x@b.example" },
      });
      const bySite = await add({
        at: NOW - 2,
        fields: { website: "sozan.pk", email: "y@b.example" },
      });
      const byMail = await add({ at: NOW - 1, fields: { email: "N@A.example" } });
      await add({
        at: NOW - 1,
        fields: { website: "https://facebook.com/other", email: "z@b.example" },
      });
      const id = await add({ at: NOW, fields });

      const { earlier } = (await readEnquiry(sql, id))!;

      expect(earlier.map((one) => [one.id, one.same])).toEqual([
        [byMail, ["email"]],
        [bySite, ["website"]],
        [byPhone, ["phone"]],
      ]);
    });

    test("is not found by a word in the place of the number", async () => {
      await add({ at: NOW - 1, fields: { phone: "none", email: "q@a.example" } });
      const id = await add({ at: NOW, fields: { phone: "none", email: "r@a.example" } });

      const { earlier, phone, number } = (await readEnquiry(sql, id))!;
      expect([earlier, phone, number]).toEqual([[], "none", ""]);
    });

    test("is forgotten with everything that happened", async () => {
      const id = await add({ fields: { name: "N", email: "n@a.example" } });
      await add({ fields: { name: "N", email: "n@a.example", message: "again" } });
      await change(id, { kind: "note", text: "secret note" });

      expect(await planForget(sql, id)).toMatchObject({
        address: "n@a.example",
        notes: 1,
        audits: 0,
      });
      expect((await planForget(sql, id))?.enquiries).toHaveLength(2);
      await store.forget("n@a.example");

      expect(await sql.all("select * from event")).toEqual([]);
      expect(await planForget(sql, id)).toBeUndefined();
    });

    test("tells what the address does not find: the same number, and watched sites", async () => {
      const person = { name: "N", phone: "+923000000387", website: "https://sozan.pk" };
      const id = await add({ fields: { ...person, email: "n@a.example" } });
      await add({ at: NOW - 1, fields: { ...person, email: "other@a.example" } });
      await add({ fields: { name: "M", email: "m@a.example", phone: "+923000000388" } });
      for (const [host, mailTo] of [
        ["sozan.pk", "x@a.example"],
        ["elsewhere.pk", "n@a.example"],
        ["third.pk", "x@a.example"],
      ] as const) {
        const site = { url: host, host, mailTo, client: "C", owner: null, pages: 10 };
        await addSite(sql, { ...site, rhythm: "weekly", summary: false, weeklyMail: false }, NOW);
      }

      expect((await planForget(sql, id))?.remaining).toEqual({
        enquiries: [NOW - 1],
        sites: ["elsewhere.pk", "sozan.pk"],
      });
    });

    test("without an address is not everybody without one", async () => {
      const id = await add({ fields: { name: "N" } });
      await add({ fields: { name: "M" } });
      expect((await planForget(sql, id))?.ids).toEqual([id]);
    });
  });

  test("whoever is removed keeps their name on what they did, and nothing else", async () => {
    const id = await add();
    await change(id, { kind: "answer", via: "mail" }, { person: bilal });
    await addPasskey(sql, {
      id: "k",
      person: bilal,
      publicKey: "p",
      counter: 0,
      transports: [],
      device: "d",
      by: ayesha,
      now: NOW,
    });
    const { people } = await describePeople(sql, { person: ayesha, passkey: "" }, NOW);
    expect(people.find(({ id: one }) => one === bilal)!.devices[0]!.linkBy).toEqual({
      id: ayesha,
      name: "Ayesha Rafiq",
    });
    const made = await Promise.all(
      [{ name: "Helper" }, { person: ayesha }].map((whom) =>
        invite(sql, { whom, by: bilal, now: NOW }),
      ),
    );
    expect((await namesOfInvited(sql, bilal, NOW)).toSorted()).toEqual(["Ayesha Rafiq", "Helper"]);
    expect(await findInvitation(sql, made[0]!.token, NOW)).toMatchObject({
      by: bilal,
      seen: { name: "Helper", by: "Bilal Tariq", person: false },
    });
    const again = await invite(sql, { whom: { person: bilal }, by: ayesha, now: NOW });
    expect(await findInvitation(sql, again!.token, NOW)).toMatchObject({ seen: { person: true } });
    const token = await beginSession(sql, "k", NOW);
    expect(await findSession(sql, token, NOW)).toMatchObject({ person: { id: bilal } });

    await removePerson(sql, bilal, NOW);

    expect(await findSession(sql, token, NOW)).toBeUndefined();
    for (const link of made) {
      expect(await findInvitation(sql, link!.token, NOW)).toBeUndefined();
    }
    const there = (await readPeople(sql)).map(({ name: one }) => one);
    expect(there.toSorted()).toEqual(["Ayesha Rafiq", "Helper"]);
    const enquiry = (await readEnquiry(sql, id))!;
    expect(enquiry).toMatchObject({ owner: null, answeredBy: "Bilal Tariq" });
    expect(enquiry.happenings.at(-1)?.by?.name).toBe("Bilal Tariq");
    expect(await sql.all("select 1 from passkey")).toEqual([]);
  });

  describe("a device", () => {
    test("whose name the person has already is numbered, by the first number that is free", async () => {
      await addDevice("1", "Chrome on Android");
      await addDevice("2", "Chrome on Android");
      await addDevice("3", "chrome on android");
      await addDevice("4", "Chrome on Android", bilal);
      expect(await names()).toEqual([
        "Chrome on Android",
        "Chrome on Android 2",
        "chrome on android 3",
        "Chrome on Android",
      ]);

      await rename("2", "Office phone");
      await addDevice("5", "Chrome on Android");

      expect((await names()).at(-1)).toBe("Chrome on Android 2");
    });

    test("whose name ends in a number of its own keeps it", async () => {
      await addDevice("1", "Windows 11");
      await addDevice("2", "Windows 11");
      expect(await names()).toEqual(["Windows 11", "Windows 11 2"]);
    });

    test("of a numbered name is no longer than any, and its emoji is whole", async () => {
      await addDevice("1", "n".repeat(60));
      await addDevice("2", "n".repeat(60));
      await addDevice("3", `${"x".repeat(56)}👍🏽`);
      await addDevice("4", `${"x".repeat(56)}👍🏽`);

      const [, second, , fourth] = await names();

      expect(second).toBe(`${"n".repeat(58)} 2`);
      expect(fourth).toBe(`${"x".repeat(56)} 2`);
    });

    test("is renamed to what it is called already, and numbered beside another of that name", async () => {
      await addDevice("1", "Laptop");
      await addDevice("2", "Phone");

      expect(await rename("1", "laptop")).toBe(true);
      expect(await rename("2", "Laptop")).toBe(true);

      expect(await names()).toEqual(["laptop", "Laptop 2"]);
      expect(await rename("gone", "Laptop")).toBe(false);
    });
  });

  test("a link shows the reading as it was kept, and goes with the enquiry", async () => {
    const id = await add({ fields: { name: "N", email: "n@a.example" } });
    expect(await linkReading(sql, id)).toBeUndefined();
    const note = (score: number) =>
      sql.transaction((inside) =>
        addEvent(inside, {
          sub: id,
          at: NOW,
          person: ayesha,
          kind: "page-read",
          body: { read: { score } },
        }),
      );
    await note(61);
    const token = (await linkReading(sql, id))!;
    await note(62);

    expect(await findReading(sql, token)).toEqual({ score: 61 });
    expect(await findReading(sql, (await linkReading(sql, id))!)).toEqual({ score: 62 });
    expect(JSON.stringify(await sql.all("select * from reading_link"))).not.toContain(token);

    await store.forget("n@a.example");
    expect(await findReading(sql, token)).toBeUndefined();
    expect(await sql.all("select * from reading_link")).toEqual([]);
  });

  test("after a restore nobody is confirmed until an operator says so", async () => {
    await sql.transaction(noteRestored);
    // Nobody has a device: there is nobody to confirm.
    expect(await isUnconfirmed(sql)).toBe(false);
    const key = { id: "k", person: ayesha, publicKey: "p", counter: 0, transports: [] };
    await addPasskey(sql, { ...key, device: "d", by: null, now: NOW });
    const token = await beginSession(sql, "k", NOW);

    await sql.transaction(noteRestored);

    expect(await isUnconfirmed(sql)).toBe(true);
    expect(await findSession(sql, token, NOW)).toBeUndefined();
    expect(await confirmPeople(sql)).toBe(true);
    expect(await isUnconfirmed(sql)).toBe(false);
    expect(await confirmPeople(sql)).toBe(false);
  });

  test("a browser that signed in is known, until its device is removed or 400 days are over", async () => {
    const key = { id: "k", person: ayesha, publicKey: "p", counter: 0, transports: [] };
    await addPasskey(sql, { ...key, device: "d", by: null, now: NOW });
    const token = await rememberBrowser(sql, "k", NOW);
    const other = await rememberBrowser(sql, "k", NOW);

    expect(await findBrowser(sql, token, NOW + KNOWN_MS - 1)).toBeDefined();
    expect(await findBrowser(sql, token, NOW + KNOWN_MS)).toBeUndefined();
    await forgetBrowser(sql, token);
    expect(await findBrowser(sql, token, NOW)).toBeUndefined();
    expect(await findBrowser(sql, other, NOW)).toBeDefined();
    await removePerson(sql, ayesha, NOW);
    expect(await findBrowser(sql, other, NOW)).toBeUndefined();
  });

  test("what is derived from the events is what the row has, after every change and undo", async () => {
    const id = await add({});
    const hamza = { person: bilal };
    const last = async () => (await readEnquiry(sql, id))!.last;
    const agree = async () => {
      const { happenings, answeredAt, answeredBy } = (await readEnquiry(sql, id))!;
      const { answer } = deriveEnquiryState(happenings);
      expect([answer?.at ?? null, answer?.by?.name ?? null]).toEqual([answeredAt, answeredBy]);
    };
    const steps: (() => Promise<unknown>)[] = [
      () => change(id, { kind: "answer", via: "mail" }, hamza),
      async () => change(id, { kind: "undo", number: await last() }, hamza),
      () => change(id, { kind: "status", status: "answered" }),
      () => change(id, { kind: "answer", via: "call", outcome: "begun" }, hamza),
      () => change(id, { kind: "answer", via: "call", outcome: "answered" }, hamza),
      async () => change(id, { kind: "undo", number: await last() }, hamza),
      () => change(id, { kind: "status", status: "new" }),
      async () => change(id, { kind: "undo", number: await last() }),
      async () => change(id, { kind: "undo", number: await last() }),
      () => change(id, { kind: "owner", owner: ayesha }),
      () => change(id, { kind: "status", status: "won" }, hamza),
      () => change(id, { kind: "spam" }),
    ];
    for (const step of steps) {
      await step();
      await agree();
    }
  });

  test("the week is counted by days of Pakistan", async () => {
    const from = parseDay("2026-11-16")!;
    const to = from + 7 * DAY_MS;
    const now = to + HOUR_MS;
    const came = async (at: number, page: string, answeredAfter?: number) => {
      const id = await add({ at, fields: { name: "N", email: `${at}@a.example`, page } });
      if (answeredAfter !== undefined) {
        await change(id, { kind: "answer", via: "mail" }, { now: at + answeredAfter });
      }
      return id;
    };
    const won = await came(from, "/pricing", 2 * HOUR_MS);
    await came(from + HOUR_MS, "/seo-lahore", 4 * HOUR_MS);
    await came(from + 2 * DAY_MS, "/pricing", 31 * HOUR_MS);
    await came(from + 3 * DAY_MS, "/pricing");
    await came(to - 1, "/contact");
    await came(from - 1, "/before", HOUR_MS);
    await came(to, "/after");
    await add({ at: from, spam: true });
    await change(won, { kind: "status", status: "won" });

    const week = await readWeek(sql, { from, to, now });

    expect(week).toMatchObject({
      from: "2026-11-16",
      to: "2026-11-22",
      week: 47,
      isSoFar: false,
      came: 5,
      spam: 1,
      inTime: 2,
      due: 4,
      answeredLate: 1,
      waitLate: 1,
      stillInTime: 1,
      longestMs: 31 * HOUR_MS,
      medianMs: 4 * HOUR_MS,
      won: 1,
      lost: 0,
      open: 4,
      meanOf: 1,
    });
    expect(week.speeds).toEqual([0, 1, 1, 0, 0, 0, 1]);
    expect(week.days.map((day) => day.came)).toEqual([2, 0, 1, 1, 0, 0, 1]);
    expect(week.days.at(-1)).toMatchObject({ day: "2026-11-22", mean: 1, isDeskEmpty: true });
    expect(week.pages[0]).toEqual({ page: "/pricing", came: 3, before: 3 });
    expect(week.weeks.at(-1)).toMatchObject({ from: "2026-11-16", came: 5, won: 1, new: 2 });
    expect(week.weeks.at(-2)).toMatchObject({ came: 1, inTime: 1, due: 1 });
  });

  test("what comes on a weekend is in time until Monday noon, in the span and in the eight weeks", async () => {
    const from = parseDay("2026-11-16")!;
    const to = from + 7 * DAY_MS;
    const saturday = from + 5 * DAY_MS + 19 * HOUR_MS;
    const noon = to + 12 * HOUR_MS;
    for (const answeredAt of [noon, noon + 1, undefined]) {
      const id = await add({
        at: saturday,
        fields: { name: "N", email: `${answeredAt}@a.example` },
      });
      if (answeredAt !== undefined) {
        await change(id, { kind: "answer", via: "mail" }, { now: answeredAt });
      }
    }
    await add({ at: to - 1, fields: { name: "N", email: "sunday@a.example" } });

    const before = await readWeek(sql, { from, to, now: noon });
    const after = await readWeek(sql, { from, to, now: noon + 1 });

    expect(before).toMatchObject({ inTime: 1, answeredLate: 1, stillInTime: 2, waitLate: 0 });
    expect(after).toMatchObject({ inTime: 1, due: 4, answeredLate: 1, waitLate: 2 });
    expect(after.speeds).toEqual([0, 0, 0, 0, 0, 1, 1]);
    expect(before.weeks.at(-1)).toMatchObject({ inTime: 1, due: 2 });
    expect(after.weeks.at(-1)).toMatchObject({ inTime: 1, due: 4 });
    expect(await countLists(sql, { me: ayesha, now: noon })).toMatchObject({
      late: 0,
      lastHours: 2,
    });
    expect(await countLists(sql, { me: ayesha, now: noon + 1 })).toMatchObject({ late: 2 });
  });
});
