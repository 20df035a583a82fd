import { expect, test } from "vitest";

import { BadInput, BadUse } from "#scripts/seo/command.ts";
import { command } from "./serp.ts";

const refuse = () => Promise.reject(new Error("serp reads no file"));
const refuseStream = () => {
  throw new Error("serp reads no file");
};
const run = async (values: Record<string, string>) =>
  command.run({
    values,
    positionals: [],
    readText: refuse,
    readBytes: refuse,
    streamBytes: refuseStream,
  });

test("a title that fits is clean, though no description is given", async () => {
  const { hasFindings, json } = await run({ title: "Tea" });

  expect(hasFindings).toBe(false);
  expect(json).toEqual({
    title: {
      characters: 3,
      px: 32.2,
      limitPx: 580,
      yardstickPx: 29.7,
      yardstickLimitPx: 580,
      desktop: "Tea",
      mobile: "Tea",
      isEstimate: false,
    },
    findings: [],
  });
});

test("a title that is cut is a finding, in words and as data", async () => {
  const { hasFindings, text, json } = await run({ title: "W".repeat(40) });

  expect(hasFindings).toBe(true);
  expect(text).toContain("title: cut on desktop: 755.1 px where 580 show");
  expect(json).toMatchObject({
    findings: [{ field: "title", kind: "cut", screen: "desktop" }],
  });
});

test("a title that is cut between its lines is not said to be wider than there is room", async () => {
  const title = `WWWWWWWW mmmmmmmmmmm ${"i".repeat(27)} Lahore office ${"x".repeat(27)}`;
  const { text } = await run({ title });

  expect(text).toContain("title: cut on mobile: 689.4 px would fit into 736");
  expect(text).not.toContain("px where 736 show");
});

test("an empty description that was given is missing", async () => {
  expect((await run({ description: "" })).text).toContain("description: missing");
});

test("neither title nor description is bad use", async () => {
  await expect(run({})).rejects.toBeInstanceOf(BadUse);
});

test.each([
  ["bold 18px Arial", 50.968],
  ["14px Arial", 39.642],
  ["20px Arial", 56.631],
])("--batch measures WWW in %s", (font, px) => {
  expect(command.answer?.({ text: "WWW", font })).toEqual({ px: expect.closeTo(px, 2) });
});

test("--batch refuses another font by name", () => {
  expect(() => command.answer?.({ text: "W", font: "20px Roboto" })).toThrow(BadInput);
});
