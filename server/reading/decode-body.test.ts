import { execFileSync } from "node:child_process";
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from "node:zlib";

import { expect, test } from "vitest";

import { decodeBody, isKnownCoding } from "./decode-body.ts";
import { Unread } from "./outcome.ts";

const PAGE = Buffer.from("<title>A page</title>");
/** A header with an extra field of two bytes, a name, and a check sum of its own. */
const NAMED = Buffer.from("1f8b080e0000000000030200585861000000", "hex");

test.each([
  ["gzip", gzipSync(PAGE)],
  ["X-GZip", gzipSync(PAGE)],
  ["br", brotliCompressSync(PAGE)],
  ["deflate", deflateSync(PAGE)],
  ["deflate", deflateRawSync(PAGE)],
  ["identity", PAGE],
  [undefined, PAGE],
  ["gzip", gzipSync(PAGE).subarray(0, -8)],
  ["gzip", gzipSync(PAGE).subarray(0, -3)],
  ["gzip", Buffer.concat([gzipSync(PAGE), Buffer.from("\r\n<!-- cached -->")])],
  ["gzip", Buffer.concat([gzipSync(PAGE), Buffer.from([0x1f, 0x8b, 0, 0])])],
  ["gzip", Buffer.concat([NAMED, deflateRawSync(PAGE)])],
  ["deflate", deflateSync(PAGE).subarray(0, -4)],
  ["gzip, gzip", gzipSync(gzipSync(PAGE))],
  ["gzip, br", brotliCompressSync(gzipSync(PAGE))],
  ["identity, gzip", gzipSync(PAGE)],
])("%s is unpacked", async (coding, packed) => {
  expect(isKnownCoding(coding)).toBe(true);
  expect(Buffer.from(await decodeBody({ bytes: packed, coding: coding }, 100))).toEqual(PAGE);
});

test.each(["gzip, zstd", "zstd", "compress", "constructor", "br, br, br, br"])(
  "%s is not",
  (coding) => {
    expect(isKnownCoding(coding)).toBe(false);
  },
);

test.each([
  ["gzip", gzipSync],
  ["br", brotliCompressSync],
  ["deflate", deflateSync],
] as const)("%s unpacks to its limit and not a byte further", async (coding, pack) => {
  const packed = pack(Buffer.alloc(10_000));

  expect(await decodeBody({ bytes: packed, coding: coding }, 10_000)).toHaveLength(10_000);
  await expect(decodeBody({ bytes: packed, coding: coding }, 9_999)).rejects.toMatchObject({
    refusal: { reason: "too-large" },
  });
});

test.each([
  ["gzip", gzipSync],
  ["br", brotliCompressSync],
  ["deflate", deflateSync],
  ["deflate", deflateRawSync],
] as const)(
  "of a longer %s the beginning is unpacked where that is asked",
  async (coding, pack) => {
    const packed = pack(Buffer.alloc(5_000_000, "word "));
    const start = await decodeBody({ bytes: packed, coding }, 1_000, "cut");

    expect(Buffer.from(start).toString()).toBe("word ".repeat(200));
    await expect(decodeBody({ bytes: PAGE, coding: "gzip" }, 10, "cut")).rejects.toThrow(Unread);
  },
);

test("what cannot be unpacked is said to be that", async () => {
  await expect(decodeBody({ bytes: PAGE, coding: "gzip" }, 100)).rejects.toThrow(Unread);
  const broken = Buffer.from(gzipSync(PAGE)).fill(0xff, 10, 20);
  await expect(decodeBody({ bytes: broken, coding: "gzip" }, 100)).rejects.toThrow(Unread);
});

test("of what was cut on its way the beginning is read, as in a browser", async () => {
  const words = Buffer.from(Array.from({ length: 9_000 }, (_, n) => `word ${n}`).join(" "));
  const packed = gzipSync(words);
  const read = await decodeBody(
    { bytes: packed.subarray(0, packed.length / 2), coding: "gzip" },
    99_999,
  );
  expect(read.length).toBeGreaterThan(10_000);
  expect(Buffer.from(read)).toEqual(words.subarray(0, read.length));
});

test("an empty body needs no unpacking", async () => {
  expect(await decodeBody({ bytes: new Uint8Array(), coding: "gzip" }, 100)).toHaveLength(0);
});

test("a small page holds no memory for a large one", async () => {
  const decoded = await decodeBody({ bytes: gzipSync(PAGE), coding: "gzip" }, 3_000_000);

  expect(decoded.buffer.byteLength).toBeLessThan(2 * PAGE.length + 1);
});

test("a large page is unpacked in one piece", async () => {
  const page = Buffer.alloc(900_000, "<p>Words</p>");
  const decoded = await decodeBody({ bytes: gzipSync(page), coding: "gzip" }, 1_000_000);

  expect(Buffer.from(decoded)).toEqual(page);
  expect(decoded.buffer.byteLength).toBe(1_000_000);
});

test("of a page that fills its bound with the first piece, the beginning is given all the same", async () => {
  const page = Buffer.alloc(300 * 1024, "<p>Words</p>");
  const decoded = await decodeBody({ bytes: gzipSync(page), coding: "gzip" }, 256 * 1024, "cut");

  expect(decoded).toHaveLength(256 * 1024);
});

// Linux alone tells a process's own peak: maxRSS begins with that of the parent.
test.runIf(process.platform === "linux")(
  "what is large is in memory once while it is unpacked",
  () => {
    const module = JSON.stringify(new URL("decode-body.ts", import.meta.url).href);
    const grown = execFileSync(
      process.execPath,
      [
        "--input-type=module",
        "--eval",
        `import { readFileSync } from "node:fs";
       import { createGzip } from "node:zlib";
       import { decodeBody } from ${module};
       const zeros = Buffer.alloc(5_000_000);
       const zip = createGzip();
       for (let n = 0; n < 40; n += 1) zip.write(zeros);
       zip.end();
       const bytes = Buffer.concat(await zip.toArray());
       const peak = () => Number(/VmHWM:\\s+(\\d+)/.exec(readFileSync("/proc/self/status", "utf8"))[1]);
       const before = peak();
       const whole = await decodeBody({ bytes, coding: "gzip" }, 240_000_000);
       console.log(whole.length === 200_000_000 && peak() - before);`,
      ],
      { encoding: "utf8" },
    );
    // In MB. The pieces are freed when the collector comes: up to 70 more. Twice would be 400.
    expect(Number(grown) / 1_000).toBeGreaterThan(190);
    expect(Number(grown) / 1_000).toBeLessThan(330);
  },
);
