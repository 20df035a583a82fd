import type { Measurement } from "#app/content/posts/measurement.ts";

export const measured = {
  title: "What a font weighs, as WOFF2",
  day: "2026-11-22",
  unit: "KB",
  bars: [
    { name: "Latin, the text face of this page", value: 28, look: "good" },
    { name: "Noto Naskh Arabic, regular", value: 51, look: "quiet" },
    { name: "Nastaliq cut to one article’s letters", value: 80, look: "quiet" },
    { name: "Noto Nastaliq Urdu, regular", value: 156, look: "fault" },
  ],
} as const satisfies Measurement;
