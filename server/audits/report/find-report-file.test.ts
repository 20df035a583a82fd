import { expect, test } from "vitest";

import { createFindReportFile } from "./find-report-file.ts";
import { streamPieces } from "#server/audits/routes/stream-pieces.ts";

const PLACE = () => {
  const left: number[] = [];
  return { left, place: { signal: new AbortController().signal, leave: () => void left.push(1) } };
};

/** A file of so many pieces; which of them were read is noted. */
function fileOf(pieces: number) {
  const read: number[] = [];
  const find = createFindReportFile({
    store: {
      readFile: async (_id, _format, n) => {
        read.push(n);
        return n < pieces ? Uint8Array.of(n, n) : undefined;
      },
    },
    write: async () => {},
  });
  return { find, read };
}

test("a file is read from the store as it is taken, never ahead", async () => {
  const { find, read } = fileOf(1_000);
  const { place, left } = PLACE();
  const stream = streamPieces((await find(1, "json"))!, place);
  const reader = stream.getReader();
  await reader.read();
  await reader.read();
  // The first one twice: once to see whether there is such a file.
  expect(read).toEqual([0, 0, 1]);
  await reader.cancel();
  expect(left).toEqual([1]);
});

test("its place is given back at its end", async () => {
  const { find } = fileOf(3);
  const { place, left } = PLACE();
  const bytes = await new Response(streamPieces((await find(1, "json"))!, place)).bytes();
  expect([...bytes]).toEqual([0, 0, 1, 1, 2, 2]);
  expect(left).toEqual([1]);
});

test("its place is given back when the store fails on the way", async () => {
  const { place, left } = PLACE();
  const stream = streamPieces(async () => {
    throw new Error("disk I/O error");
  }, place);
  await expect(new Response(stream).bytes()).rejects.toThrow("disk I/O error");
  expect(left).toEqual([1]);
});

test("files that were never made are made once, however many ask at the same moment", async () => {
  let writes = 0;
  const find = createFindReportFile({
    store: { readFile: async () => (writes > 0 ? Uint8Array.of(1) : undefined) },
    write: async () => {
      await Promise.resolve();
      writes += 1;
    },
  });
  const answers = await Promise.all(Array.from({ length: 12 }, () => find(1, "md")));
  expect(answers.every((answer) => answer !== undefined)).toBe(true);
  expect(writes).toBe(1);
});

test("a file that the report does not have is none", async () => {
  const find = createFindReportFile({
    store: { readFile: async () => new Uint8Array() },
    write: async () => {},
  });
  expect(await find(1, "sitemap")).toBeUndefined();
});
