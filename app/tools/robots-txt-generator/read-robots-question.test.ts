import { expect, test } from "vitest";

import { readRobotsQuestion } from "./read-robots-question.ts";

const urlsOf = (urls: string) => {
  const read = readRobotsQuestion({
    robots: "User-agent: *\nDisallow: /a",
    agent: "Googlebot",
    urls,
  });
  return read.ok ? read.value.urls : [];
};

test.each([
  [
    "Top pages\tClicks\tImpressions\tCTR\tPosition\nhttps://a.pk/\t1,234\t34,000\t3.63%\t4.2\nhttps://a.pk/b?c=1\t0\t3\t0%\t88",
    ["https://a.pk/", "https://a.pk/b?c=1"],
  ],
  ["Seiten;Klicks;Impressionen\n/warenkorb;12;340\n/;1;2", ["/warenkorb", "/"]],
  ["https://a.pk/,12,340\nhttps://a.pk/b,0,3", ["https://a.pk/", "https://a.pk/b"]],
])("of a table of figures the addresses are taken: %j", (table, urls) => {
  expect(urlsOf(table)).toEqual(urls);
});

test("a list is taken line by line, commas and all", () => {
  expect(urlsOf(" /a,b \n\na.pk/c?d=1,2\r\n")).toEqual(["/a,b", "a.pk/c?d=1,2"]);
});
