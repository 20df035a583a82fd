import { expect, test } from "vitest";

import { importOneByOne } from "./vite-icons.ts";

const files = new Map([
  ["Check", "/icons/check.mjs"],
  ["X", "/icons/x.mjs"],
]);

test("each icon comes from its own file, by the name that it has in the module", () => {
  const code =
    'import {\n  Check,\n  X as Cross,\n  type LucideIcon,\n} from "lucide-react";\nrest();';

  expect(importOneByOne(code, files)).toBe(
    'import Check from "/icons/check.mjs"; import Cross from "/icons/x.mjs";\nrest();',
  );
});

test("an icon that the package does not have stops the build", () => {
  expect(() => importOneByOne('import { Nothing } from "lucide-react";', files)).toThrow("Nothing");
});

test("what is no import of icons stays as it is", () => {
  const code = 'import type { LucideIcon } from "lucide-react"; import { useId } from "react";';
  expect(importOneByOne(code, files)).toBe(code);
});
