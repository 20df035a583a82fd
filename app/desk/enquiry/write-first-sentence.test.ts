import { expect, test } from "vitest";

import {
  findLanguage,
  firstNameOf,
  writeFinding,
  writeFirstSentence,
} from "./write-first-sentence.ts";

test.each([
  ["السلام علیکم۔ ہم ملتان میں کپڑے بناتے ہیں۔ sozankar.example", "ur"],
  ["Assalam o alaikum. Hum 30 saal se football banate hain.", "ur-Latn"],
  ["We sell cakes in Lahore and want to be found. Is that hard?", "en"],
  ["", "en"],
])("the language follows the message: %s", (message, language) => {
  expect(findLanguage(message)).toBe(language);
});

test.each([
  ["Bilal Chaudhry", "Bilal"],
  ["Dr. Hira Shafiq", "Hira"],
  ["M. Asif Marwat", "Asif"],
  ["Haji", "Haji"],
])("%s is greeted as %s", (name, first) => {
  expect(firstNameOf(name)).toBe(first);
});

const facts = { name: "Bilal Chaudhry", me: "Ayesha", website: "golmaidan.example", page: "Home" };

test("names the website, or the page where there is none", () => {
  expect(writeFirstSentence("ur-Latn", facts)).toBe(
    "Assalam o alaikum Bilal ji, main Ayesha hoon, Pehla Page se. Aap ne golmaidan.example ke bare mein likha tha.",
  );
  expect(writeFirstSentence("en", { ...facts, website: "" })).toBe(
    "Assalam o alaikum Bilal, this is Ayesha from Pehla Page. You wrote to us from our page “Home”.",
  );
});

test("an enquiry that names neither is greeted, and told of no page", () => {
  expect(writeFirstSentence("en", { ...facts, website: "", page: "" })).toBe(
    "Assalam o alaikum Bilal, this is Ayesha from Pehla Page.",
  );
});

test("a name that looks like a place to fill in stays a name", () => {
  expect(writeFirstSentence("en", { ...facts, name: "{me}" })).toContain("alaikum {me}, this");
});

test("a finding is put into the sentence's own language", () => {
  expect(writeFinding("en", "indexable", { score: 61, link: "https://x.example/r" })).toBe(
    "We looked at your page: Google can show it, and it scores 61 out of 100. Report: https://x.example/r",
  );
});
