import { expect, test } from "vitest";

import { leaveIfSignedOut } from "./leave-if-signed-out.ts";
import { dropStores, storesOf } from "./stores.ts";
import { answerWith, countSignedOut, enquiryOf, me } from "#tests/support/desk-answers.ts";
import type { Counts } from "#lib/desk/enquiry.ts";

test.each([
  [{ body: { state: "signed-out" } }, 1],
  [{ body: { state: "nobody-yet" } }, 1],
  [{ body: { state: "in", now: Date.now() } }, 0],
  ["nothing" as const, 0],
])("a session that ended while the stream was cut is noticed: %j", async (answer, times) => {
  const heard = countSignedOut();
  answerWith([answer]);
  await leaveIfSignedOut();
  expect(heard.count).toBe(times);
});

const counts = {} as Counts;

test("what waited when the session ended is there for the same person, and for no one else", async () => {
  answerWith(["nothing"]);
  const before = storesOf({ me, counts, last: 0 });
  before.acts.status(enquiryOf(), "won");
  await before.changes.outbox.flush();
  dropStores(me.id);

  expect(storesOf({ me, counts, last: 0 }).changes.outbox.list()).toHaveLength(1);
  const other = storesOf({ me: { id: "p9", name: "Zainab" }, counts, last: 0 });
  expect(other.changes.outbox.list()).toEqual([]);
});
