import { describe, expect, test } from "vitest";

import type { DeskMessage, DeskRefusal, PeopleAnswer } from "#lib/desk/contract.ts";
import { MAX_NOTE_CHARACTERS, type DeskEnquiry, type DeskList } from "#lib/desk/enquiry.ts";
import type { WeekAnswer } from "#lib/desk/week.ts";

import type { Desk } from "./desk.ts";
import { noteEndedAudits } from "./audit-site.ts";
import { SESSION_IDLE_MS } from "#server/desk/store/passkeys.ts";
import { addEvent, lastNumber } from "#server/desk/store/events.ts";
import { removePerson } from "#server/desk/store/people.ts";
import { newSubmission } from "#tests/support/server/new-submission.ts";
import { NOW } from "#tests/support/server/start-app.ts";
import { startTestDesk, type Browser } from "#tests/support/server/start-desk.ts";

let serial = 0;
const changeOf = (change: object, after = 999) => {
  serial += 1;
  return { key: `key-of-test-${serial}`, after, change };
};
const refusalOf = async (response: Response) => (await response.json()) as DeskRefusal;
const enquiryOf = async (response: Response) => (await response.json()) as DeskEnquiry;

async function start(overrides: Partial<Desk> = {}) {
  const desk = startTestDesk(overrides);
  const ayesha = await desk.enter("Ayesha");
  const { id } = await desk.store.save(
    newSubmission({
      at: NOW,
      fields: { name: "Bilal", email: "b@a.example", website: "golmaidan.example", message: "Hi" },
    }),
  );
  return { ...desk, ayesha, id };
}

describe("bad input gets a sentence, and changes nothing", () => {
  test.each<[string, number, object | string, string]>([
    [
      "a status that does not exist",
      400,
      changeOf({ kind: "status", status: "gone" }),
      "There is no such status.",
    ],
    [
      "a kind of change that does not exist",
      400,
      changeOf({ kind: "explode" }),
      '"change" has a "kind"',
    ],
    ["an empty note", 400, changeOf({ kind: "note", text: " \n " }), "Write something first."],
    [
      "a note of 10,001 characters",
      400,
      changeOf({ kind: "note", text: "x".repeat(MAX_NOTE_CHARACTERS + 1) }),
      "A note holds 10,000 characters, this one has 10,001. Shorten it, or add it in two.",
    ],
    [
      "a note of 1 MB",
      413,
      changeOf({ kind: "note", text: "x".repeat(1_000_000) }),
      "A note holds 10,000 characters",
    ],
    [
      "an owner whom nobody knows",
      400,
      changeOf({ kind: "owner", owner: "x" }),
      "This person was removed already.",
    ],
    [
      "a key that is too short",
      400,
      { key: "x", after: 0, change: { kind: "seen" } },
      '"key" is a text',
    ],
    [
      "a number that is none",
      400,
      { ...changeOf({ kind: "seen" }), after: -1 },
      '"after" is the number',
    ],
    [
      "a field that nobody knows",
      400,
      { ...changeOf({ kind: "seen" }), x: 1 },
      '"x" is not known here',
    ],
    ["no JSON", 400, "{", "Send a JSON object"],
  ])("%s", async (_name, status, body, words) => {
    const { ayesha, id } = await start();
    const before = await enquiryOf(await ayesha.get(`/enquiries/${id}`));

    const answer = await ayesha.post(`/enquiries/${id}/changes`, body);

    expect(answer.status).toBe(status);
    expect((await refusalOf(answer)).problem).toContain(words);
    expect(await enquiryOf(await ayesha.get(`/enquiries/${id}`))).toEqual(before);
  });

  test.each([
    ["a search of 10 KB", `q=${"x".repeat(10_000)}`, "Search for up to 200 characters.", "q"],
    [
      "a cursor made up",
      "cursor=made-up",
      "The list has changed. Here is its beginning.",
      "cursor",
    ],
    [
      "a long cursor made up",
      `cursor=${"9".repeat(500)}`,
      "The list has changed. Here is its beginning.",
      "cursor",
    ],
    ["a list that does not exist", "list=everything", "There is no such list.", "list"],
  ])("%s", async (_name, query, words, field) => {
    const { ayesha } = await start();

    const answer = await ayesha.get(`/enquiries?${query}`);

    expect(answer.status).toBe(400);
    expect(await refusalOf(answer)).toMatchObject({
      problem: expect.stringContaining(words),
      field,
    });
  });

  test.each([
    ["from=2026-02-30", "A day is written as 2026-11-16."],
    ["from=yesterday", "A day is written as 2026-11-16."],
    ["from=2026-11-16&to=2026-11-15", "The end is before the start."],
    ["from=2020-01-01&to=2026-01-01", "A span holds 366 days."],
  ])("a span %s", async (query, words) => {
    const { ayesha } = await start();
    const answer = await ayesha.get(`/week?${query}`);
    expect([answer.status, (await refusalOf(answer)).problem]).toEqual([
      400,
      expect.stringContaining(words),
    ]);
  });

  test("an address that does not exist, and an enquiry that does not", async () => {
    const { ayesha } = await start();
    expect((await refusalOf(await ayesha.get("/nothing"))).reason).toBe("no-such-address");
    expect((await refusalOf(await ayesha.get("/enquiries/nothing"))).reason).toBe("gone");
  });

  test("a database that is away is told as such, without a stack", async () => {
    const { ayesha, sql } = await start();
    await sql.close();

    const answer = await ayesha.get("/enquiries");

    expect(answer.status).toBe(503);
    expect(await refusalOf(answer)).toEqual({
      reason: "away",
      problem: "The desk’s database does not answer. Nothing was changed; try again in a moment.",
    });
  });
});

test("one sent from the form waits at the desk, is answered, and stands in the week", async () => {
  const { ayesha, id, time } = await start();
  const waiting = (await (await ayesha.get("/enquiries")).json()) as DeskList;
  expect(waiting).toMatchObject({
    total: 1,
    counts: { waiting: 1, late: 0 },
    rows: [{ id, status: "new" }],
  });
  time.now += 60_000;

  const answered = await ayesha.post(
    `/enquiries/${id}/changes`,
    changeOf({ kind: "answer", via: "whatsapp" }, waiting.rows[0]!.last),
  );

  expect(await enquiryOf(answered)).toMatchObject({
    status: "answered",
    owner: { name: "Ayesha" },
  });
  const empty = (await (await ayesha.get("/enquiries")).json()) as DeskList;
  expect(empty).toMatchObject({
    total: 0,
    lastAnswer: { name: "Bilal", by: "Ayesha", afterMs: 60_000 },
    longestTodayMs: 60_000,
  });
  const week = (await (await ayesha.get("/week")).json()) as WeekAnswer;
  expect(week).toMatchObject({ came: 1, inTime: 1, due: 1, medianMs: 60_000, isSoFar: true });
});

test("two at once: the later is refused with both shown, and goes through once it was seen", async () => {
  const { ayesha, id, enter } = await start();
  const hamza = await enter("Hamza");
  const { last } = await enquiryOf(await ayesha.get(`/enquiries/${id}`));
  await hamza.post(
    `/enquiries/${id}/changes`,
    changeOf({ kind: "status", status: "in-talk" }, last),
  );
  const mine = changeOf({ kind: "status", status: "lost" }, last);

  const refused = await ayesha.post(`/enquiries/${id}/changes`, mine);

  expect(refused.status).toBe(409);
  const { problem, conflict } = await refusalOf(refused);
  expect(problem).toBe("Hamza was quicker. Your change is not saved yet.");
  expect(conflict).toMatchObject({
    theirs: { kind: "status", status: "in-talk", by: { name: "Hamza" } },
    enquiry: { status: "in-talk" },
  });
  const again = { ...mine, after: conflict!.enquiry.last };
  expect((await enquiryOf(await ayesha.post(`/enquiries/${id}/changes`, again))).status).toBe(
    "lost",
  );
});

test("the same change sent twice is one, and both are answered alike", async () => {
  const { ayesha, id } = await start();
  const body = changeOf({ kind: "note", text: "once" });

  const first = await enquiryOf(await ayesha.post(`/enquiries/${id}/changes`, body));
  const second = await enquiryOf(await ayesha.post(`/enquiries/${id}/changes`, body));

  expect(second).toEqual(first);
  expect(first.happenings.filter(({ kind }) => kind === "note")).toHaveLength(1);
});

test("whoever is forgotten is gone, and an old link says who did it", async () => {
  const { ayesha, id, store, time } = await start();

  const plan = await ayesha.get(`/enquiries/${id}/forget`);
  expect(await plan.json()).toMatchObject({ name: "Bilal", address: "b@a.example", notes: 0 });
  const forgotten = await ayesha.post(`/enquiries/${id}/forget`);

  expect(await forgotten.json()).toEqual({ name: "Bilal", enquiries: 1, notes: 0, audits: 0 });
  expect(await store.count()).toEqual({ submissions: 0, outbox: 0 });
  expect(await refusalOf(await ayesha.get(`/enquiries/${id}`))).toMatchObject({
    reason: "gone",
    gone: { by: "Ayesha", at: time.now },
  });
  // What the note about it is made of is no enquiry.
  for (const made of ["ids", "%", "_", id.slice(0, 8), `${id.slice(0, -1)}_`]) {
    expect(await refusalOf(await ayesha.get(`/enquiries/${encodeURIComponent(made)}`))).toEqual(
      expect.not.objectContaining({ gone: expect.anything() }),
    );
  }
});

test("spam alone is deleted one by one", async () => {
  const { ayesha, id, store } = await start();
  expect((await ayesha.remove(`/enquiries/${id}`)).status).toBe(400);
  await ayesha.post(`/enquiries/${id}/changes`, changeOf({ kind: "spam" }));

  expect((await ayesha.remove(`/enquiries/${id}`)).status).toBe(204);

  expect(await store.find(id)).toBeUndefined();
});

test("the list as it is filtered is exported as the terminal writes it, and that is noted once", async () => {
  const { ayesha, id, store } = await start();
  await store.save(newSubmission({ fields: { name: "Other", email: "o@a.example" } }));
  await ayesha.get("/enquiries");

  const csv = await ayesha.post("/export", { list: "all", q: "bilal", format: "csv" });

  expect(csv.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  const lines = (await csv.text()).trim().split("\r\n");
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain("id,time,status,owner,name,email");
  const { happenings } = await enquiryOf(await ayesha.get(`/enquiries/${id}`));
  expect(happenings.map(({ kind }) => kind)).not.toContain("exported");
  const { exports } = (await (await ayesha.get("/people")).json()) as PeopleAnswer;
  expect(exports).toMatchObject([{ count: 1, by: { name: "Ayesha" } }]);
});

test("an export is written part by part, with status and owner", async () => {
  const { ayesha, store } = await start();
  for (let n = 0; n < 450; n += 1) await store.save(newSubmission());
  await ayesha.get("/enquiries");

  const answer = await ayesha.post("/export", { list: "all", q: "", format: "json" });
  const parts: string[] = [];
  for await (const part of answer.body!.pipeThrough(new TextDecoderStream())) {
    parts.push(part);
  }

  const lines = parts.join("").trim().split("\n");
  expect(lines).toHaveLength(451);
  expect(JSON.parse(lines[0]!)).toMatchObject({ status: "new", owner: "" });
  expect(parts.length).toBeGreaterThanOrEqual(3);
});

test("their page is read once a key, and what came of it stands on the timeline", async () => {
  let readings = 0;
  const { ayesha, id } = await start({
    live: {
      isActive: true,
      answer: async () => {
        readings += 1;
        return {
          outcome: "answered",
          json: JSON.stringify({
            outcome: "not-read",
            reason: "blocked",
            status: 403,
            detail: "Their firewall.",
          }),
        };
      },
    },
  });

  const answer = await enquiryOf(await ayesha.post(`/enquiries/${id}/page`, { key: "read-0001" }));
  await ayesha.post(`/enquiries/${id}/page`, { key: "read-0001" });

  expect(answer.read).toMatchObject({ outcome: "not-read", reason: "blocked", status: 403 });
  const { happenings } = await enquiryOf(await ayesha.get(`/enquiries/${id}`));
  expect(happenings.filter(({ kind }) => kind === "page-read")).toHaveLength(1);
  expect(readings).toBe(1);
});

test("their site is audited with the report on the timeline, from its beginning to its end", async () => {
  let [phase, read] = ["reading", 31];
  const audits = {
    isActive: true,
    beginForStaff: async () => ({ ok: true, report: "key" }),
    findByKey: async () => ({}),
    describe: async () => ({
      phase,
      site: "golmaidan.example",
      startedAt: "2026-11-21T09:00:00Z",
      keptUntil: "2026-12-21T09:00:00Z",
      progress: { found: 46, read },
      ...(phase === "done" && { report: { coverage: { indexable: 2 }, pagesRead: 46 } }),
    }),
  } as unknown as Desk["audits"];
  const { ayesha, id, desk } = await start({ audits });

  const begun = await enquiryOf(await ayesha.post(`/enquiries/${id}/audit`, { key: "audit-001" }));
  expect(begun.audit).toMatchObject({
    report: "key",
    read: 31,
    found: 46,
    indexable: null,
  });
  await noteEndedAudits(desk);
  read = 40;
  const underWay = await enquiryOf(await ayesha.get(`/enquiries/${id}`));
  expect(underWay.audit).toMatchObject({ phase: "reading", read: 40, found: 46 });
  phase = "done";
  await noteEndedAudits(desk);
  await noteEndedAudits(desk);

  const ended = await enquiryOf(await ayesha.get(`/enquiries/${id}`));
  expect(ended.audit).toMatchObject({ phase: "done", indexable: 2, pages: 46 });
  expect(ended.happenings.map(({ kind }) => kind)).toEqual([
    "came-in",
    "audit-begun",
    "audit-done",
  ]);
});

test("exports of an earlier version, one event for each enquiry, hold up no fresh change", async () => {
  const { ayesha, id, sql } = await start();
  await ayesha.get("/enquiries");
  const after = await lastNumber(sql);
  await sql.transaction(async (inside) => {
    for (let n = 0; n < 1_200; n += 1) {
      await addEvent(inside, {
        sub: id,
        at: NOW,
        person: null,
        kind: "exported",
        body: { others: 9 },
      });
    }
  });
  await ayesha.post(`/enquiries/${id}/changes`, changeOf({ kind: "note", text: "fresh" }, 9_999));

  for await (const { message } of messagesOf(ayesha, `after=${after}`)) {
    expect(message).toMatchObject({ type: "change", happening: { kind: "note", text: "fresh" } });
    break;
  }
});

async function* messagesOf(browser: Browser, query: string) {
  const answer = await browser.get(`/events?${query}`);
  let text = "";
  for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    for (let end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n")) {
      const block = text.slice(0, end);
      text = text.slice(end + 2);
      const data = /^data: (.*)$/m.exec(block)?.[1];
      const number = Number(/^id: (\d+)$/m.exec(block)?.[1]);
      if (data !== undefined) yield { number, message: JSON.parse(data) as DeskMessage };
    }
  }
}

describe("what happens is told at once", () => {
  test("a colleague's change, and one that comes in", async () => {
    const { ayesha, id, enter, store } = await start();
    const hamza = await enter("Hamza");
    await ayesha.get("/enquiries");
    const { last } = await enquiryOf(await ayesha.get(`/enquiries/${id}`));
    const messages = messagesOf(ayesha, `after=${last}`);
    const first = messages.next();
    await hamza.post(`/enquiries/${id}/changes`, changeOf({ kind: "status", status: "won" }));

    expect((await first).value).toMatchObject({
      message: {
        type: "change",
        row: { id, status: "won" },
        happening: { kind: "status", by: { name: "Hamza" } },
        counts: { won: 1 },
      },
    });
    const fresh = await store.save(newSubmission());
    expect((await messages.next()).value).toMatchObject({
      message: { type: "change", row: { id: fresh.id }, happening: { kind: "came-in" } },
    });
    await messages.return(undefined);
  });

  test("whoever was cut off comes back with the last number, and misses nothing", async () => {
    const { ayesha, id } = await start();
    const { last } = await enquiryOf(await ayesha.get(`/enquiries/${id}`));
    for (const text of ["one", "two", "three"]) {
      await ayesha.post(`/enquiries/${id}/changes`, changeOf({ kind: "note", text }));
    }

    const messages = messagesOf(ayesha, `after=${last + 1}`);

    const seen = [(await messages.next()).value!, (await messages.next()).value!];
    expect(seen.map(({ number }) => number)).toEqual([last + 2, last + 3]);
    await messages.return(undefined);
  });

  test("whoever is forgotten, and the end of the session", async () => {
    const { ayesha, id, enter, sql } = await start();
    const hamza = await enter("Hamza");
    const { last } = await enquiryOf(await ayesha.get(`/enquiries/${id}`));
    const messages = messagesOf(hamza, `after=${last}`);
    const gone = messages.next();
    await ayesha.post(`/enquiries/${id}/forget`);
    expect((await gone).value?.message).toMatchObject({ type: "gone", ids: [id], by: "Ayesha" });

    const end = messages.next();
    await removePerson(sql, hamza.me.id, NOW);

    expect((await end).value?.message).toEqual({ type: "signed-out" });
    expect((await messages.next()).done).toBe(true);
  });

  test("and that a session's time is over while its stream is open", async () => {
    const { ayesha, id, time } = await start();
    const { last } = await enquiryOf(await ayesha.get(`/enquiries/${id}`));
    const messages = messagesOf(ayesha, `after=${last}`);
    const end = messages.next();

    time.now += SESSION_IDLE_MS;

    expect((await end).value?.message).toEqual({ type: "signed-out" });
  });

  test("until the server ends, which ends every stream at once", async () => {
    const { ayesha, desk } = await start();
    const stream = await ayesha.get("/events?after=0");
    expect(stream.headers.get("connection")).toBe("close");
    desk.hub.endStreams();
    expect(await stream.text()).toBe(": \n\n");
  });

  test("a number made up is refused", async () => {
    const { ayesha } = await start();
    expect((await ayesha.get("/events?after=x")).status).toBe(400);
  });
});
