/**
 * A measurement of our own, as an article shows it. The figures of each are in posts/<slug>/measured.ts;
 * `npm run measure` takes them again, and a test holds what is printed to what is measured.
 */
export type Measurement = {
  /** What was measured, as a line over the plot. */
  title: string;
  /** ISO day on which it was measured. */
  day: string;
  /** Stands behind each value: "px", "KB"; "" for plain counts. */
  unit: string;
  bars: readonly Bar[];
  /** A line across all bars, with what it stands for. */
  limit?: { at: number; label: string };
};

export type Bar = {
  name: string;
  value: number;
  /** The whole of which the value is a part. */
  of?: number;
  /** Colour says what the words say too: within bounds, beyond them, or neither. */
  look?: "good" | "fault" | "quiet";
};
