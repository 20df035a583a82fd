import { expect, test, vi } from "vitest";

import { createActs } from "./acts.ts";
import { changeBack, createChanges } from "./changes.ts";
import {
  answerWith,
  colleague,
  countSignedOut,
  enquiryOf,
  me,
  statusEvent,
} from "#tests/support/desk-answers.ts";
import { closeToast, readDeskToast, undoShown } from "./desk-toast.ts";

function start({ open = "e1", hasLeft = true } = {}) {
  closeToast();
  const changes = createChanges({ me: me.id, onSaved: () => {}, isOpen: (id) => id === open });
  return {
    changes,
    acts: createActs(
      changes.outbox,
      () => undefined,
      () => hasLeft,
    ),
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

test("a second change does not overwrite what a colleague did between: it is sent with what was seen", async () => {
  const saved = enquiryOf({
    last: 9,
    happenings: [statusEvent(8, me), statusEvent(9, colleague, { status: "won" })],
  });
  const asked = answerWith([{ body: saved }, { body: saved }]);
  const { acts } = start();
  acts.status(enquiryOf(), "answered");
  acts.status(enquiryOf(), "lost");
  await settled();

  expect(asked.map(({ body }) => body?.["after"])).toEqual([7, 7]);
});

test.each([
  ["whatsapp", null, true, "Bilal is yours now and left the list."],
  ["whatsapp", null, false, "Bilal is yours now."],
  ["whatsapp", colleague, true, "Bilal left the list."],
  ["mail", null, false, undefined],
] as const)(
  "an answer by %s, owner %j, out of the list %s: %s",
  async (via, owner, hasLeft, text) => {
    answerWith([{ body: enquiryOf({ last: 8 }) }]);
    const { acts } = start({ hasLeft });
    acts.answer(enquiryOf(), via, owner === null);
    await settled();

    expect(readDeskToast()?.text).toBe(text);
  },
);

test("that somebody left the list is said only where they did", async () => {
  answerWith([{ body: enquiryOf({ last: 8 }) }, { body: enquiryOf({ last: 9 }) }]);
  for (const hasLeft of [true, false]) {
    const { acts } = start({ hasLeft });
    acts.status(enquiryOf(), "answered");
    await settled();
    expect(readDeskToast()?.title).toBe(
      hasLeft ? "Answered. Bilal left the list." : "Bilal is answered.",
    );
  }
});

test("Undo takes back the event of one's own, once it is saved, and no colleague's", async () => {
  const saved = enquiryOf({ happenings: [statusEvent(8, me), statusEvent(9, colleague)] });
  const asked = answerWith([{ body: saved }, { body: saved }]);
  const { acts } = start();
  acts.status(enquiryOf(), "lost");
  await settled();
  undoShown();
  await settled();

  expect(asked.map(({ body }) => body?.["change"])).toEqual([
    { kind: "status", status: "lost" },
    { kind: "undo", number: 8 },
  ]);
});

test("a change that changed nothing undoes nothing that was before", async () => {
  const asked = answerWith([{ body: enquiryOf({ happenings: [statusEvent(6, me)] }) }]);
  const { acts } = start();
  acts.status(enquiryOf(), "lost");
  await settled();
  expect(readDeskToast()?.actions).toBeUndefined();
  undoShown();
  await settled();

  expect(asked).toHaveLength(1);
});

const conflict = (theirs: number) => ({
  status: 409,
  body: {
    reason: "conflict",
    problem: "…",
    conflict: { theirs: statusEvent(theirs, colleague), enquiry: enquiryOf({ last: theirs }) },
  },
});

test("every change that was held back stays until it is decided, and one that is not open says so", async () => {
  answerWith([conflict(8), conflict(9)]);
  const { changes, acts } = start({ open: "another" });
  acts.status(enquiryOf(), "won");
  acts.owner(enquiryOf(), me, true);
  await settled();

  expect(changes.read().clashes.map(({ change }) => change.kind)).toEqual(["status", "owner"]);
  expect(readDeskToast()).toMatchObject({
    title: "Hamza was quicker",
    actions: [{ label: "Bilal Chaudhry" }],
  });
  const [first] = changes.read().clashes;
  changes.closeClash(first?.key ?? "");
  expect(changes.read().clashes.map(({ change }) => change.kind)).toEqual(["owner"]);
});

test("an undo that meets a colleague's change becomes what can be set beside it", () => {
  const events = [
    statusEvent(5, colleague, { status: "in-talk" }),
    statusEvent(8, me),
    statusEvent(9, colleague),
  ];
  expect(changeBack(events, 8)).toEqual({ kind: "status", status: "in-talk" });
  expect(changeBack(events, 5)).toEqual({ kind: "status", status: "new" });
});

test("a note without an answer says so, and the same note clicked again is sent once", async () => {
  const asked = answerWith(["nothing", { body: enquiryOf() }]);
  const { changes, acts } = start();
  const first = acts.note(enquiryOf(), "Called, nobody there.");
  await settled();
  expect(readDeskToast()).toMatchObject({
    title: "Not saved",
    text: "The desk did not answer. Your note is still in the field.",
    actions: [{ label: "Try again" }],
  });
  const again = acts.note(enquiryOf(), "Called, nobody there.");
  readDeskToast()?.actions?.[0]?.run();
  await Promise.all([first, again]);

  expect(new Set(asked.map(({ body }) => body?.["key"])).size).toBe(1);
  expect(changes.outbox.list()).toEqual([]);
});

test("a proxy's refusal in HTML is a refusal: what waits behind it goes out", async () => {
  const asked = answerWith([
    { status: 413, text: "<html>413 Request Entity Too Large</html>" },
    { body: enquiryOf() },
  ]);
  const { changes, acts } = start();
  const note = acts.note(enquiryOf(), "long");
  acts.status(enquiryOf(), "won");

  expect((await note).kind).toBe("refused");
  await settled();
  expect(asked).toHaveLength(2);
  expect(changes.outbox.list()).toEqual([]);
});

test("a proxy that has lost the server is no refusal: the change waits", async () => {
  answerWith([{ status: 502, text: "<html>502 Bad Gateway</html>" }]);
  const { changes, acts } = start();
  acts.status(enquiryOf(), "won");
  await settled();

  expect(changes.read().waiting).toHaveLength(1);
});

test("back online says how many were sent, or that nothing was waiting", async () => {
  answerWith([{ body: enquiryOf() }]);
  const { changes } = start();
  await changes.catchUp({ wasCut: false });
  expect(readDeskToast()).toBeUndefined();
  await changes.catchUp({ wasCut: true });
  expect(readDeskToast()).toMatchObject({ title: "Back online", text: "Nothing was waiting." });
});

test("signed out, a change waits for whoever signs in again", async () => {
  const heard = countSignedOut();
  answerWith([{ status: 401, body: { reason: "signed-out", problem: "…" } }]);
  const { changes, acts } = start();
  acts.status(enquiryOf(), "won");
  await settled();

  expect(heard.count).toBe(1);
  expect(changes.read().waiting).toHaveLength(1);
});

test("nothing is called done before the server has saved it; what waits is known by its enquiry", async () => {
  answerWith(["nothing", { body: enquiryOf({ happenings: [statusEvent(8, me)] }) }]);
  vi.stubGlobal("navigator", { onLine: false });
  const { changes, acts } = start();
  acts.status(enquiryOf(), "won");
  acts.seen(enquiryOf());
  await settled();
  expect(readDeskToast()).toBeUndefined();
  expect(changes.read().waiting.map(({ enquiry, change }) => [enquiry, change.kind])).toEqual([
    ["e1", "status"],
  ]);
  await changes.outbox.flush();
  await settled();

  expect(readDeskToast()).toMatchObject({ title: "Bilal is won.", actions: [{ label: "Undo" }] });
});

test("the question about a call comes back after a toast, and goes once it is answered", async () => {
  const saved = { body: enquiryOf({ happenings: [statusEvent(8, me)] }) };
  answerWith([saved, saved, saved]);
  vi.stubGlobal("sessionStorage", { setItem: () => {} });
  const { acts } = start();
  acts.answer(enquiryOf(), "call", true);
  await settled();
  expect(readDeskToast()?.title).toBe("Did Bilal pick up?");
  acts.owner(enquiryOf(), me, true);
  await settled();
  expect(readDeskToast()?.title).toBe("Bilal is yours.");
  closeToast();
  expect(readDeskToast()?.title).toBe("Did Bilal pick up?");
  acts.askAboutCall(enquiryOf(), 0);
  acts.status(enquiryOf(), "answered");
  await settled();
  closeToast();

  expect(readDeskToast()).toBeUndefined();
});
