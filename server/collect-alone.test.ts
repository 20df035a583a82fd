import { execFileSync } from "node:child_process";

import { expect, test } from "vitest";

const MODULE = new URL("collect-alone.ts", import.meta.url).href;
/** Makes garbage while V8 tells of every collection, and of everyone who takes part in one. */
const MAKE_GARBAGE = `
  const { setFlagsFromString } = await import("node:v8");
  const { collectAlone } = await import(${JSON.stringify(MODULE)});
  collectAlone();
  setFlagsFromString("--trace-gc");
  setFlagsFromString("--trace-parallel-scavenge");
  let kept = [];
  for (let at = 0; at < 300_000; at += 1) {
    kept.push({ at, text: "x" + at });
    if (kept.length > 100_000) kept = [];
  }`;

test("young garbage is collected by one thread, which waits for no other", () => {
  const told = execFileSync(process.execPath, ["--input-type=module", "-e", MAKE_GARBAGE], {
    encoding: "utf8",
  });
  const collections = told.match(/ ms: Scavenge /g)?.length ?? 0;
  const takingPart = told.match(/scavenge\[/g)?.length ?? 0;

  expect(collections).toBeGreaterThan(2);
  expect(takingPart).toBe(collections);
});
