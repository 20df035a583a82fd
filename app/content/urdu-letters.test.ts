import { globSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { reviewTexts } from "#app/content/review-templates/review-texts.ts";

/** Letters and digits of an Arabic keyboard that look like Urdu's and are others to a computer. */
const arabicLookalike = /[يىكهة٠-٩]/u;
/** A Latin sign where Urdu has its own: ۔ ، ؛ ؟ */
const latinSign = /[\u0600-\u06ff]\s*[.,;?]/u;

const templates = Object.values(reviewTexts).flatMap(({ ur }) => stringsOf(ur));

const articles = globSync("posts/*/body.mdx", { cwd: import.meta.dirname }).flatMap((file) =>
  [
    ...readFileSync(`${import.meta.dirname}/${file}`, "utf8").matchAll(/<Urdu>([^<]*)<\/Urdu>/gu),
  ].map(([, text = ""]) => text),
);

/** The page in Urdu: a name or a word in Latin letters has Latin signs around it. */
const pages = globSync("urdu/*.txt", { cwd: import.meta.dirname }).flatMap((file) =>
  readFileSync(`${import.meta.dirname}/${file}`, "utf8")
    .split("\n")
    .map((line) =>
      line
        .replace(/^\w+: /, "")
        .replace(/^- /, "")
        .replace(/^- [^:]+: /, ""),
    ),
);

/** A letter or a number shown by itself is an example of what not to type. */
const sentences = [...templates, ...articles, ...pages].filter((text) => /\p{L}{2}/u.test(text));

function stringsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}

/** What is wrong with a text's letters and signs. A template's slots are no part of it. */
function findForeignSigns(text: string): string[] {
  const words = text.replaceAll(/\{\w+\}/g, "x");
  return [arabicLookalike, latinSign].flatMap((sign) => sign.exec(words)?.[0] ?? []);
}

test("Urdu is written with Urdu's letters, digits and signs", () => {
  expect(templates.length).toBeGreaterThan(60);
  expect(articles.length).toBeGreaterThan(0);
  expect(pages.length).toBeGreaterThan(60);
  expect(sentences.filter((text) => findForeignSigns(text).length > 0)).toEqual([]);
});

test.each([
  ["a yeh of the Arabic keyboard", "آپ كي رائے۔", "ك"],
  ["a heh of the Arabic keyboard", "یہ اچھا هے۔", "ه"],
  ["an Arabic digit", "۴ میں سے ٤ لوگ", "٤"],
  ["a Latin full stop", "شکریہ.", "ہ."],
  ["a Latin comma", "شکریہ, آپ کا", "ہ,"],
])("%s is found", (_, text, sign) => {
  expect(findForeignSigns(text)).toContain(sign);
});
