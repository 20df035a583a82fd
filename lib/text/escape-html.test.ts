import { expect, test } from "vitest";

import { escapeHtml } from "./escape-html.ts";

test("the five characters of markup are escaped, all others stay", () => {
  expect(escapeHtml(`<a href="?x=1&y='2'">اردو</a>`)).toBe(
    "&lt;a href=&quot;?x=1&amp;y=&#39;2&#39;&quot;&gt;اردو&lt;/a&gt;",
  );
});

test("an entity is not read as one: it is text, and shows as typed", () => {
  expect(escapeHtml("&amp;")).toBe("&amp;amp;");
});
