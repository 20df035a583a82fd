import type { Measurement } from "#app/content/posts/measurement.ts";

export const measured = {
  title: "Width of a title on Google’s desktop results page",
  day: "2026-11-22",
  unit: "px",
  limit: { at: 580, label: "cut from here, 580 px" },
  bars: [
    { name: "The Roman Urdu phrase and the fact", value: 385, look: "good" },
    { name: "Urdu script alone", value: 346, look: "good" },
    { name: "Three forms in one line", value: 672, look: "fault" },
  ],
} as const satisfies Measurement;
