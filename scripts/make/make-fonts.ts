/**
 * Cuts the two text faces down to what the pages use and writes them to app/fonts/ (committed, so
 * that a build needs no font tools): `npm run make:fonts`. A test cuts them again and compares; the
 * tools are WebAssembly and pinned, so the bytes are the same on every machine.
 * Bricolage's optical size is pinned at 48 and its weight at that of headings, `--w-head`.
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";

import subsetFont from "subset-font";

const require = createRequire(import.meta.url);

/** Printable ASCII and Latin-1, and the typographic signs the texts use. */
const ranges: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2010, 0x2027],
  [0x2030, 0x203a],
  [0x2190, 0x2193],
];
const singles = "₨€™−≈≠≤≥×·šŠžŽıŌōĀāĪīŪūẔẕ";

const text =
  ranges
    .flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
    )
    .join("") + singles;

/** `--w-head` in app/styles/tokens.css. */
export const HEAD_WEIGHT = 680;

const faces = [
  {
    source:
      "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2",
    target: "bricolage-grotesque.woff2",
    variationAxes: { opsz: 48, wght: HEAD_WEIGHT },
  },
  {
    source: "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    target: "instrument-sans.woff2",
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  },
];

/** Both faces by file name, with the size in bytes of what each was cut from. */
export async function cutFaces(): Promise<Map<string, { bytes: Buffer; sourceBytes: number }>> {
  const cut = faces.map(async ({ source, target, variationAxes }) => {
    const original = await readFile(require.resolve(source));
    const bytes = await subsetFont(original, text, { targetFormat: "woff2", variationAxes });
    return [target, { bytes, sourceBytes: original.length }] as const;
  });
  return new Map(await Promise.all(cut));
}

if (import.meta.main) {
  for (const [file, { bytes, sourceBytes }] of await cutFaces()) {
    await writeFile(new URL(`../../app/fonts/${file}`, import.meta.url), bytes);
    console.log(`${file}: ${sourceBytes} -> ${bytes.length} bytes`);
  }
}
