import { expect, test } from "vitest";

import { allNamed, printed } from "./measured.ts";

test("the article's file keeps out one name for training, and with all names all of them", () => {
  expect(printed.training.keptOut).toBe(1);
  expect(allNamed.training.keptOut).toBe(allNamed.training.of);
});

test("those that quote are let in by either file, as the article says", () => {
  for (const { search, assistant } of [printed, allNamed]) {
    expect([search.keptOut, assistant.keptOut]).toEqual([0, 0]);
  }
});
