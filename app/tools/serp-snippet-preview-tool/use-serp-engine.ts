import { useEffect, useState } from "react";

import type * as Yardstick from "#engine/text-width/measure-by-yardstick.ts";
import type * as Preview from "./serp-preview.tsx";

type SerpEngine = typeof Yardstick & typeof Preview;

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
      import("./serp-preview.tsx"),
    ]).then(([yardstick, preview]) => {
      if (!isGone) setEngine({ ...yardstick, ...preview });
    });
    return () => {
      isGone = true;
    };
  }, [isWanted]);

  return engine;
}
