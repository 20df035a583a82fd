import { expect, test } from "vitest";

import {
  MAX_ADDRESS_CHARACTERS,
  MAX_LINKS_OF_A_PAGE,
  MAX_LINK_CHARACTERS_OF_A_PAGE,
  MAX_TEXT_CHARACTERS,
} from "#engine/bounds.ts";
import { findEarly } from "#engine/site-audit/early-findings.ts";
import { readSitePage } from "./read-site-page.ts";

function read(html: string) {
  const page = readSitePage(`<!doctype html>${html}`, {
    url: "https://lawn.pk/",
    status: 200,
    now: 0,
  });
  if (!page.ok) throw new Error(page.problem);
  return page.value;
}

const LONG = "long ".repeat(300_000);

test("a title of 1.5 MB is kept as its beginning, in the facts and in the first words of an audit", () => {
  const { facts } = read(`<title>${LONG}</title><h1>${LONG}</h1>`);
  expect(facts.titles[0]?.value).toBe(LONG.slice(0, MAX_TEXT_CHARACTERS));
  expect(JSON.stringify(facts).length).toBeLessThan(20_000);
  expect(JSON.stringify(findEarly(facts, "https://lawn.pk/")).length).toBeLessThan(1_000);
});

test.each([
  ["lang", `<html lang="${LONG}">`],
  ["ids", `<p id="${LONG}">x</p>`.repeat(2)],
  ["a phone number", `<a href="tel:${LONG}">Call</a>`],
  [
    "structured data",
    `<script type="application/ld+json">{"@type":"Store","name":"${LONG}"}</script>`,
  ],
  ["many languages", '<link rel="alternate" hreflang="en" href="/en">'.repeat(5_000)],
  ["many canonicals", `<link rel="canonical" href="/${"x".repeat(100)}">`.repeat(20_000)],
])("%s of any length leave a hundred kilobytes at most", (_what, html) => {
  const { facts } = read(`<head>${html}</head>`);
  expect(JSON.stringify(facts).length).toBeLessThan(100_000);
});

test("4,000 links under a long base leave what all links of a page may leave", () => {
  const base = `/${"b".repeat(MAX_ADDRESS_CHARACTERS - 100)}/`;
  const links = Array.from({ length: 4_000 }, (_, n) => `<a href="${n}">${n}</a>`).join("");
  const page = read(`<base href="${base}">${links}`);
  const characters = page.links.reduce((sum, { from, to }) => sum + from.length + to.length, 0);
  expect(characters).toBeLessThanOrEqual(MAX_LINK_CHARACTERS_OF_A_PAGE);
  expect(page.cut.links).toBe(true);
});

test("what is resolved against a base that is longer than any address leads nowhere", () => {
  const { links } = read(
    `<base href="/${"b".repeat(50_000)}/"><a href="x">X</a><a href="https://lawn.pk/y">Y</a>`,
  );
  expect(links.map(({ to }) => to)).toEqual(["https://lawn.pk/y"]);
});

test("a page that is within its bounds is not called cut", () => {
  const { links, cut } = read(
    `<title>Lawn</title>${Array.from({ length: MAX_LINKS_OF_A_PAGE }, (_, n) => `<a href="/${n}">${n}</a>`).join("")}`,
  );
  expect([links.length, cut]).toEqual([
    MAX_LINKS_OF_A_PAGE,
    { links: false, lengths: false, structuredData: null },
  ]);
});

test("an address that is longer than any is left out alone", () => {
  const { links, cut } = read(`<a href="/${"x".repeat(3_000)}">X</a><a href="/y">Y</a>`);
  expect([links.map(({ to }) => to), cut.links]).toEqual([["https://lawn.pk/y"], true]);
});
