import { expect, onTestFinished, test, vi } from "vitest";

import { createOutbox, type Sent, type WaitingChange } from "./outbox.ts";

const done: Sent = { kind: "done", number: 1 };

function start(answers: readonly Sent[]) {
  const sent: WaitingChange<string>[] = [];
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
  const { outbox, sent } = start([{ kind: "offline" }, done, done]);
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

test("a change goes out with what was on the screen, never with a colleague's event that the answer to the one before held", async () => {
  const { outbox, sent } = start([done, done]);
  await Promise.all([outbox.add("a", 7, "answered"), outbox.add("a", 7, "won")]);
  await outbox.flush();

  expect(sent.map(({ seen }) => seen)).toEqual([7, 7]);
});

test("what found no answer is sent again by itself, less and less often", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { outbox, sent } = start([{ kind: "offline" }, { kind: "offline" }, done]);
  const added = outbox.add("a", 7, "note");
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(14_000);
  expect(sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1_000);

  expect(await added).toEqual(done);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});

test("a conflict is handed back, and what comes after it is sent all the same", async () => {
  const { outbox } = start([{ kind: "conflict" }, done]);
  const answers = await Promise.all([outbox.add("a", 1, "lost"), outbox.add("b", 3, "won")]);

  expect(answers.map(({ kind }) => kind)).toEqual(["conflict", "done"]);
});

test("signed out, changes stay until somebody is in again", async () => {
  const { outbox } = start([{ kind: "signed-out" }]);
  void outbox.add("a", 1, "lost");
  await outbox.flush();

  expect(outbox.list()).toHaveLength(1);
});
