import { expect, onTestFinished, test, vi } from "vitest";

import type { Phase } from "#engine/site-audit/contract.ts";

import type { StateJson } from "#server/audits/report/describe-crawl.ts";
import { streamStates } from "./stream-states.ts";
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
  let kept: StateJson | undefined = state(0);
  const stream = createEventStream({
    place: { signal: new AbortController().signal, leave },
    gone: leaving.signal,
    begin: (sink) =>
      streamStates(sink, {
        read: async () => kept,
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
    /** The next look finds it. */
    change: async (next: StateJson | undefined) => {
      kept = next;
      await vi.advanceTimersByTimeAsync(500);
    },
  };
}

const eventsOf = (text: string) =>
  [...text.matchAll(/^event: (.*)\ndata: .*"pages":(\d+)/gm)].map(([, type, pages]) => [
    type,
    Number(pages),
  ]);

test("a reader that is slow gets a state and the end, not all states in between", async () => {
  const { stream, change, leave } = openStream();
  await vi.advanceTimersByTimeAsync(0);
  for (let pages = 1; pages < 100; pages += 1) await change(state(pages));
  await change(state(100, "done"));

  expect(eventsOf(await new Response(stream).text())).toEqual([
    ["snapshot", 0],
    ["end", 100],
  ]);
  expect(leave).toHaveBeenCalledTimes(1);
});

test("a reader that reads on gets every change, and nothing twice", async () => {
  const { stream, change } = openStream();
  const text = new Response(stream).text();
  for (const pages of [1, 1, 2]) await change(state(pages));
  await change(state(2, "stopped"));

  expect(eventsOf(await text)).toEqual([
    ["snapshot", 0],
    ["change", 1],
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
  const { stream, change } = openStream();
  const text = new Response(stream).text();
  await vi.advanceTimersByTimeAsync(0);
  await change(undefined);
  expect(eventsOf(await text)).toEqual([["snapshot", 0]]);
});
