import { expect, test } from "vitest";

import { aiPresetEffects } from "./ai-preset-effects.ts";
import { aiPresets, findAiPreset } from "./ai-presets.ts";
import { isAllowed } from "#engine/robots-txt/match.ts";
import { parseRobotsTxt } from "#engine/robots-txt/parse.ts";
import { generateRobotsTxt } from "#engine/robots-txt/write-robots-txt.ts";

const everyone = { id: "1", agent: "*", disallow: [""], allow: [] };
const asked = ["OAI-SearchBot", "Claude-User", "GPTBot", "Google-Extended", "Googlebot", "Bingbot"];

test.each([
  ["open", asked],
  ["cited", ["OAI-SearchBot", "Claude-User", "Googlebot", "Bingbot"]],
  ["closed", ["Googlebot", "Bingbot"]],
] as const)("%s lets in %s", (key, expected) => {
  const preset = aiPresets.find((one) => one.key === key);
  const robots = parseRobotsTxt(
    generateRobotsTxt({ rules: [everyone], sitemapUrl: "", ai: preset?.ai ?? {} }),
  );

  expect(asked.filter((name) => isAllowed(robots, name, "/").allowed)).toEqual(expected);
});

test.each(aiPresets)("$label says how many names it closes, and closes just those", (preset) => {
  const { names, effect } = aiPresetEffects[preset.key];
  const robots = parseRobotsTxt(
    generateRobotsTxt({ rules: [everyone], sitemapUrl: "", ai: preset.ai }),
  );
  const closed = robots.groups
    .filter(({ rules }) => rules.some(({ pattern }) => pattern === "/"))
    .flatMap(({ agents }) => agents.map(({ token }) => token));

  expect(closed).toEqual(names);
  expect(effect).toContain(names.length === 0 ? "nobody" : `${names.length} names`);
});

test("a mixture of its own is no preset", () => {
  expect(findAiPreset({ search: "block" })).toBeUndefined();
  expect(findAiPreset({ training: "block", search: "allow" })?.key).toBe("cited");
  expect(findAiPreset({})?.key).toBe("open");
});
