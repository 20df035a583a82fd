import { expect, test, vi } from "vitest";

import { makeAsker } from "./make-asker.ts";

/** A worker as far as the asker sees it. */
class FakeWorker extends EventTarget {
  asked: number[] = [];
  reply: (question: number) => number | undefined;

  constructor(reply: (question: number) => number | undefined) {
    super();
    this.reply = reply;
  }

  postMessage(question: number, [port]: MessagePort[]): void {
    this.asked.push(question);
    const answer = this.reply(question);
    if (answer === undefined) this.dispatchEvent(new Event("error"));
    else port?.postMessage(answer);
  }
}

const here = (question: number) => Promise.resolve(-question);
const asWorker = (worker: FakeWorker) => worker as unknown as Worker;

test("questions asked at once get their own answers from one worker", async () => {
  const worker = new FakeWorker((question) => question * 2);
  const start = vi.fn<() => Worker>(() => asWorker(worker));
  const ask = makeAsker<number, number>(start, here);

  expect(await Promise.all([ask(1), ask(2), ask(3)])).toEqual([2, 4, 6]);
  expect(start).toHaveBeenCalledTimes(1);
});

test("without workers the page answers itself", async () => {
  const start = vi.fn<() => Worker>(() => {
    throw new Error("no workers here");
  });
  const ask = makeAsker<number, number>(start, here);

  expect(await ask(1)).toBe(-1);
  expect(await ask(2)).toBe(-2);
  expect(start).toHaveBeenCalledTimes(1);
});

test("a worker whose program fails is not asked again", async () => {
  const worker = new FakeWorker(() => undefined);
  const ask = makeAsker<number, number>(() => asWorker(worker), here);

  expect(await ask(1)).toBe(-1);
  expect(await ask(2)).toBe(-2);
  expect(worker.asked).toEqual([1]);
});
