import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { withoutGuide } from "./vite-rule-guides.ts";

const code = readFileSync(new URL("../engine/rules/page/titles/h1.ts", import.meta.url), "utf8");

test("a rule loses its guide and nothing else", () => {
  const left = withoutGuide(code);

  expect(code).toContain("Finds pages with no h1");
  expect(left).not.toContain("Finds pages with no h1");
  expect(left).not.toContain("guide");
  expect(left).toContain('id: "h1-missing"');
  expect(left).toMatch(/issues: \[h1Missing, h1Several, h1Long\],\s+evaluate\(/);
});

test("a file without one stops the build", () => {
  expect(() => withoutGuide(`export const rule = { id: "x" };`)).toThrow(/one guide/);
});
