/** One recipe of the README with each `npm test`; all of them, with the build: recipes.long.test.ts. */
import { afterAll, beforeAll, expect, test } from "vitest";

import { added } from "#tests/recipes/new-entries.ts";
import { copyProject, type Answer, type ProjectCopy } from "#tests/recipes/project-copy.ts";

const { slug } = added.tool;
const folder = `app/tools/${slug}`;
/** A copy of the project is checked while the tests wait. */
const WAIT_MS = 240_000;

let copy: ProjectCopy;
let started: Answer;

beforeAll(async () => {
  copy = copyProject();
  started = await copy.run("npm", "run", "-s", "new:tool", "--", slug);
}, WAIT_MS);
afterAll(() => copy.remove(), WAIT_MS);

test("npm run new:tool writes the tool's folder and its two lines, and says what remains to be done", () => {
  expect(started.code).toBe(0);
  expect(started.output).toContain("What remains to be done:");
  expect(copy.takeChanges().filter((path) => !path.startsWith(`${folder}/`))).toEqual([
    "app/islands/islands.ts",
    "app/tools/tools.ts",
  ]);
});

test.each([
  ["types", "react-router typegen && tsc"],
  ["lint", `oxlint --deny-warnings ${folder}`],
  ["format", `prettier --check --log-level warn ${folder} app/tools/tools.ts app/islands`],
  ["unit tests", `vitest run --reporter=dot ${folder} app/tools/tools.test.ts`],
])("what it wrote is good: %s", { timeout: WAIT_MS }, async (_step, command) => {
  const { code, output } = await copy.run("sh", "-c", command);

  expect(code === 0 ? "good" : output).toBe("good");
});
