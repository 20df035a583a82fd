import { expect, test } from "vitest";

import { escapeMarkdown } from "./escape-markdown.ts";

test("signs of Markdown and entities show as typed, all others stay", () => {
  expect(escapeMarkdown("a|b *c* <i> [x](y) &amp; Q&A اردو")).toBe(
    "a\\|b \\*c\\* \\<i\\> \\[x\\](y) \\&amp; Q&A اردو",
  );
});

test("a line break ends no row", () => {
  expect(escapeMarkdown("one\n| two")).toBe("one \\| two");
});
