/**
 * Urdu for the article on voice search and for the page in Urdu: `npm run make:urdu`. What it writes is
 * committed; a test makes it again and compares.
 * - The figure's question becomes an outline, shaped by HarfBuzz, so that the blog's list needs no
 *   Nastaliq font.
 * - The article's own Urdu text, and the page in Urdu, get a face cut down to their letters.
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";

import { Blob, Buffer as TextBuffer, Face, Font, shape } from "harfbuzzjs";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const appFile = (path: string) => new URL(`../../app/${path}`, import.meta.url);

const QUESTION = "لاہور میں سب سے اچھا ڈینٹسٹ کون ہے؟";
const NASTALIQ = "@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-400-normal.woff2";
/** Font units, 1000 or 2048 to the em, are far finer than a figure needs. */
const UNITS_PER_EM = 120;

/** Each cut face, and the texts whose letters it has. */
const urduFaces = {
  "nastaliq-voice-article.woff2": ["content/posts/voice-search-seo-urdu-english/body.mdx"],
  "nastaliq-urdu-page.woff2": [
    "content/urdu/urdu.txt",
    "content/urdu/form.txt",
    "content/urdu/index.ts",
    "content/urdu/describe-hours-in-urdu.ts",
    "layout/urdu-frame.ts",
  ],
} as const;

export type UrduFace = keyof typeof urduFaces;

/** A face for one page: Nastaliq with no more than the letters its texts have. */
export async function cutUrduFace(face: UrduFace): Promise<Buffer> {
  const texts = await Promise.all(urduFaces[face].map((file) => readFile(appFile(file), "utf8")));
  const letters = new Set(
    texts.join("").match(/\p{Script=Arabic}|[\u060c\u061f\u0660-\u0669\u06d4]/gu),
  );
  return subsetFont(await readNastaliq(), `${[...letters].join("")} `, { targetFormat: "woff2" });
}

/** The module that holds the figure's question as an outline. */
export async function writeUrduQuestion(): Promise<string> {
  const face = await subsetFont(await readNastaliq(), QUESTION, { targetFormat: "truetype" });
  const { viewBox, path } = drawText(QUESTION, face);
  return `/** Written by scripts/make/make-urdu.ts: "${QUESTION}" in Noto Nastaliq Urdu (OFL, see app/fonts/OFL.txt). */
export const urduQuestion = {
  viewBox: "${viewBox}",
  path: "${path}",
};
`;
}

function readNastaliq(): Promise<Buffer> {
  return readFile(require.resolve(NASTALIQ));
}

/**
 * The text as one path, its box fitted to the ink. SVG's y runs down, a font's up. Steps are written
 * relative to the point before, which halves the path.
 */
function drawText(text: string, fontFile: Uint8Array) {
  const fontFace = new Face(new Blob(new Uint8Array(fontFile).buffer));
  const font = new Font(fontFace);
  const scale = UNITS_PER_EM / fontFace.upem;
  const buffer = new TextBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);

  const xs: number[] = [];
  const ys: number[] = [];
  let pen = { x: 0, y: 0 };
  let last = { x: 0, y: 0 };
  let path = "";

  for (const glyph of buffer.getGlyphInfosAndPositions()) {
    const origin = { x: pen.x + (glyph.xOffset ?? 0), y: pen.y + (glyph.yOffset ?? 0) };

    for (const [, command = "", numbers = ""] of font
      .glyphToPath(glyph.codepoint)
      .matchAll(/([A-Z])([^A-Z]*)/g)) {
      const points = toPairs(numbers).map(([x, y]) => ({
        x: Math.round((origin.x + x) * scale),
        y: Math.round(-(origin.y + y) * scale),
      }));
      xs.push(...points.map(({ x }) => x));
      ys.push(...points.map(({ y }) => y));
      const steps = points.map(({ x, y }) => `${x - last.x} ${y - last.y}`);
      // A path starts over at an absolute point; every other step counts from the last one.
      path +=
        command === "M"
          ? `M${points[0]?.x} ${points[0]?.y}`
          : command.toLowerCase() + steps.join(" ").replaceAll(" -", "-");
      last = points.at(-1) ?? last;
    }
    pen = { x: pen.x + (glyph.xAdvance ?? 0), y: pen.y + (glyph.yAdvance ?? 0) };
  }

  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { path, viewBox: `${left} ${top} ${Math.max(...xs) - left} ${Math.max(...ys) - top}` };
}

function toPairs(numbers: string): [number, number][] {
  const values = numbers.match(/-?[\d.]+/g)?.map(Number) ?? [];
  return values.flatMap((x, index) => (index % 2 === 0 ? [[x, values[index + 1] ?? 0]] : []));
}

if (import.meta.main) {
  for (const face of Object.keys(urduFaces) as UrduFace[]) {
    await writeFile(appFile(`fonts/${face}`), await cutUrduFace(face));
  }
  await writeFile(appFile("sections/post-figures/urdu-question.ts"), await writeUrduQuestion());
}
