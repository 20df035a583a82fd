import { describe, expect, test } from "vitest";

import type { LiveRobots, TestedAddress } from "#engine/live/judge-robots.ts";
import {
  googleVerdictFor,
  describeElsewhere,
  findCase,
  shareVerdicts,
  sortTested,
  statusCases,
} from "./google-verdict.ts";

const file: LiveRobots["file"] = {
  url: "https://tea.pk/robots.txt",
  hops: [{ url: "https://tea.pk/robots.txt", status: 200 }],
  kind: "file",
  status: 200,
  meaning: "It answers 200: its rules bind.",
  bytes: 40,
  lines: 2,
  sitemaps: [],
  isWebPage: false,
};
const open = { allowed: true };
const shut = { allowed: false, line: 2, rule: "Disallow: /css" };

function tested(url: string, ...verdicts: TestedAddress["verdicts"]): TestedAddress {
  return {
    url,
    kind: url.endsWith("/") ? "page" : url.endsWith(".css") ? "style sheet" : "script",
    isOwnHost: url.startsWith("https://tea.pk"),
    verdicts: verdicts.length > 0 ? verdicts : [open],
  };
}

test("crawlers for whom the same line decides the same are named together", () => {
  expect(shareVerdicts([open, shut, open, { ...shut, line: 5 }], ["A", "B", "C", "D"])).toEqual([
    { allowed: true, agents: ["A", "C"] },
    { ...shut, agents: ["B"] },
    { ...shut, line: 5, agents: ["D"] },
  ]);
});

describe("the order of the tested addresses", () => {
  const closed = tested("https://tea.pk/css/a.css", open, shut);
  const script = tested("https://tea.pk/a.js", open, open);
  const foreign = tested("https://cdn.pk/a.js", shut, shut);

  test("the page comes first, then its closed files; other hosts are apart", () => {
    const page = tested("https://tea.pk/", open, open);

    expect(sortTested([page, script, closed, foreign])).toEqual({
      first: [page, closed],
      rest: [script],
      elsewhere: [foreign],
    });
  });

  test("a crawler that may not read the page misses none of its files", () => {
    const page = tested("https://tea.pk/", open, shut);

    expect(sortTested([page, closed])).toEqual({ first: [page], rest: [closed], elsewhere: [] });
  });
});

describe("may Google read it", () => {
  const page = (verdict: TestedAddress["verdicts"][number]) => [tested("https://tea.pk/", verdict)];

  test.each([
    ["a file that lets it in", file, page(open), "Yes"],
    ["a file that closes it", file, page(shut), "No"],
    [
      "a file that does not answer",
      { ...file, kind: "unavailable" },
      page(open),
      "Not at the moment",
    ],
    ["a page of another host", file, [tested("https://cdn.pk/")], "Another file decides"],
  ] as const)("%s", (_what, thisFile, addresses, word) => {
    expect(googleVerdictFor({ file: thisFile, tested: addresses }).word).toBe(word);
  });

  test("only the first crawler, Google’s, counts", () => {
    expect(googleVerdictFor({ file, tested: [tested("https://tea.pk/", open, shut)] }).word).toBe(
      "Yes",
    );
  });
});

test.each([
  ["200", file, "file"],
  ["200 with a web page", { ...file, isWebPage: true }, "web-page"],
  ["404", { ...file, kind: "none", status: 404 }, "none"],
  ["503", { ...file, kind: "unavailable", status: 503 }, "unavailable"],
  [
    "redirects that end nowhere",
    { ...file, kind: "none", status: null, hops: [...file.hops, ...file.hops] },
    "redirect",
  ],
] as const)("%s is one of the cases told", (_what, given, id) => {
  expect(findCase(given)).toBe(id);
  expect(statusCases.map((one) => one.id)).toContain(id);
});

test("addresses of other hosts are counted, and each host named once", () => {
  const [one, two] = [tested("https://cdn.pk/a.js"), tested("https://fonts.pk/a.css")];

  expect(describeElsewhere([one])).toBe(
    "1 address belongs to cdn.pk: the robots.txt there decides, and was not read.",
  );
  expect(describeElsewhere([one, two, tested("https://cdn.pk/b.js")])).toBe(
    "3 addresses belong to cdn.pk and fonts.pk: each has a robots.txt of its own, which was not read.",
  );
});
