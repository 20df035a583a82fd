import { expect, test } from "vitest";

import { proofFigures } from "#app/content/services/index.ts";
import { parseHtml } from "#engine/html/parse-html.ts";
import type { BuiltPage } from "./built-site.ts";
import { findSampleNotes } from "./sample-notes.ts";

const NOTE = '<p class="mini soft sample-note">Sample clients of a demonstration.</p>';
const QUOTE = '<figure class="testimonial-quote testimonial-quote-large">Good.</figure>';
const PROOF = `<dl><div><dt>${proofFigures[0].label}</dt><dd>200</dd></div></dl>`;
const author = (role: string) =>
  `<aside class="post-author"><p class="post-author-role">${role}</p></aside>`;

function page(body: string): BuiltPage {
  const html = `<main>${body}</main>`;
  const parsed = parseHtml(html);
  if (!parsed.ok) throw new Error(parsed.problem);
  return {
    path: "/",
    kind: "fixed",
    updated: "2026-01-01",
    file: "",
    html,
    document: parsed.value,
  };
}

const find = (body: string, isDemonstration = true) =>
  findSampleNotes({ pages: [page(body)] }, isDemonstration).map(({ message }) => message);

test.each([
  ["a testimonial", QUOTE, "testimonial-quote: 0 say that they are samples"],
  ["the agency's figures", PROOF, "the agency's figures: 0 say that they are samples"],
  ["an author", author("Content lead"), "post-author: 0 say that they are samples"],
  [
    "two of them under one note",
    PROOF + NOTE + QUOTE,
    "testimonial-quote, the agency's figures: 1 say that they are samples",
  ],
])("%s without its note is told", (_, body, message) => {
  expect(find(body)).toEqual([message]);
});

test.each([
  ["nothing invented", "<p>Tea.</p>"],
  ["a note for each", PROOF + NOTE + QUOTE + NOTE],
  ["an author who is called a sample", author("Content lead, sample author")],
])("%s is good", (_, body) => {
  expect(find(body)).toEqual([]);
});

test("once the site's content is real, a note that stayed is told", () => {
  expect(find(QUOTE + NOTE, false)).toEqual(["says that something is a sample"]);
  expect(find(QUOTE, false)).toEqual([]);
});
