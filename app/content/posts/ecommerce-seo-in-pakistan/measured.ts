import type { Measurement } from "#app/content/posts/measurement.ts";

export const measured = {
  title: "Addresses of one category that robots may open",
  day: "2026-11-22",
  unit: "",
  bars: [
    { name: "No rules", value: 28_350, look: "fault" },
    { name: "The three lines above", value: 162, look: "good" },
    { name: "A fourth line against mixtures", value: 16, look: "good" },
  ],
} as const satisfies Measurement;
