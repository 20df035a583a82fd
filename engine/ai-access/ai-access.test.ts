import { expect, test } from "vitest";

import { readAiAccess } from "./ai-access.ts";
import { aiDecisions } from "./ai-decisions.ts";
import { isAllowed } from "#engine/robots-txt/match.ts";
import { parseRobotsTxt } from "#engine/robots-txt/parse.ts";
import { generateRobotsTxt } from "#engine/robots-txt/write-robots-txt.ts";

const rule = (agent: string, disallow: string[], allow: string[] = []) => ({
  id: agent,
  agent,
  disallow,
  allow,
});

test.each([
  ["the agreed default closes the site to AI crawlers too", [rule("*", ["/"])], "closed"],
  ["a star closes it as well", [rule("*", ["/*"])], "closed"],
  ["an empty path closes nothing", [rule("*", [""])], "open"],
  ["no group at all closes nothing", [], "open"],
  ["a path closes a part", [rule("*", ["/cart"])], "partly"],
  ["an exception for the whole opens it", [rule("*", ["/"], ["/"])], "open"],
  ["several groups for everyone are one", [rule("*", ["/cart"]), rule("*", ["/"])], "closed"],
  ["blanks around it change nothing", [rule(" * ", [" / "])], "closed"],
  ["an exception opens a part", [rule("*", ["/"], ["/news"])], "partly"],
  ["one crawler's own group is a part of them", [rule("*", ["/"]), rule("gptbot", [""])], "partly"],
  ["another crawler's group is none of them", [rule("Bingbot", ["/"])], "open"],
] as const)("%s", (_name, rules, expected) => {
  const access = aiDecisions.map((decision) => readAiAccess(decision, rules, {}));

  expect(access[0]).toBe(expected);
  const robots = parseRobotsTxt(generateRobotsTxt({ rules, sitemapUrl: "" }));
  const verdicts = (aiDecisions[0]?.agents ?? []).flatMap((agent) =>
    ["/", "/cart", "/news", "/any"].map((path) => isAllowed(robots, agent, path).allowed),
  );
  const seen = verdicts.every(Boolean) ? "open" : verdicts.some(Boolean) ? "partly" : "closed";
  expect(seen).toBe(expected);
});

test("a kind that is blocked by name is closed, whatever the others may", () => {
  const access = aiDecisions.map((decision) =>
    readAiAccess(decision, [rule("*", [""])], { search: "block" }),
  );

  expect(access).toEqual(["open", "closed", "open"]);
});
