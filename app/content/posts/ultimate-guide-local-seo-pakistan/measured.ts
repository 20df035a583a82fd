import type { Measurement } from "#app/content/posts/measurement.ts";

export const measured = {
  title: "Width of two titles on a desktop results page",
  day: "2026-11-22",
  unit: "px",
  limit: { at: 580, label: "cut from here, 580 px" },
  bars: [
    { name: "Short form, Larkana", value: 398, look: "good" },
    { name: "Short form, Tando Muhammad Khan", value: 543, look: "good" },
    { name: "Long form, Larkana", value: 661, look: "fault" },
    { name: "Long form, Tando Muhammad Khan", value: 952, look: "fault" },
  ],
} as const satisfies Measurement;
