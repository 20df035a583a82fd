import type { Measurement } from "#app/content/posts/measurement.ts";

export const measured = {
  title: "Names under which people look for 109 cities",
  day: "2026-11-23",
  unit: "",
  bars: [
    { name: "One name", value: 50, of: 109, look: "quiet" },
    { name: "Two", value: 33, of: 109, look: "good" },
    { name: "Three", value: 23, of: 109, look: "good" },
    { name: "Four", value: 3, of: 109, look: "good" },
  ],
} as const satisfies Measurement;
