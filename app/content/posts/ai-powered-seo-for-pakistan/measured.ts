import type { Measurement } from "#app/content/posts/measurement.ts";

export const measured = {
  title: "AI readers that this file keeps out, of those on our list",
  day: "2026-11-22",
  unit: "",
  bars: [
    { name: "Training, file as printed", value: 1, of: 7, look: "fault" },
    { name: "Training, all seven names added", value: 7, of: 7, look: "good" },
    { name: "AI search, either file", value: 0, of: 5, look: "quiet" },
    { name: "Fetched for a person, either file", value: 0, of: 5, look: "quiet" },
  ],
} as const satisfies Measurement;
