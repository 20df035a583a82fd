import { globSync, readFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "vitest";

import { parseSource } from "./source.ts";

const lines = globSync("app/**/sources.txt").flatMap((file) =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.startsWith("- "))
    .map((line) => ({ file, line, source: parseSource(line.slice(2)) })),
);
const besideTexts = lines.flatMap(({ file, source }) => (source ? [{ file, ...source }] : []));

test("each line of a sources.txt is a source", () => {
  expect(lines.filter(({ source }) => source === undefined)).toEqual([]);
});

test.each([
  ["Gol Chowk: dawn.com/news/1 (2026-11-23)", "Gol Chowk", "dawn.com/news/1"],
  [
    "8.5%: backlinko.com/email-outreach-study (2026-11-23)",
    "8.5%",
    "backlinko.com/email-outreach-study",
  ],
])("%s is a source", (line, said, where) => {
  expect(parseSource(line)).toEqual({ said, where, day: "2026-11-23" });
});

test.each([
  "Gol Chowk: dawn.com/news/1",
  "Gol Chowk: heard there (2026-11-23)",
  "no colon (2026-11-23)",
])("%s is none", (line) => {
  expect(parseSource(line)).toBeUndefined();
});

test.each(besideTexts)("$file: the text still says “$said”", ({ file, said }) => {
  const folder = path.dirname(file);
  const texts = globSync(`${folder}/*.{ts,tsx,mdx,txt}`)
    .filter((name) => name !== file && !name.includes(".test."))
    .map((name) => plain(readFileSync(name, "utf8")));

  expect(texts.some((text) => text.includes(plain(said)))).toBe(true);
});

test.each(globSync("app/content/posts/*/body.mdx"))(
  "%s: each page that it cites is in its sources",
  (file) => {
    const cited = [...readFileSync(file, "utf8").matchAll(/\]\(https:\/\/([^)\s]+?)\/?\)/g)].map(
      ([, at]) => at,
    );
    const known = besideTexts
      .filter((source) => path.dirname(source.file) === path.dirname(file))
      .map(({ where }) => where);

    expect(cited.filter((at) => !known.includes(at ?? ""))).toEqual([]);
  },
);

/** Words alone: without links, emphasis and line breaks of a source. */
function plain(text: string): string {
  return text.replaceAll(/\]\([^)]*\)|<[^>]+>|\{" "\}|[[\]*"'’]/g, "").replaceAll(/\s+/g, " ");
}
