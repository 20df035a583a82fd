import type { Measurement } from "#app/content/posts/measurement.ts";

export const measured = {
  title: "Age of the moon at sunset in Karachi",
  day: "2026-11-22",
  unit: "hours",
  limit: { at: 19, label: "seldom seen when younger, 19 hours" },
  bars: [
    { name: "7 February 2027, for Ramzan", value: 21.4, look: "quiet" },
    { name: "9 March 2027, for Eid ul Fitr", value: 28.1, look: "good" },
    { name: "7 May 2027, for Eid ul Azha", value: 27.1, look: "good" },
    { name: "5 June 2027, for Muharram", value: 18.6, look: "fault" },
  ],
} as const satisfies Measurement;
