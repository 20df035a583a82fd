import { useEffect, useState } from "react";

import type * as Yardstick from "#engine/text-width/measure-by-yardstick.ts";
import type { MeasureText } from "#engine/text-width/make-measure-text.ts";
import type * as Latin from "#engine/text-width/measure-latin.ts";
import type * as Preview from "./serp-preview.tsx";

type SerpEngine = typeof Yardstick & typeof Latin & typeof Preview;

/**
 * The table of widths and the preview drawn by it: loaded once there is something to measure.
 * What was typed meanwhile is measured when they are there.
 */
export function useSerpEngine(isWanted: boolean): SerpEngine | undefined {
  const [engine, setEngine] = useState<SerpEngine>();

  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    void Promise.all([
      import("#engine/text-width/measure-by-yardstick.ts"),
      import("#engine/text-width/measure-latin.ts"),
      import("./serp-preview.tsx"),
    ]).then(([yardstick, latin, preview]) => {
      if (!isGone) setEngine({ ...yardstick, ...latin, ...preview });
    });
    return () => {
      isGone = true;
    };
  }, [isWanted]);

  return engine;
}

/** What measures this text: its letters may need the large table. Undefined while that is on its way. */
export function useMeasure(engine: SerpEngine | undefined, text: string): MeasureText | undefined {
  const [measureAll, setMeasureAll] = useState<MeasureText>();
  const isLatin = engine?.isLatin(text);

  useEffect(() => {
    if (isLatin !== false) return undefined;
    let isGone = false;
    void import("#engine/text-width/measure-text.ts").then(({ measureText }) => {
      if (!isGone) setMeasureAll(() => measureText);
    });
    return () => {
      isGone = true;
    };
  }, [isLatin]);

  return isLatin === false ? measureAll : engine?.measureLatin;
}
