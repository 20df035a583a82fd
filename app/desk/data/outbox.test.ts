import { expect, test } from "vitest";

import { createOutbox, type Sent, type Waiting } from "#app/desk/data/outbox.ts";

function start(answers: readonly Sent[]) {
  const sent: Waiting<string>[] = [];
  const left = [...answers];
  let keys = 0;
  const outbox = createOutbox<string>(
    (waiting) => {
      sent.push(waiting);
      return Promise.resolve(left.shift() ?? { kind: "offline" });
    },
    () => {},
    () => `key-${(keys += 1)}`,
  );
  return { outbox, sent };
}

test("without a connection changes wait, and go out in order with their keys", async () => {
  const { outbox, sent } = start([
    { kind: "offline" },
    { kind: "done", version: 8 },
    { kind: "done", version: 9 },
  ]);
  const first = outbox.add("a", 7, "answered");
  await outbox.flush();
  const second = outbox.add("a", 7, "note");
  await Promise.all([first, second]);

  expect(sent.map(({ change, key }) => [change, key])).toEqual([
    ["answered", "key-1"],
    ["answered", "key-1"],
    ["note", "key-2"],
  ]);
  expect(outbox.list()).toEqual([]);
});

test("one's own changes do not conflict with each other", async () => {
  const { outbox, sent } = start([
    { kind: "done", version: 8 },
    { kind: "done", version: 12 },
  ]);
  await Promise.all([outbox.add("a", 7, "answered"), outbox.add("a", 7, "won")]);
  await outbox.flush();

  expect(sent.map(({ seen }) => seen)).toEqual([7, 8]);
});

test("a conflict is handed back, and what comes after it is sent all the same", async () => {
  const { outbox } = start([{ kind: "conflict" }, { kind: "done", version: 4 }]);
  const answers = await Promise.all([outbox.add("a", 1, "lost"), outbox.add("b", 3, "won")]);

  expect(answers.map(({ kind }) => kind)).toEqual(["conflict", "done"]);
});

test("signed out, changes stay until somebody is in again", async () => {
  const { outbox } = start([{ kind: "signed-out" }]);
  void outbox.add("a", 1, "lost");
  await outbox.flush();

  expect(outbox.list()).toHaveLength(1);
});
