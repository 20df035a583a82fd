import { readdirSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { findForeignRobotsText } from "./foreign-text.ts";
import { describeWithFixtures } from "#tests/support/describe-with-fixtures.ts";
import { fixturePath } from "#tests/support/fixtures.ts";

test.each([
  ["<!doctype html>\n<html><body>404</body></html>", "html"],
  ["\uFEFF  <html><pre>\nUser-agent: *\nDisallow: /\n</pre></html>", "html"],
  ["<p>Not found</p>", "html"],
  ['<?xml version="1.0"?><urlset></urlset>', "html"],
  ['{"a":1}', "json"],
  ["https://www.example.pk/robots.txt", "address"],
  ["example.pk", "address"],
  ["<!-- saved -->\n<!-- twice -->\n<html><pre>\nUser-agent: *\nDisallow: /\n</pre>", "html"],
  ['<?xml version="1.0"?><!DOCTYPE html><html></html>', "html"],
  ["hello world", "prose"],
  ["Our shop: open from nine", "prose"],
  ["\u0089PNG\0\0", "binary"],
])("%j is no robots.txt: %s", (text, expected) => {
  expect(findForeignRobotsText(text)).toBe(expected);
});

test.each([
  "User-agent: *\nDisallow:",
  "# nothing is closed here\n\n",
  "Sitemap: https://a.example/sitemap.xml",
  "disalow: /x",
  "User-agent *",
  "Crawl-delay: 10",
  "<!-- ours -->\nUser-agent: *\nDisallow: /",
])("%j is one, whatever is wrong with it", (text) => {
  expect(findForeignRobotsText(text)).toBeUndefined();
});

describeWithFixtures("robots.txt files of real sites", 29, () => {
  const files = readdirSync(fixturePath("robots/real"));

  test.each(files)("%s is taken", (file) => {
    const text = readFileSync(fixturePath(`robots/real/${file}`), "utf8");

    expect(findForeignRobotsText(text)).toBeUndefined();
  });

  return files.length;
});
