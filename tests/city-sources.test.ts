import { describe, expect, test } from "vitest";

import { localNotes } from "#app/content/cities/local-notes/index.ts";
import { readText } from "#tests/support/project-files.ts";

type Row = { slug: string; said: string; source: string };

const [, landmarkRows = [], factRows = []] = readText("docs/city-sources.md")
  .split(/^## .+$/m)
  .map(readRows);

/** The rows of a table of three columns, without its head. */
function readRows(text: string): Row[] {
  return [...text.matchAll(/^\| ([a-z-]+) +\| (.+?) +\| (.+?) +\|$/gm)]
    .map(([, slug = "", said = "", source = ""]) => ({ slug, said, source }))
    .filter(({ slug }) => !/^-+$/.test(slug));
}

test("both tables are read", () => {
  expect(landmarkRows.length).toBeGreaterThan(100);
  expect(factRows.length).toBeGreaterThan(20);
});

describe("a source stands beside what the note says now", () => {
  test("each landmark with a source is one of its city's landmarks", () => {
    expect(
      landmarkRows.filter(({ slug, said }) => !localNotes[slug]?.landmarks?.includes(said)),
    ).toEqual([]);
  });

  test("each fact belongs to a city that has a note", () => {
    expect(factRows.filter(({ slug }) => !Object.hasOwn(localNotes, slug))).toEqual([]);
  });

  test("each source names a site", () => {
    expect(
      [...landmarkRows, ...factRows].filter(({ source }) => !/^[a-z\d.-]+[.][a-z]+/.test(source)),
    ).toEqual([]);
  });
});
