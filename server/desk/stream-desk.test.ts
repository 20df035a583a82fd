import { expect, onTestFinished, test, vi } from "vitest";

import type { DeskMessage } from "#lib/desk/contract.ts";
import type { Counts } from "#lib/desk/enquiry.ts";

import { streamDesk } from "./stream-desk.ts";
import type { NumberedMessage } from "./hub.ts";

const counts = {} as Counts;
const message: DeskMessage = { type: "gone", ids: ["a"], by: null, at: 0, counts };

/** A desk's stream, and what tells it what happens. */
function openStream() {
  const readers: { tell: (told: NumberedMessage) => void }[] = [];
  const unlisten = vi.fn<() => void>();
  const leaving = new AbortController();
  const leave = vi.fn<() => void>();
  const stream = streamDesk({
    hub: {
      listen: (reader) => {
        readers.push(reader);
        return unlisten;
      },
    },
    person: "sana",
    session: "one",
    after: 0,
    place: { signal: new AbortController().signal, leave },
    gone: leaving.signal,
  });
  const tellMany = (count: number) => {
    for (let number = 1; number <= count; number += 1) {
      for (const { tell } of readers) tell({ message, number });
    }
  };
  onTestFinished(() => leaving.abort());
  return { stream, tellMany, unlisten, leave };
}

/** The numbers of the events until it is cut off. */
const readNumbers = async (stream: ReadableStream<Uint8Array>) =>
  [...(await new Response(stream).text()).matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));

test("a desk that reads nothing is cut off, and can go on from the last number that it gets", async () => {
  const { stream, tellMany, unlisten, leave } = openStream();

  tellMany(499);
  expect(unlisten).not.toHaveBeenCalled();
  tellMany(1);
  expect(unlisten).toHaveBeenCalledTimes(1);
  expect(leave).toHaveBeenCalledTimes(1);
  // Whatever else happens is not kept for it.
  tellMany(1_000);

  expect(await readNumbers(stream)).toHaveLength(499);
});

test("nor is it kept open by what is sent while nothing happens", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { unlisten } = openStream();

  vi.advanceTimersByTime(499 * 15_000);
  expect(unlisten).not.toHaveBeenCalled();
  vi.advanceTimersByTime(15_000);
  expect(unlisten).toHaveBeenCalledTimes(1);
});

test("a desk that reads is told everything, however much it is", async () => {
  const { stream, tellMany, unlisten } = openStream();
  const reader = stream.getReader();
  await reader.read();

  for (let round = 0; round < 4; round += 1) {
    tellMany(400);
    for (let read = 0; read < 400; read += 1) {
      expect(await reader.read()).toMatchObject({ done: false });
    }
  }

  expect(unlisten).not.toHaveBeenCalled();
});
