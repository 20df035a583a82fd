import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { cutFaces, HEAD_WEIGHT } from "./make-fonts.ts";

test("the text faces are those cut from the packages as installed (else npm run make:fonts)", async () => {
  const faces = await cutFaces();

  expect(faces.size).toBeGreaterThan(0);
  for (const [file, { bytes }] of faces) {
    const committed = readFileSync(new URL(`../../app/fonts/${file}`, import.meta.url));
    expect(committed.equals(bytes), `app/fonts/${file}`).toBe(true);
  }
});

test("headings have the one weight that their face is cut to", () => {
  expect(readStyles("tokens.css")).toContain(`--w-head: ${HEAD_WEIGHT};`);
  expect(readStyles("fonts.css")).toContain(`font-weight: ${HEAD_WEIGHT};`);
});

function readStyles(name: string): string {
  return readFileSync(new URL(`../../app/styles/${name}`, import.meta.url), "utf8");
}
