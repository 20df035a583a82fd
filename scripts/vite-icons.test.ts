import { expect, test } from "vitest";

import { importOneByOne } from "./vite-icons.ts";

const files = new Map([
  ["Check", "icons/check.mjs"],
  ["X", "icons/x.mjs"],
]);

test("each icon is a module of its own, by the name that it has where it is used", () => {
  const code =
    'import {\n  Check,\n  X as Cross,\n  type LucideIcon,\n} from "lucide-react";\nrest();';

  expect(importOneByOne(code, files)).toBe(
    'import Check from "virtual:icon/icons/check.mjs"; import Cross from "virtual:icon/icons/x.mjs";\nrest();',
  );
});

test("an icon that the package does not have stops the build", () => {
  expect(() => importOneByOne('import { Nothing } from "lucide-react";', files)).toThrow("Nothing");
});

test("what is no import of icons stays as it is", () => {
  const code = 'import type { LucideIcon } from "lucide-react"; import { useId } from "react";';
  expect(importOneByOne(code, files)).toBe(code);
});
