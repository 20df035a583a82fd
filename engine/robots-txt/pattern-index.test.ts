import { describe, expect, test } from "vitest";

import { PatternIndex } from "#engine/robots-txt/pattern-index.ts";

const isMatch = (pattern: string, path: string) =>
  new PatternIndex([pattern]).findStrongest(path, 1).length === 1;

test.each([
  ["/", "/anything", true],
  ["/*.php$", "/a.php", true],
  ["/*.php$", "/a.php?x", false],
  ["/a$b", "/a$bc", true],
  ["*$", "/x", true],
  ["$", "/", false],
  ["/a*a$", "/a", false],
  ["/a*b*c", "/a--b--c--", true],
  ["/*ab*bc", "/abc", false],
  ["/Fish", "/fish", false],
  ["/%D9%82*x", "/%D9%82/x", true],
])("pattern %s against %s: %s (RFC 9309 2.2.3)", (pattern, path, expected) => {
  expect(isMatch(pattern, path)).toBe(expected);
});

describe("against a plain position-by-position matcher", () => {
  const patterns = combine(["/", "a", "*", "$"], 5);
  const paths = combine(["/", "a", "$"], 4).map((path) => `/${path}`);

  test("every short pattern by itself", () => {
    const wrong: string[] = [];
    for (const pattern of patterns) {
      const index = new PatternIndex([pattern]);
      for (const path of paths) {
        const matches = index.findStrongest(path, 1).length === 1;
        if (matches !== matchSlowly(pattern, path)) wrong.push(`${pattern} on ${path}`);
      }
    }

    expect(patterns.length * paths.length).toBeGreaterThan(100_000);
    expect(wrong).toEqual([]);
  });

  test("all of them in one index: the first three that match, in their order", () => {
    // Shuffled by a fixed step, so that no order of lengths helps.
    const mixed = patterns.map((_each, at) => patterns[(at * 487) % patterns.length] ?? "");
    const index = new PatternIndex(mixed);

    for (const path of paths) {
      const slow = mixed.flatMap((pattern, at) => (matchSlowly(pattern, path) ? [at] : []));
      expect([path, ...index.findStrongest(path, 3)]).toEqual([path, ...slow.slice(0, 3)]);
    }
  });

  test("patterns of several letters, one inside the other, on paths made of them", () => {
    const random = makeRandom(7);
    const parts = ["a", "ab", "bab", "b", "*", "*", "abab", "*b", "ba", "$"];
    const draw = (length: number, from: readonly string[]) =>
      Array.from({ length }, () => from[random(from.length)] ?? "").join("");
    const many = Array.from({ length: 3000 }, () => `/${draw(1 + random(5), parts)}`);
    const index = new PatternIndex(many);

    for (let round = 0; round < 300; round += 1) {
      const path = `/${draw(random(7), ["a", "b", "ab", "bab"])}`;
      const slow = many.flatMap((pattern, at) => (matchSlowly(pattern, path) ? [at] : []));
      expect([path, ...index.findStrongest(path, many.length)]).toEqual([path, ...slow]);
    }
  });
});

describe("the same as the plain matcher, on files that are long enough for every way of asking", () => {
  test.each<[string, readonly string[], number, readonly string[]]>([
    ["two letters, asked side by side", ["*a", "*b", "*a*b", "$"], 12, ["a", "b"]],
    [
      "pairs that hundreds of rules have",
      ["*ab", "*ba", "*aa", "*bb", "*c", "$"],
      6,
      ["a", "b", "c"],
    ],
    ["runs of one letter", ["*aaa", "*aaaaaaa", "*aab", "*b", "a"], 4, ["a", "aaaa", "b"]],
    [
      "parts that few rules have",
      ["*abc", "*cab", "*bcab", "*d1", "*2d", "*d", "$"],
      4,
      ["abc", "d", "1", "2"],
    ],
    [
      "more pairs than are common",
      pairUp([..."abcdef"]).map((pair) => `*${pair}`),
      11,
      [..."abcdef"],
    ],
    [
      "runs and pairs of two letters, more than are common",
      combine(["a", "b"], 4)
        .filter((part) => part !== "")
        .map((part) => `*${part}`),
      7,
      ["a", "b", "aaaaaaaaa"],
    ],
  ])("%s", (_name, parts, most, letters) => {
    const random = makeRandom(11);
    const draw = (length: number, from: readonly string[]) =>
      Array.from({ length }, () => from[random(from.length)] ?? "").join("");
    const many = Array.from({ length: 600 }, () => `/${draw(1 + random(most), parts)}`);
    const index = new PatternIndex(many);

    for (const length of [5, 30, 160, 400]) {
      for (let round = 0; round < 4; round += 1) {
        const path = `/${draw(length + random(9), letters)}`;
        const slow = many.flatMap((pattern, at) => (matchSlowly(pattern, path) ? [at] : []));
        expect([path, ...index.findStrongest(path, many.length)]).toEqual([path, ...slow]);
        expect([path, ...index.findStrongest(path, 3)]).toEqual([path, ...slow.slice(0, 3)]);
      }
    }
  });

  test("places that are far apart, in a path of thousands of characters", () => {
    const runs = Array.from({ length: 300 }, (_each, at) => "a".repeat((at % 140) + 1));
    const many = runs.flatMap((run, at) => [`/*b*${run}*c`, `/*${run}b*${"a".repeat(at % 60)}b*d`]);
    const index = new PatternIndex(many);

    for (const [before, after] of [
      [300, 200],
      [139, 90],
      [500, 17],
    ] as const) {
      const path = `/${"a".repeat(before)}b${"d".repeat(99)}${"a".repeat(after)}bc${"a".repeat(9)}d`;
      const slow = many.flatMap((pattern, at) => (matchSlowly(pattern, path) ? [at] : []));
      expect(slow.length).toBeGreaterThan(10);
      expect(index.findStrongest(path, many.length)).toEqual(slow);
    }
  });
});

test("a path longer than 65,535 characters is read to its end", () => {
  const index = new PatternIndex(["/*a*b*a*b*z*y", "/*b*a*b*a*z", "/*y*z"]);

  expect(index.findStrongest(`/${"ab".repeat(40_000)}zxy`, 3)).toEqual([0, 1]);
});

test("a pattern of many stars looks at each place a few times, not once a star", () => {
  const index = new PatternIndex([`/b*${"*a".repeat(500)}b*c`]);
  const path = `/b${"a".repeat(20_000)}bc`;

  expect(index.findStrongest(path, 1)).toEqual([0]);
  expect(index.lookups).toBeLessThan(8 * path.length);
});

/** Whole numbers below a bound, the same at every run. https://en.wikipedia.org/wiki/Linear_congruential_generator */
function makeRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** robots.cc, RobotsMatchStrategy::Matches, word for word: slow and plain. */
function matchSlowly(pattern: string, path: string): boolean {
  let positions = [0];
  for (let i = 0; i < pattern.length; i += 1) {
    const char = pattern[i];
    if (char === "$" && i + 1 === pattern.length) return positions.at(-1) === path.length;
    if (char === "*") {
      const first = positions[0] ?? 0;
      positions = Array.from({ length: path.length - first + 1 }, (_, step) => first + step);
    } else {
      positions = positions.filter((at) => path[at] === char).map((at) => at + 1);
      if (positions.length === 0) return false;
    }
  }
  return true;
}

function pairUp(letters: readonly string[]): string[] {
  return letters.flatMap((one) => letters.map((other) => one + other));
}

function combine(letters: readonly string[], length: number): string[] {
  if (length === 0) return [""];
  const shorter = combine(letters, length - 1);
  return [
    ...shorter,
    ...shorter
      .filter((word) => word.length === length - 1)
      .flatMap((word) => letters.map((letter) => word + letter)),
  ];
}
