import { expect, onTestFinished, test, vi } from "vitest";

import { createEnquiryStore } from "./enquiry-store.ts";
import { answerWith, colleague, enquiryOf, me, statusEvent } from "#tests/support/desk-answers.ts";
import { closeToast, readDeskToast } from "./desk-toast.ts";
import type { Counts, DeskEnquiry, DeskList } from "#lib/desk/enquiry.ts";

const counts = { waiting: 51 } as Counts;
const listOf = (id: string, next?: string): DeskList => ({
  rows: [enquiryOf({ id })],
  due: [],
  total: 51,
  counts,
  lookedThrough: 51,
  ...(next !== undefined && { next }),
});
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

function start() {
  closeToast();
  return createEnquiryStore({ me, counts, last: 0 });
}

test("a list that could not be loaded says so, and comes once there is a connection", async () => {
  answerWith(["nothing", { body: listOf("e1") }]);
  const store = start();
  store.show("waiting", "");
  await settled();
  expect(store.read().failed).toBeNull();
  store.retry();
  await settled();

  expect(store.read().failed).toBeUndefined();
  expect(store.read().list?.rows.map(({ id }) => id)).toEqual(["e1"]);
});

test("an enquiry that could not be loaded says so, and comes once there is a connection", async () => {
  answerWith(["nothing", { body: enquiryOf() }]);
  const store = start();
  store.open("e1");
  await settled();
  expect(store.read().known.get("e1")).toEqual({ failed: null });
  store.retry();
  await settled();

  expect(store.latest("e1")?.name).toBe("Bilal Chaudhry");
});

const gone = { status: 404, body: { reason: "gone", problem: "…" } };

test("an address that never was is told apart from an enquiry that was deleted", async () => {
  answerWith([gone, { body: enquiryOf() }, gone]);
  const store = start();
  store.open("made-up");
  await settled();
  expect(store.read().known.get("made-up")).toMatchObject({ wasThere: false });
  store.open("e1");
  await settled();
  store.lookAgain();
  await settled();
  expect(store.read().known.get("e1")).toMatchObject({ wasThere: true });
});

test("a place in the list that is gone gives its beginning, and says so", async () => {
  const problem = "The list has changed. Here is its beginning.";
  answerWith([
    { body: listOf("e1", "cursor") },
    { status: 400, body: { reason: "bad-request", problem } },
    { body: listOf("e2") },
  ]);
  const store = start();
  store.show("waiting", "");
  await settled();
  await store.showMore();

  expect(readDeskToast()?.title).toBe(problem);
  expect(store.read().list?.rows.map(({ id }) => id)).toEqual(["e2"]);
});

test("one's own change takes the row out after it has faded, and Undo puts it where it was", async () => {
  const rows = [enquiryOf({ id: "e1", at: 1 }), enquiryOf({ id: "e2", at: 2 })];
  answerWith([{ body: { ...listOf("e1"), rows, total: 2 } }]);
  const store = start();
  store.show("waiting", "");
  await settled();
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const ids = () => store.read().list?.rows.map(({ id }) => id);

  store.save(enquiryOf({ id: "e1", at: 1, status: "won", last: 8 }));
  expect(store.read().list?.leaving.has("e1")).toBe(true);
  expect([store.hasLeft("e1"), store.hasLeft("e2")]).toEqual([true, false]);
  expect(ids()).toEqual(["e1", "e2"]);
  vi.advanceTimersByTime(200);
  expect(ids()).toEqual(["e2"]);
  expect(store.read().list?.total).toBe(1);
  expect(store.hasLeft("e1")).toBe(true);
  store.save(enquiryOf({ id: "e1", at: 1, last: 9 }));
  expect(ids()).toEqual(["e1", "e2"]);
  expect(store.hasLeft("e1")).toBe(false);
  expect(store.read().list?.unseen).toEqual([]);
});

test.each([
  ["given away", { owner: colleague }],
  ["won", { owner: me, status: "won" as const }],
])("what is %s leaves the list of mine", async (_what, change) => {
  answerWith([{ body: listOf("e1") }, { body: listOf("e1") }]);
  const store = start();
  store.show("mine", "");
  await settled();
  store.save(enquiryOf({ ...change, last: 8 }));
  expect(store.read().list?.leaving.has("e1")).toBe(true);
});

const cameIn = (row: DeskEnquiry, by = row.owner) => ({
  type: "change" as const,
  row,
  happening: {
    ...statusEvent(row.last, by),
    kind: "came-in" as const,
    page: "",
    spam: false,
    signals: [],
  },
  counts,
});

test("in an empty list a new row appears by itself; in a filled one it waits to be shown", async () => {
  answerWith([{ body: { ...listOf("e1"), rows: [], total: 0 } }]);
  const store = start();
  store.show("waiting", "");
  await settled();
  store.hear(cameIn(enquiryOf({ id: "e2" })));
  expect(store.read().list).toMatchObject({ rows: [{ id: "e2" }], total: 1, unseen: [] });
  store.hear(cameIn(enquiryOf({ id: "e3" })));
  expect(store.read().list).toMatchObject({ rows: [{ id: "e2" }], unseen: [{ id: "e3" }] });
});

test.each([
  ["waiting", {}, { status: "won" as const }],
  ["spam", { spam: true }, { spam: false }],
  ["all", {}, { spam: true }],
] as const)("in the list %s one's own undo is not told as new", async (show, before, changed) => {
  const rows = [enquiryOf({ id: "e1", ...before }), enquiryOf({ id: "e2", ...before, at: -1 })];
  answerWith([{ body: { ...listOf("e1"), rows, total: 2 } }, { body: listOf("e1") }]);
  const store = start();
  store.show(show, "");
  await settled();
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  store.save(enquiryOf({ id: "e1", ...before, ...changed, last: 8 }));
  vi.advanceTimersByTime(200);
  // The stream is quicker than the answer.
  const back = enquiryOf({ id: "e1", ...before, last: 9 });
  store.hear({ type: "change", row: back, happening: statusEvent(9, me), counts });
  store.save(back);

  expect(store.read().list).toMatchObject({ total: 2, unseen: [] });
  expect(store.read().list?.rows.map(({ id }) => id)).toContain("e1");
});

test("my reminder that falls due comes to the top, whatever the list; once done it goes", async () => {
  answerWith([{ body: listOf("e1") }, { body: listOf("e1") }]);
  const store = start();
  store.show("won", "");
  await settled();
  const reminders = [{ person: me.id, at: 5, isDue: true }];
  const row = enquiryOf({ id: "e9", status: "answered", reminders, last: 8 });
  const happening = { number: 8, at: 5, by: me, kind: "reminded" as const };
  store.hear({ type: "change", row, happening, counts });
  expect(store.read().due.map(({ id }) => id)).toEqual(["e9"]);
  const theirs = [{ person: colleague.id, at: 5, isDue: true }];
  store.hear({
    type: "change",
    row: enquiryOf({ id: "e8", reminders: theirs, last: 9 }),
    happening: { ...happening, number: 9, by: colleague },
    counts,
  });
  expect(store.read().due).toHaveLength(1);
  store.save(enquiryOf({ id: "e9", status: "answered", last: 10 }));
  expect(store.read().due).toEqual([]);
});
