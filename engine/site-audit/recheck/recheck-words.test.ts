import { expect, test } from "vitest";

import { tellRecheck } from "./recheck-words.ts";
import type { RecheckState } from "#engine/site-audit/site-report.ts";

const told = (state: RecheckState, states: readonly RecheckState[], left = 0) =>
  tellRecheck({
    at: "2026-11-26T09:05:00.000Z",
    state,
    addresses: states.map((each, at) => ({
      url: `https://lawn.pk/${at}`,
      state: each,
      was: "404",
    })),
    left,
  });

const NEXT =
  " Google may take up to two weeks to read it again; URL Inspection in Search Console asks it to.";

test("counts are said where the addresses differ, and what was not read again; what comes next where something is fixed", () => {
  const when = "Checked again on 26 November 2026, 14:05 PKT";
  expect(told("fixed", ["fixed", "fixed"])).toBe(`${when}: fixed.${NEXT}`);
  expect(told("changed", ["still", "fixed", "unread", "fixed"])).toBe(
    `${when}: changed. 2 fixed, 1 still there, 1 not read.${NEXT}`,
  );
  expect(told("still", ["still"], 1)).toBe(
    `${when}: still there. 1 more address was not read again.`,
  );
});
