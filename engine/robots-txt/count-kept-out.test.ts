import { expect, test } from "vitest";

import { countKeptOut } from "./count-kept-out.ts";
import { namesByDecision } from "./crawler-names.ts";

test("a file that closes everything keeps out every AI reader, an empty one none", () => {
  const closed = countKeptOut("User-agent: *\nDisallow: /");
  const open = countKeptOut("");

  for (const key of ["training", "search", "assistant"] as const) {
    expect(closed[key]).toEqual({
      keptOut: namesByDecision[key].length,
      of: namesByDecision[key].length,
    });
    expect(open[key].keptOut).toBe(0);
  }
});

test("a name that is closed counts for what it fetches for, and for nothing else", () => {
  const { training, search, assistant } = countKeptOut("User-agent: GPTBot\nDisallow: /");

  expect([training.keptOut, search.keptOut, assistant.keptOut]).toEqual([1, 0, 0]);
});
