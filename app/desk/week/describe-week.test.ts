import { expect, test } from "vitest";

import { describeWeek } from "./describe-week.ts";

const HOUR = 3_600_000;
const none = { inTime: 0, due: 0, longestMs: null, answeredLate: 0, waitLate: 0, stillInTime: 0 };

test.each([
  [{ came: 0 }, "Nobody came.", ""],
  [{ came: 5, inTime: 5, due: 5 }, "5 came. All were answered in time.", ""],
  [{ came: 1, inTime: 1, due: 1 }, "1 came. It was answered in time.", ""],
  [
    { came: 519, inTime: 2, due: 2, stillInTime: 517 },
    "519 came. Two were answered, in time.",
    "517 have no answer yet, and still have time.",
  ],
  [{ came: 3, stillInTime: 3 }, "3 came.", "Three have no answer yet, and still have time."],
  [
    { came: 2, inTime: 1, due: 1, stillInTime: 1 },
    "2 came. One was answered, in time.",
    "One has no answer yet, and still has time.",
  ],
  [
    {
      came: 23,
      inTime: 16,
      due: 18,
      answeredLate: 1,
      longestMs: 31.5 * HOUR,
      waitLate: 1,
      stillInTime: 5,
    },
    "23 came. 16 of 18 were answered in time.",
    "One answer took 31 hours, one person is late without any answer. Five have no answer yet, and still have time.",
  ],
  [
    { came: 4, inTime: 1, due: 4, answeredLate: 3, longestMs: 120 * HOUR },
    "4 came. 1 of 4 was answered in time.",
    "Three answers were late, the longest took 5 days.",
  ],
  [
    { came: 2, due: 2, waitLate: 2 },
    "2 came. None of 2 was answered in time.",
    "Two people are late without any answer.",
  ],
])("%j: %s %s", (week, heading, sentence) => {
  expect(describeWeek({ ...none, ...week })).toEqual({ heading, sentence });
});
