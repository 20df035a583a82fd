import { expect, test } from "vitest";

import { toKey } from "#engine/terms/normalise.ts";

test.each([
  ["Arabic and Urdu yeh", "كراچي", "کراچی"],
  ["Arabic and Urdu heh", "لاهور", "لاہور"],
  ["composed and decomposed hamza", "ی\u0654", "ئ"],
  ["teh marbuta and heh", "مدينة", "مدینہ"],
  ["heh with hamza above", "شعبۂ", "شعبہ"],
  ["Quranic marks", "ٱلرَّحْمَٰنِ", "ٱلرحمن"],
  ["vowel marks", "مُحَمَّد", "محمد"],
  ["tatweel", "پاکـــستان", "پاکستان"],
  ["zero-width non-joiner", "مے\u200Cخانہ", "مےخانہ"],
  ["Urdu digits", "۲۰۲۶", "2026"],
  ["Arabic digits", "٢٠٢٦", "2026"],
  ["capitals", "SEO", "seo"],
  ["accents apart and together", "cafe\u0301", "café"],
  ["curly apostrophe", "don’t", "don't"],
])("%s compare as equal", (_name, written, key) => {
  expect(toKey(written)).toBe(key);
  expect(toKey(key)).toBe(key);
});

test("do-chashmi heh stays apart from heh", () => {
  expect(toKey("ھ")).not.toBe(toKey("ہ"));
});
