import { expect, test } from "vitest";

import { createHandOut } from "#server/audits/report/hand-out-files.ts";

const PLACE = () => {
  const left: number[] = [];
  return { left, place: { signal: new AbortController().signal, leave: () => void left.push(1) } };
};

/** A file of so many pieces; which of them were read is noted. */
function handOutOf(pieces: number) {
  const read: number[] = [];
  const handOut = createHandOut({
    store: {
      readFile: async (_id, _format, n) => {
        read.push(n);
        return n < pieces ? Uint8Array.of(n, n) : undefined;
      },
    },
    write: async () => {},
  });
  return { handOut, read };
}

test("a file is read from the store as it is taken, never ahead", async () => {
  const { handOut, read } = handOutOf(1_000);
  const { place, left } = PLACE();
  const stream = (await handOut(1, "json"))!(place);
  const reader = stream.getReader();
  await reader.read();
  await reader.read();
  // The first one twice: once to see whether there is such a file.
  expect(read).toEqual([0, 0, 1]);
  await reader.cancel();
  expect(left).toEqual([1]);
});

test("its place is given back at its end", async () => {
  const { handOut } = handOutOf(3);
  const { place, left } = PLACE();
  const bytes = await new Response((await handOut(1, "json"))!(place)).bytes();
  expect([...bytes]).toEqual([0, 0, 1, 1, 2, 2]);
  expect(left).toEqual([1]);
});

test("files that were never made are made once, however many ask at the same moment", async () => {
  let writes = 0;
  const handOut = createHandOut({
    store: { readFile: async () => (writes > 0 ? Uint8Array.of(1) : undefined) },
    write: async () => {
      await Promise.resolve();
      writes += 1;
    },
  });
  const answers = await Promise.all(Array.from({ length: 12 }, () => handOut(1, "md")));
  expect(answers.every((answer) => answer !== undefined)).toBe(true);
  expect(writes).toBe(1);
});

test("a file that the report does not have is none", async () => {
  const handOut = createHandOut({
    store: { readFile: async () => new Uint8Array() },
    write: async () => {},
  });
  expect(await handOut(1, "sitemap")).toBeUndefined();
});
