import { expect, onTestFinished, test, vi } from "vitest";

import type { Phase } from "#engine/site-audit/contract.ts";

import type { StateJson } from "#server/audits/report/describe-crawl.ts";
import { streamStates } from "#server/audits/routes/stream-states.ts";
import type { Listener } from "#server/audits/start/crawl-listeners.ts";
import { createEventStream } from "#server/front/event-stream.ts";

const state = (pages: number, phase: Phase = "reading"): StateJson => ({
  phase,
  json: `{"pages":${pages}}`,
});

/** The stream of an audit, and what tells its states. */
function openStream(lastEventId?: string) {
  vi.useFakeTimers();
  const leaving = new AbortController();
  const leave = vi.fn<() => void>();
  const listeners: Listener[] = [];
  let kept: StateJson | undefined = state(0);
  const stream = createEventStream({
    place: { signal: new AbortController().signal, leave },
    gone: leaving.signal,
    begin: (sink) =>
      streamStates(sink, {
        read: async () => kept,
        listen: (listener) => {
          listeners.push(listener);
          return () => {};
        },
        lastEventId,
      }),
  });
  onTestFinished(() => {
    leaving.abort();
    vi.useRealTimers();
  });
  return {
    stream,
    leave,
    tell: (next: StateJson | undefined) => {
      kept = next;
      if (next !== undefined) for (const listen of listeners) listen(next);
    },
  };
}

const eventsOf = (text: string) =>
  [...text.matchAll(/^event: (.*)\ndata: .*"pages":(\d+)/gm)].map(([, type, pages]) => [
    type,
    Number(pages),
  ]);

test("a reader that is slow gets a state and the end, not all states in between", async () => {
  const { stream, tell, leave } = openStream();
  await vi.advanceTimersByTimeAsync(0);
  for (let pages = 1; pages < 100; pages += 1) tell(state(pages));
  tell(state(100, "done"));

  expect(eventsOf(await new Response(stream).text())).toEqual([
    ["snapshot", 0],
    ["end", 100],
  ]);
  expect(leave).toHaveBeenCalledTimes(1);
});

test("a reader that reads on gets every change, and nothing twice", async () => {
  const { stream, tell } = openStream();
  const text = new Response(stream).text();
  for (const pages of [1, 1, 2]) {
    tell(state(pages));
    await vi.advanceTimersByTimeAsync(5_000);
  }
  tell(state(2, "stopped"));

  expect(eventsOf(await text)).toEqual([
    ["snapshot", 1],
    ["change", 2],
    ["end", 2],
  ]);
});

test("a reader that takes nothing is cut off in the end", async () => {
  const { leave } = openStream();
  await vi.advanceTimersByTimeAsync(497 * 15_000);
  expect(leave).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3 * 15_000);
  expect(leave).toHaveBeenCalledTimes(1);
});

test("the stream of an audit that is deleted ends", async () => {
  const { stream, tell } = openStream();
  const text = new Response(stream).text();
  await vi.advanceTimersByTimeAsync(0);
  tell(undefined);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(eventsOf(await text)).toEqual([["snapshot", 0]]);
});
