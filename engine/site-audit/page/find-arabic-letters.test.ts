import { expect, test } from "vitest";

import { parseHtml } from "#engine/html/parse-html.ts";
import { readPageFacts } from "#engine/html/page-facts.ts";
import { findArabicLetters } from "./find-arabic-letters.ts";

function wordsIn(body: string, head = "", html = 'lang="ur" dir="rtl"'): readonly string[] {
  const parsed = parseHtml(`<!doctype html><html ${html}><head>${head}</head><body>${body}</body>`);
  if (!parsed.ok) throw new Error(parsed.problem);
  return findArabicLetters(readPageFacts(parsed.value, { now: 0 })).map(({ value }) => value);
}

const WRONG = "ہماری دکان ميں گرم كپڑے اور شالیں مناسب قیمت پر ملتی ہيں";

test.each([
  ["in a paragraph", `<p>${WRONG}</p>`, ""],
  ["over several elements", "<p>گھر ميں</p><li>گرم كپڑے</li><h2>بند ہيں</h2>", ""],
  [
    "in a title and a description",
    "",
    `<title>گھر ميں كپڑے</title><meta name="description" content="ملتے ہيں">`,
  ],
])("common words in Arabic letters are found %s", (_name, body, head) => {
  expect(wordsIn(body, head)).toEqual(["ميں", "كپڑے", "ہيں"]);
});

test("they are found on a page that does not say its language, or says English", () => {
  expect(wordsIn(`<p>${WRONG}</p>`, "", "")).toHaveLength(3);
  expect(wordsIn(`<p>${WRONG}</p>`, "", 'lang="en"')).toHaveLength(3);
});

test("each word is told once, at its first line", () => {
  const parsed = parseHtml(`<!doctype html>\n<p>ميں\n<p>ہيں\n<p>ميں`);
  if (!parsed.ok) throw new Error(parsed.problem);
  expect(findArabicLetters(readPageFacts(parsed.value, { now: 0 }))).toEqual([
    { value: "ميں", line: 2 },
    { value: "ہيں", line: 3 },
  ]);
});

test.each([
  ["Urdu letters", "<p>ہماری دکان میں گرم کپڑے ملتے ہیں، یہ کمپنی پاکستان کی ہے</p>"],
  ["one word, twice", "<p>گھر ميں اور دکان ميں</p>"],
  ["one word, often", "<p>ميں ميں ميں ميں</p>"],
  [
    "a verse without markup",
    "<p>قرآن کہتا ہے: إِيَّاكَ نَعْبُدُ وَإِيَّاكَ نَسْتَعِينُ. اياك نعبد واياك نستعين، في كتاب الله، هي كلمة الذي علي كل شيء</p>",
  ],
  ["honorifics", "<p>حضرت علي رضي الله عنه، نبي كريم صلي الله عليه وسلم، كي لا</p>"],
  ["names of Arabic", "<p>العربية، الإمارات العربية المتحدة، كشمير، مكتبة، دكان، بينك</p>"],
  ["a quotation", `<blockquote><p>${WRONG}</p></blockquote><q>${WRONG}</q><cite>${WRONG}</cite>`],
  ["letters that are shown", `<p>غلط: <code>${WRONG}</code></p>`],
  ["a part in Arabic", `<div lang="ar"><p>${WRONG}</p></div>`],
  ["a part in Sindhi", `<p lang="sd">${WRONG}</p>`],
  ["what is hidden", `<p hidden>${WRONG}</p>`],
  ["Persian without a language", "<p>زندگي يك چيز است كه بيماري را مي برد و كار من اين است</p>"],
])("near miss: %s", (_name, body) => {
  expect(wordsIn(body)).toEqual([]);
});

test("near miss: a page in Arabic", () => {
  expect(wordsIn(`<p>${WRONG}</p>`, "", 'lang="ar"')).toEqual([]);
});
