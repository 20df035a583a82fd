import { describe, expect, test } from "vitest";

import { matchesPattern, parsePattern } from "./match-pattern.ts";

const isMatch = (pattern: string, path: string) => matchesPattern(parsePattern(pattern), path);

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

describe("the same as Google's matcher, position by position", () => {
  test("every short pattern on every short path", () => {
    const patterns = combine(["/", "a", "*", "$"], 5);
    const paths = combine(["/", "a", "$"], 4).map((path) => `/${path}`);
    const wrong = patterns.flatMap((pattern) =>
      paths.filter((path) => isMatch(pattern, path) !== matchSlowly(pattern, path)),
    );

    expect(patterns.length * paths.length).toBeGreaterThan(100_000);
    expect(wrong).toEqual([]);
  });

  test("patterns of several letters, one inside the other, on paths made of them", () => {
    const random = makeRandom(7);
    const parts = ["a", "ab", "bab", "b", "*", "*", "abab", "*b", "ba", "$"];
    const draw = (length: number, from: readonly string[]) =>
      Array.from({ length }, () => from[random(from.length)] ?? "").join("");
    const patterns = Array.from({ length: 3000 }, () => `/${draw(1 + random(5), parts)}`);
    const paths = Array.from({ length: 60 }, () => `/${draw(random(7), ["a", "b", "ab", "bab"])}`);

    for (const path of paths) {
      const matching = patterns.filter((pattern) => isMatch(pattern, path));
      expect(matching).toEqual(patterns.filter((pattern) => matchSlowly(pattern, path)));
    }
  });
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
