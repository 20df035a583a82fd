import type { Measurement } from "#app/content/posts/measurement.ts";

export const measured = {
  title: "Where the links in eight articles of ours lead",
  day: "2026-11-28",
  unit: "",
  bars: [
    { name: "Our own pages", value: 55, look: "good" },
    { name: "Rules, from those who make them", value: 29, look: "good" },
    { name: "Studies, reports, one public file", value: 11, look: "good" },
    { name: "Newspapers and news sites", value: 7, look: "good" },
  ],
} as const satisfies Measurement;
