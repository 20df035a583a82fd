import { readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";

import { describe, expect, test } from "vitest";

import { checks } from "./checks.ts";
import { exampleKinds, ruleTopics } from "./rule-guide.ts";
import { rulePagePath } from "./rule-page-path.ts";
import { neighboursOf, rulePages } from "./rule-pages.ts";
import { measureText } from "#engine/text-width/measure-text.ts";
import { yardstick } from "#engine/text-width/snippet-limits.ts";
import { draftRules, siteRules } from "#engine/site-audit/site-rules.ts";
import { judge } from "#tests/support/test-check.ts";

const engine = join(import.meta.dirname, "..");
/** "titles/h1", of every file of a rule. */
const files = ["rules/page", "site-audit/rules"].flatMap((folder) =>
  readdirSync(join(engine, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .map((file) => `${dirname(file)}/${basename(file, ".ts")}`),
);

test("every rule's file has one page, in the topic of its folder", () => {
  const drafts = new Set(draftRules.map(({ guide: { topic }, id }) => `${topic}/${id}`));

  expect(rulePages.map(({ topic, id }) => `${topic}/${id}`).toSorted()).toEqual(
    files.filter((file) => !drafts.has(file)).toSorted(),
  );
});

test("whatever a report names has its place on a page", () => {
  const places = new Set(
    rulePages.flatMap(({ id, remedies }) => [
      id,
      ...remedies.map(({ issue }) => `${id}#${issue?.id}`),
    ]),
  );

  expect(siteRules.map(rulePagePath).filter((path) => !places.has(path))).toEqual([]);
});

test("no two pages have one name or one lead", () => {
  expect(new Set(rulePages.map(({ name }) => name)).size).toBe(rulePages.length);
  expect(new Set(rulePages.map(({ finds }) => finds)).size).toBe(rulePages.length);
});

describe.each(rulePages.map((page) => [page.id, page] as const))("%s", (_id, page) => {
  test("its name fits a title, its lead a description", () => {
    expect(page.name.length).toBeLessThanOrEqual(47);
    expect(page.finds.length).toBeGreaterThanOrEqual(110);
    expect(page.finds.length).toBeLessThanOrEqual(165);
    expect(measureText(page.finds, yardstick.description.font)).toBeLessThanOrEqual(
      yardstick.description.limitPx,
    );
  });

  test("its sentences end, and its example is two texts of a few lines", () => {
    const { example, finds, matters } = page;
    expect([finds, matters].filter((text) => !/[.]$/.test(text))).toEqual([]);
    expect(example.wrong).not.toBe(example.right);
    for (const text of [example.wrong, example.right]) {
      expect(text.split("\n").length).toBeLessThanOrEqual(12);
      expect(text).toBe(text.trim());
    }
  });

  test("its neighbours are others of its topic, each once", () => {
    const neighbours = neighboursOf(page);
    expect(new Set(neighbours.map(({ id }) => id)).size).toBe(neighbours.length);
    expect(neighbours).not.toContain(page);
    expect(neighbours.filter(({ topic }) => topic !== page.topic)).toEqual([]);
  });
});

test("every topic has a rule, and every kind of example is used", () => {
  expect(new Set(rulePages.map(({ topic }) => topic))).toEqual(new Set(Object.keys(ruleTopics)));
  expect(new Set(rulePages.map(({ example }) => example.kind))).toEqual(
    new Set(Object.keys(exampleKinds)),
  );
});

/** An example as the check would meet it. */
function judgeExample(id: string, which: "wrong" | "right") {
  const check = checks.find((each) => each.id === id)!;
  const { example } = rulePages.find((page) => page.id === id)!;
  const text = example[which];
  if (example.kind === "robots") return judge(check, "<p>Desks</p>", { robotsTxt: text });
  const [, status, html = text] = /^HTTP\/1\.1 (\d+).*\n\n([^]*)$/.exec(text) ?? [];
  return judge(check, html, status === undefined ? {} : { httpStatus: Number(status) });
}

/** A hundred words are no example. */
const TOO_LONG_TO_SHOW = new Set(["thin-text"]);

describe.each(checks.map(({ id }) => id))("the example of %s", (id) => {
  test("is found by the check where it is wrong", () => {
    expect(judgeExample(id, "wrong").status).toMatch(/^(?:warn|fail)$/);
  });

  test.skipIf(TOO_LONG_TO_SHOW.has(id))("passes where it is right", () => {
    expect(judgeExample(id, "right")).toMatchObject({ status: "pass" });
  });
});
