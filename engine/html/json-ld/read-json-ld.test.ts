import { expect, onTestFinished, test, vi } from "vitest";

import {
  MAX_STRUCTURED_DATA_CHARACTERS,
  MAX_STRUCTURED_DATA_DEPTH,
  MAX_STRUCTURED_DATA_OF_A_PAGE,
} from "#engine/bounds.ts";
import { parseHtml } from "#engine/html/parse-html.ts";
import { readJsonLd } from "./read-json-ld.ts";
import { readThings } from "./structured-data.ts";

const THING = '{"@type":"Thing"}';

function read(...blocks: string[]) {
  const html = blocks.map((text) => `<script type="application/ld+json">${text}</script>`).join("");
  const parsed = parseHtml(`<!doctype html><title>x</title>${html}`);
  if (!parsed.ok) throw new Error(parsed.problem);
  return readJsonLd(parsed.value);
}

const padded = (length: number) => THING.padEnd(length);
const nested = (levels: number) => "[".repeat(levels) + THING + "]".repeat(levels);

test.each([
  ["long", padded(MAX_STRUCTURED_DATA_CHARACTERS), padded(MAX_STRUCTURED_DATA_CHARACTERS + 1)],
  ["deep", nested(MAX_STRUCTURED_DATA_DEPTH - 1), nested(MAX_STRUCTURED_DATA_DEPTH)],
])(
  "a block that is as %s as may be is read, and one that is more is said not to be",
  (_what, most, more) => {
    const [first, second, third] = read(most, more, THING);

    expect(first).toMatchObject({ unread: null, value: expect.anything() });
    expect(second).toMatchObject({
      value: null,
      problem: null,
      unread: expect.stringContaining("line 1"),
    });
    expect(readThings([first!, third!])).toHaveLength(2);
  },
);

test("what is too long is not parsed at all", () => {
  const parse = vi.spyOn(JSON, "parse");
  onTestFinished(() => parse.mockRestore());
  read('{"@graph":['.repeat(150_000));
  expect(parse).not.toHaveBeenCalled();
});

test("the blocks of a page together have a bound", () => {
  const count = MAX_STRUCTURED_DATA_OF_A_PAGE / MAX_STRUCTURED_DATA_CHARACTERS;
  const blocks = Array.from({ length: count + 1 }, () => padded(MAX_STRUCTURED_DATA_CHARACTERS));
  expect(read(...blocks).map(({ unread }) => unread !== null)).toEqual([
    ...Array.from({ length: count }, () => false),
    true,
  ]);
});
