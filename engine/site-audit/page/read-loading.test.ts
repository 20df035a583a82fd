import { expect, test } from "vitest";

import { readSitePage } from "#engine/site-audit/page/read-site-page.ts";

test("names what the audit of one page names as loaded over http", () => {
  const read = readSitePage(
    `<title>Lawn</title><script src="http://cdn.example/a.js"></script>
<form action="http://shop.example/send"><input type="image" src="http://cdn.example/go.png"></form>
<object data="http://cdn.example/a.svg"></object><a href="http://a.example/">A link is not loaded</a>`,
    { url: "https://shop.example/", status: 200, now: 0 },
  );

  expect(read.ok && read.value.facts.mixedContent.map(({ line }) => line)).toEqual([1, 2, 2, 3]);
});
