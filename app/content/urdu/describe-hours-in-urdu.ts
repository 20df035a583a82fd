import { sayTime } from "#lib/site/opening-hours.ts";
import type { SiteFacts } from "#lib/site/site-schema.ts";

type OpeningHours = SiteFacts["openingHours"];

/** As a person says them in Urdu. */
export const urduDays: Readonly<Record<OpeningHours["days"][number], string>> = {
  Monday: "پیر",
  Tuesday: "منگل",
  Wednesday: "بدھ",
  Thursday: "جمعرات",
  Friday: "جمعہ",
  Saturday: "ہفتہ",
  Sunday: "اتوار",
};

/** What `describeHours` says in English: the days and hours, Friday's break, Ramzan. */
export function describeHoursInUrdu(hours: OpeningHours): string[] {
  const { days, opens, closes, fridayBreak, ramzan } = hours;
  return [
    `${urduDays[days[0]!]} سے ${urduDays[days.at(-1)!]}، ${sayTime(opens)} سے ${sayTime(closes)} بجے تک`,
    `جمعے کو ${sayTime(fridayBreak.from)} سے ${sayTime(fridayBreak.to)} تک وقفہ`,
    `رمضان میں ${sayTime(ramzan.opens)} سے ${sayTime(ramzan.closes)} بجے تک`,
  ];
}
