import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { languages, regions, scripts } from "#engine/hreflang/language-codes.ts";
import { collectCodes } from "#scripts/make-language-codes.ts";

test("the committed codes are those of the kept lists", () => {
  const codes = collectCodes();
  const committed = readFileSync(
    join(import.meta.dirname, "../engine/hreflang/language-codes.ts"),
    "utf8",
  );

  expect([...languages]).toEqual(codes.languages);
  expect([...regions]).toEqual(codes.regions);
  expect([...scripts]).toEqual(codes.scripts);
  expect(committed).toContain(`IANA registry of ${codes.fileDate}`);
});
