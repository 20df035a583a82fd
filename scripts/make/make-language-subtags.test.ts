import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { writeLanguageSubtags } from "./make-language-subtags.ts";

test("the subtags are those of the registry as installed (else npm run make:language-subtags)", () => {
  const path = new URL("../../engine/hreflang/language-subtag-bits.ts", import.meta.url);

  expect(readFileSync(path, "utf8")).toBe(writeLanguageSubtags());
});
