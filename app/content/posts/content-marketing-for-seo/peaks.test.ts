import { readFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "vitest";

import { peaks } from "#app/content/posts/content-marketing-for-seo/peaks.ts";
import { loader } from "#app/site-files/content-calendar.ts";

test("the calendar has the rows of the article's table, word for word", () => {
  const body = readFileSync(path.join(import.meta.dirname, "body.mdx"), "utf8");
  const rows = body
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .map((line) =>
      line
        .split("|")
        .map((cell) => cell.trim())
        .slice(1, -1),
    );
  const first = rows.findIndex(([name]) => name === peaks[0]?.name);

  expect(rows.slice(first, first + peaks.length)).toEqual(
    peaks.map(({ name, around, who, publishBy }) => [name, around, who, publishBy]),
  );
});

test("the file has each peak and the day to publish before it", async () => {
  const text = (await loader().text()).replaceAll("\r\n ", "");

  expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(2 * peaks.length);
  expect(text).toContain("SUMMARY:Publish for: Eid ul Fitr");
  expect(new Set(text.match(/^UID:.*$/gm)).size).toBe(2 * peaks.length);
  for (const { begins, publishDay } of peaks) expect(publishDay < begins).toBe(true);
});
