import { describe, expect, test } from "vitest";

import type { LanguageVersion } from "#engine/live/judge-hreflang.ts";
import { countTroubles, sortVersions, unknownWord } from "./sort-versions.ts";

const good = {
  url: "https://a.pk/",
  state: "read",
  status: 200,
  isIndexable: true,
  isCanonicalToItself: true,
  alternates: 2,
} as const satisfies LanguageVersion;
const moved = { ...good, url: "https://a.pk/ur", redirectedTo: "https://a.pk/urdu" } as const;
const unread = { url: "https://b.pk/", state: "not-read", detail: "It took too long." } as const;

describe("a version", () => {
  test.each<[string, LanguageVersion, string, RegExp]>([
    ["that answers, is indexable and its own canonical", good, "good", /^$/],
    ["that answers 404", { ...good, status: 404, isIndexable: false }, "shut", /answers 404/],
    ["that Google may not index", { ...good, isIndexable: false }, "shut", /noindex/],
    ["that leads elsewhere", moved, "odd", /address it leads to/],
    [
      "that was asked for under an older address",
      { ...good, redirectedTo: good.url },
      "good",
      /^$/,
    ],
    ["of another canonical", { ...good, isCanonicalToItself: false }, "odd", /canonical/],
    ["that was not read", unread, "not-read", /^It took too long\.$/],
  ])("%s", (_what, version, state, advice) => {
    const [sorted] = sortVersions([version]);

    expect(sorted).toMatchObject({ version, state, advice: expect.stringMatching(advice) });
  });

  test("that needs something comes first, unread ones before good ones", () => {
    const gone = { ...good, url: "https://a.pk/de", status: 410 };

    expect(sortVersions([good, unread, moved, gone]).map(({ version }) => version.url)).toEqual([
      gone.url,
      moved.url,
      unread.url,
      good.url,
    ]);
  });
});

test("a listed page of which nothing is known was redirected or not read", () => {
  expect(unknownWord(moved.url, [good, moved])).toBe("Redirected");
  expect(unknownWord(unread.url, [good, unread])).toBe("Not read");
  expect(unknownWord("https://c.pk/", [good])).toBe("Not read");
});

test("the headline counts what is to be fixed and what was not read, and nothing where all is good", () => {
  expect(countTroubles(sortVersions([good, moved, unread]))).toBe(
    "1 version to fix, 1 version not read",
  );
  expect(countTroubles(sortVersions([good]))).toBe("");
});
