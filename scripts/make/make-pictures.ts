/**
 * Draws the icons and the social pictures into build/client: a step of `npm run build`, or alone
 * `npm run make:pictures`. None of them is committed. A picture drawn before, from the same
 * SVG, is taken from .cache/pictures instead: only what has changed costs time.
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";

import { drawIcon, packIco } from "#scripts/pictures/icon.ts";
import { makeFonts } from "#scripts/pictures/fonts.ts";
import { listCards } from "#scripts/pictures/list-cards.ts";
import { drawSocialCard } from "#scripts/pictures/social-card.ts";

const CACHE = ".cache/pictures";
const TARGET = "build/client";

await mkdir(CACHE, { recursive: true });
await mkdir(join(TARGET, "social"), { recursive: true });
const fontFiles = await makeFonts(".cache/fonts");

for (const [name, card] of listCards()) {
  await drawPng(drawSocialCard(card), 1200, `social/${name}.png`);
}
await drawPng(drawIcon({ padded: true }), 180, "apple-touch-icon.png");
await drawPng(drawIcon({ padded: false }), 192, "icon-192.png");
await drawPng(drawIcon({ padded: false }), 512, "icon-512.png");
await writeFile(join(TARGET, "icon.svg"), drawIcon({ padded: false }));
await writeFile(
  join(TARGET, "favicon.ico"),
  packIco(await renderPng(drawIcon({ padded: false }), 32), 32),
);

async function drawPng(svg: string, width: number, file: string): Promise<void> {
  const key = createHash("sha256").update(`${width}${svg}`).digest("hex").slice(0, 32);
  const cached = join(CACHE, `${key}.png`);
  if (!existsSync(cached)) await writeFile(cached, await renderPng(svg, width));
  await copyFile(cached, join(TARGET, file));
}

/** Flat drawings need few colours: a palette makes the file a quarter of its size. */
function renderPng(svg: string, width: number): Promise<Buffer> {
  const picture = new Resvg(svg, {
    fitTo: { mode: "width", value: width },
    font: { fontFiles, loadSystemFonts: false },
  }).render();

  return sharp(picture.asPng()).png({ palette: true, colours: 128, effort: 7 }).toBuffer();
}
