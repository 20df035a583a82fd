import { expect, test } from "vitest";

import { foldText } from "./fold-text.ts";

test.each([
  ["Arabic and Urdu yeh", "كراچي", "کراچی"],
  ["yeh without dots", "مصطفى", "مصطفی"],
  ["Arabic and Urdu heh", "لاهور", "لاہور"],
  ["composed and decomposed hamza", "ی\u0654", "ئ"],
  ["yeh with hamza and yeh", "عائشہ", "عایشہ"],
  ["waw with hamza", "مؤمن", "مومن"],
  ["alef with hamza", "أحمد", "احمد"],
  ["alef below hamza", "إسلام", "اسلام"],
  ["alef with madda", "آصف", "اصف"],
  ["hamza alone", "ضیاء", "ضیا"],
  ["bari yeh with hamza", "ۓ", "ے"],
  ["teh marbuta and heh", "مدينة", "مدینہ"],
  ["heh with hamza above", "شعبۂ", "شعبہ"],
  ["presentation forms", "\uFEDB\uFEAE\uFE8D\uFB7C\uFBFD", "کراچی"],
  ["alef wasla and Quranic marks", "ٱلرَّحْمَٰنِ", "الرحمن"],
  ["vowel marks", "مُحَمَّد", "محمد"],
  ["tatweel", "پاکـــستان", "پاکستان"],
  ["zero-width non-joiner", "مے\u200Cخانہ", "مےخانہ"],
  ["Urdu digits", "۲۰۲۶", "2026"],
  ["Arabic digits", "٢٠٢٦", "2026"],
  ["full-width letters and digits", "ＳＥＯ２０２６", "seo2026"],
  ["capitals", "SEO", "seo"],
  ["accents apart and together", "cafe\u0301", "café"],
  ["curly apostrophe", "don’t", "don't"],
  ["hyphens", "on\u2011page", "on-page"],
])("%s compare as equal", (_name, one, other) => {
  expect(foldText(one)).toBe(foldText(other));
  expect(foldText(foldText(one))).toBe(foldText(one));
});

test.each([
  ["do-chashmi heh and heh", "ھ", "ہ"],
  ["bari yeh and yeh", "لڑکے", "لڑکی"],
  ["noon ghunna and noon", "جاں", "جان"],
  ["an accent and none", "résumé", "resume"],
  ["teh and retroflex teh", "ت", "ٹ"],
])("%s stay apart", (_name, one, other) => {
  expect(foldText(one)).not.toBe(foldText(other));
});
