import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { collectCodes, printCodes } from "./make-language-codes.ts";

test("the codes are those of the kept lists as installed (else npm run make:language-codes)", async () => {
  const path = new URL("../../engine/hreflang/language-codes.ts", import.meta.url);

  expect(readFileSync(path, "utf8")).toBe(await printCodes(collectCodes()));
});
