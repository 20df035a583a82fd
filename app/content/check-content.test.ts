import { expect, test } from "vitest";

import { checkContent } from "#app/content/check-content.ts";

test("everything under app/content passes its schema", () => {
  expect(() => checkContent()).not.toThrow();
});
