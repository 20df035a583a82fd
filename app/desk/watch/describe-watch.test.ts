import { expect, test } from "vitest";

import { describeWatch } from "./describe-watch.ts";
import type { SiteVerdict } from "#lib/desk/watch.ts";

/** Saturday, 14:00 in Pakistan. */
const NOW = Date.UTC(2026, 10, 21, 9);
const HOUR = 3_600_000;

const watch = (verdicts: readonly SiteVerdict[], nextAt = NOW) =>
  describeWatch(
    { sites: verdicts.map((verdict) => ({ verdict, isReading: false, nextAt })), lastMail: null },
    NOW,
  );

test.each<[SiteVerdict[], string, string]>([
  [[], "No site is watched yet.", ""],
  [["new"], "No site has been read yet.", "The first reading is due within the hour."],
  [
    ["new", "paused"],
    "No site has been read yet.",
    "The first reading is due within the hour. One is paused.",
  ],
  [["same"], "Nothing got worse.", ""],
  [["better", "same"], "Nothing got worse.", ""],
  [
    ["same", "new"],
    "Nothing got worse.",
    "One has not been read yet. The first reading is due within the hour.",
  ],
  [["same", "paused"], "Nothing got worse.", "One is paused."],
  [["not-read"], "One of one could not be read.", ""],
  [
    ["not-read", "same", "same"],
    "One of three could not be read.",
    "The rest is as before, or better.",
  ],
  [
    ["worse", "worse", "not-read", "same", "better"],
    "Two of five got worse.",
    "One could not be read. The rest is as before, or better.",
  ],
  [
    ["worse", "same", "new"],
    "One of three got worse.",
    "One is as before, or better. One has not been read yet. The first reading is due within the hour.",
  ],
  [["worse"], "One of one got worse.", ""],
  [["paused"], "The site is paused.", ""],
  [["paused", "paused"], "All sites are paused.", ""],
])("%j: %s %s", (verdicts, heading, sentence) => {
  expect(watch(verdicts)).toEqual({ heading, sentence });
});

test("says when the first reading is due, or that it is under way", () => {
  expect(watch(["new"], NOW + 12 * HOUR).sentence).toBe("The first reading is due tonight.");
  const sites = [{ verdict: "new" as const, isReading: true, nextAt: NOW }];
  expect(describeWatch({ sites, lastMail: null }, NOW).sentence).toBe(
    "The first reading is under way.",
  );
});

test("shows when the newest mail was sent", () => {
  const lastMail = { client: "Rangreza", at: NOW - HOUR };
  const sites = [{ verdict: "same" as const, isReading: false, nextAt: NOW }];
  expect(describeWatch({ sites, lastMail }, NOW).sentence).toBe(
    "An email about Rangreza went out today at 13:00.",
  );
});
