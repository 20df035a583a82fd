import { site } from "#lib/site/site.ts";
import { pageNameOf } from "#app/desk/desk-facts.tsx";
import { tellShortDay, tellWeekday } from "#lib/time-words.ts";
import type { BarLook, WeekRow } from "./week-table.tsx";
import { paths } from "#lib/site/paths.ts";
import { startOfDay } from "#lib/pakistan-days.ts";
import { speedHours, type WeekAnswer } from "#lib/desk/week.ts";

/** How fast the first answer was: hours by hours, then who still waits. */
export function speedRows({ speeds, stillInTime, waitLate }: WeekAnswer): readonly WeekRow[] {
  const bounds = [...speedHours, site.answerWithinHours];
  const inTime = bounds.map((to, index): readonly [string, number, BarLook] => {
    const name = index === 0 ? `within ${to} hour` : `${bounds[index - 1]} to ${to} hours`;
    return [name, speeds[index] ?? 0, "good"];
  });
  const afterWeekend = speeds[bounds.length] ?? 0;
  const rows: readonly (readonly [string, number, BarLook])[] = [
    ...inTime,
    ...(afterWeekend === 0 ? [] : [["later, in time", afterWeekend, "good"] as const]),
    ["later", speeds[bounds.length + 1] ?? 0, "late"],
    ["none yet, in time", stillInTime, "open"],
    ["none yet, late", waitLate, "open-late"],
  ];
  return rows.map(([name, value, look]) => ({ cells: [name, value], bar: { value, look } }));
}

/** The others are one row. */
const MOST_PAGES = 12;

/** From which pages they came, this week and in a mean week. */
export function pageRows(
  { pages, meanOf }: Pick<WeekAnswer, "pages" | "meanOf">,
  pageNames: Readonly<Record<string, string>>,
): readonly WeekRow[] {
  const row = (name: string, look: BarLook, came: number, before: number): WeekRow => ({
    cells: [name, came, before],
    bar: { value: came, look, ...(meanOf > 0 && { mean: before / meanOf }) },
  });
  const rest = pages.slice(MOST_PAGES);
  const sum = (key: "came" | "before") => rest.reduce((total, page) => total + page[key], 0);
  return [
    ...pages
      .slice(0, MOST_PAGES)
      .map(({ page, came, before }) =>
        row(pageNameOf(pageNames, page), lookOf(page), came, before),
      ),
    ...(rest.length === 0 ? [] : [row("Other pages", "sand", sum("came"), sum("before"))]),
  ];
}

export function isCity(page: string): boolean {
  return page.startsWith(paths.city(""));
}

function lookOf(page: string): BarLook {
  if (isCity(page)) return "good";
  return page.startsWith(paths.tools) ? "tint" : "sand";
}

const DAYS_WITH_NAMES = 7;

/** "Friday" within a week, "23 Nov" in a longer span. */
export function nameOfDay(day: string, { days }: Pick<WeekAnswer, "days">): string {
  const start = startOfDay(day);
  return days.length <= DAYS_WITH_NAMES ? tellWeekday(start) : tellShortDay(start);
}

type Week = WeekAnswer["weeks"][number];

export function outcomeCells(week: Omit<Week, "from">): (string | number)[] {
  const share = week.due === 0 ? "–" : `${Math.round((week.inTime / week.due) * 100)}%`;
  const { came, won, answered, lost } = week;
  return [came, won, week["in-talk"], answered, lost, week.new, share];
}

export function sumOfWeeks(weeks: readonly Week[]): Omit<Week, "from"> {
  const none = { came: 0, inTime: 0, due: 0, new: 0, answered: 0, "in-talk": 0, won: 0, lost: 0 };
  return weeks.reduce((sum, week) => {
    const keys = Object.keys(none) as (keyof typeof none)[];
    return Object.fromEntries(keys.map((key) => [key, sum[key] + week[key]])) as typeof none;
  }, none);
}
