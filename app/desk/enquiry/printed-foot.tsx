import { site } from "#lib/site/site.ts";
import type { Person } from "#lib/desk/person.ts";
import { tellDayAndYear, tellTime } from "#lib/time-words.ts";

export function PrintedFoot({ me, now }: { me: Person; now: number }) {
  return (
    <p className="mini soft print-only">
      {site.name} Desk. Printed by {me.name}, {tellDayAndYear(now)}, {tellTime(now)}. Personal data:
      do not leave it lying about.
    </p>
  );
}
