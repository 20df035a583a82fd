import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { measureText } from "#engine/text-width/measure-text.ts";
import { openNaskh, writeTextWidths } from "#scripts/make-text-widths.ts";

test("the widths are those of the fonts as installed (else npm run make:text-widths)", async () => {
  const path = new URL("../engine/text-width/text-widths.ts", import.meta.url);

  expect(readFileSync(path, "utf8")).toBe(await writeTextWidths());
});

test.each([
  "لاہور",
  "پاکستان",
  "بہترین",
  "سرچ",
  "انجن",
  "آپٹیمائزیشن",
  "خدمات",
  "کاروبار",
  "گوگل",
  "صفحے",
  "الإسلام",
  "السلام",
  "شيء",
  "موقع",
])("%s is as wide as a text shaper makes it, within 1%", async (word) => {
  const shape = await openNaskh("regular");
  const shaped = shape(word).total / 1000;

  const measured = measureText(word, { weight: "regular", sizePx: 1 });

  expect(Math.abs(measured - shaped) / shaped).toBeLessThan(0.01);
});
