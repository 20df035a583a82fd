import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { writeEnglish, writeOthers } from "./make-stop-words.ts";

test.each([
  ["english-stop-words.ts", writeEnglish],
  ["other-stop-words.ts", writeOthers],
])(
  "%s holds the stop-words of the package as installed (else npm run make:stop-words)",
  (file, write) => {
    const path = new URL(`../../engine/terms/${file}`, import.meta.url);

    expect(readFileSync(path, "utf8")).toBe(write());
  },
);
