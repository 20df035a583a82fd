import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { measureText } from "#engine/text-width/measure-text.ts";
import { openDevanagari, openNaskh, writeTextWidths } from "./make-text-widths.ts";

test("the widths are those of the fonts as installed (else npm run make:text-widths)", async () => {
  const files = await writeTextWidths();

  for (const [name, text] of Object.entries(files)) {
    const path = new URL(`../../engine/text-width/${name}`, import.meta.url);
    expect(readFileSync(path, "utf8")).toBe(text);
  }
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

test.each([
  "लाहौर में छोटे व्यापार के लिए सर्वश्रेष्ठ एसईओ सेवाएँ",
  "गूगल पर पहले पृष्ठ पर अपनी वेबसाइट देखिए",
  "प्रत्येक ग्राहक के लिए निःशुल्क विश्लेषण और क्षेत्रीय प्रचार",
  "ज़्यादा बिक्री, क़ीमत कम",
])("%s is as wide as a text shaper makes its words, within 1%%", async (text) => {
  for (const weight of ["regular", "bold"] as const) {
    const shape = await openDevanagari(weight);
    const words = text.replaceAll(/[,\s]+/g, " ").split(" ");
    const shaped = words.reduce((sum, word) => sum + shape(word.normalize("NFC")).total, 0) / 1000;
    const measured = words.reduce((sum, word) => sum + measureText(word, { weight, sizePx: 1 }), 0);

    expect(Math.abs(measured - shaped) / shaped).toBeLessThan(0.01);
  }
});
