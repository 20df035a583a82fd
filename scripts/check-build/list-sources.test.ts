import { globSync, readFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "vitest";

import { parseSource } from "#app/content/source.ts";
import { rulePages } from "#engine/rules/rule-pages.ts";
import {
  listCrawlerSources,
  listRuleSources,
  listSources,
  tellDueSources,
} from "#scripts/check-build/list-sources.ts";

const DAY_MS = 86_400_000;
const sources = listSources();
const besideTexts = sources.filter(({ file }) => file.endsWith("sources.txt"));

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

test("what was read more than 60 days ago is listed with its file, and nothing else is", () => {
  const source = { file: "app/x/sources.txt", said: "words", where: "a.pk/1", day: "2026-11-23" };
  const read = Date.parse(source.day);

  expect(tellDueSources([source], read + 60 * DAY_MS)).toEqual([
    "0 of 1 sources were last read more than 60 days ago",
  ]);
  expect(tellDueSources([source], read + 61 * DAY_MS)).toEqual([
    "1 of 1 sources were last read more than 60 days ago",
    "       2026-11-23 app/x/sources.txt: words (a.pk/1)",
  ]);
});

test("each crawler has its source in the same list", () => {
  const [due] = tellDueSources(listCrawlerSources(), Date.parse("2027-06-01"));

  expect(due).toMatch(/^(\d+) of \1 sources/);
});

/** Words alone: without links, emphasis and line breaks of a source. */
function plain(text: string): string {
  return text.replaceAll(/\]\([^)]*\)|<[^>]+>|\{" "\}|[[\]*"'’]/g, "").replaceAll(/\s+/g, " ");
}

test("the rules' own sources are listed, one for each page", () => {
  const ofRules = listRuleSources();

  expect(ofRules).toHaveLength(rulePages.length);
  expect(tellDueSources(ofRules, Date.parse("2027-06-01"))[0]).toContain(
    `${rulePages.length} of ${rulePages.length}`,
  );
});
