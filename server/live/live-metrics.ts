import type { LiveObservation } from "./live-answer.ts";
import { add, counter, createHistogram, family } from "#server/log/prometheus-text.ts";

const SECONDS_BOUNDS = [0.1, 0.25, 0.5, 1, 2, 5, 10, 20];

/** Readings of other people's pages as figures: what came of them, never which they were. */
export function createLiveMetrics() {
  const outcomes = new Map<string, number>();
  const layers = new Map<string, number>();
  const seconds = createHistogram(SECONDS_BOUNDS);

  return {
    observe: ({ outcome, reason, layer, ms }: LiveObservation) => {
      add(outcomes, `outcome="${outcome}",reason="${reason ?? ""}"`);
      if (layer !== undefined) add(layers, layer);
      seconds.observe(ms / 1000);
    },
    render: (): string[] => [
      ...family(
        "live_readings_total",
        "counter",
        "Addresses that visitors had read, by outcome",
        [...outcomes].map(([labels, value]) => [`{${labels}}`, value]),
      ),
      ...counter(
        "live_refused_total",
        "Readings that were refused, by the layer that did",
        "layer",
        layers,
      ),
      ...family(
        "live_reading_seconds",
        "histogram",
        "Time of a reading, its site's turn included",
        seconds.samples(),
      ),
    ],
  };
}
