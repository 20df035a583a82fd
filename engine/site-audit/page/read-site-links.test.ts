import { expect, test } from "vitest";

import { readSitePage } from "./read-site-page.ts";

const linksOf = (body: string) => {
  const read = readSitePage(`<!doctype html><title>A</title><body>${body}`, {
    url: "https://a.pk/",
    status: 200,
    now: 0,
  });
  return read.ok
    ? read.value.links.map(({ kind, to, anchor }) => [kind, to.slice(13), anchor])
    : [];
};

test("an area of a picture is a link, by its alternative text", () => {
  const map = '<map name="m"><area shape="rect" href="/north" alt="North"><area alt="sea"></map>';
  expect(linksOf(map)).toEqual([["link", "north", "North"]]);
});

test("of a picture the narrowest, the largest and what is loaded later are read, each once", () => {
  const shawl =
    '<img src="/1.png" srcset="/2.png 800w, /3.png 320w, /1.png 1600w" data-src="/4.png" data-srcset="/4.png 1x, /5.png 2x" alt="">';
  const cap =
    '<picture><source srcset="/6.png 900w, /7.png 300w"><img src="data:image/gif;base64,R0"></picture>';
  const images = linksOf(shawl + cap).map(([, to]) => to);
  expect(images.toSorted()).toEqual(["1.png", "3.png", "4.png", "5.png", "6.png", "7.png"]);
});
