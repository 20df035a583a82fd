import type { Hono } from "hono";

import { MAX_SPAN_DAYS } from "#lib/desk/week.ts";

import type { Desk } from "./desk.ts";
import { refuse } from "./desk-http.ts";
import { dayBegin, parseDay, weekdayOf } from "#lib/pakistan-days.ts";
import { signedIn } from "./signed-in.ts";
import { noteWhatHappened } from "#server/desk/store/events.ts";
import { readWeek } from "#server/desk/store/week.ts";
import type { AppEnv } from "#server/front/request-facts.ts";
import { DAY_MS } from "#lib/durations.ts";

const NO_DAY = 'A day is written as 2026-11-16. Leave out "from" and "to" for this week.';
const BACKWARDS = "The end is before the start.";
const TOO_LONG = `A span holds ${MAX_SPAN_DAYS} days. Choose a shorter one.`;

/** The figures of a span of days; without one, of this week from Monday on. */
export function addWeekRoute(app: Hono<AppEnv>, desk: Desk): void {
  const { sql, clock } = desk;
  app.get(
    "/week",
    signedIn(desk, async ({ context }) => {
      const now = clock();
      const today = dayBegin(now);
      const monday = today - weekdayOf(now) * DAY_MS;
      const from = readDay(context.req.query("from"), monday);
      const last = readDay(context.req.query("to"), (from ?? monday) + 6 * DAY_MS);
      if (from === undefined) return refuse(context, "bad-request", NO_DAY, { field: "from" });
      if (last === undefined) return refuse(context, "bad-request", NO_DAY, { field: "to" });
      if (last < from) return refuse(context, "bad-request", BACKWARDS, { field: "to" });
      const to = last + DAY_MS;
      if (to - from > MAX_SPAN_DAYS * DAY_MS) {
        return refuse(context, "bad-request", TOO_LONG, { field: "to" });
      }
      await noteWhatHappened(sql, now);
      return context.json(await readWeek(sql, { from, to, now }));
    }),
  );
}

function readDay(text: string | undefined, otherwise: number): number | undefined {
  return text === undefined ? otherwise : parseDay(text);
}
