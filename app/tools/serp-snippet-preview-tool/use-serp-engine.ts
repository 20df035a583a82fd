import { useEffect, useState } from "react";

import type * as Engine from "#engine/text-width/measure-snippet.ts";
import type * as Preview from "#app/tools/serp-snippet-preview-tool/serp-preview.tsx";

export type SerpEngine = typeof Engine;

/**
 * The table of widths and the preview drawn by it: 40 KB, loaded once there is something to measure.
 * What was typed meanwhile is measured when they are there.
 */
export function useSerpEngine(isWanted: boolean): (SerpEngine & typeof Preview) | undefined {
  const [engine, setEngine] = useState<SerpEngine & typeof Preview>();

  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    void Promise.all([
      import("#engine/text-width/measure-snippet.ts"),
      import("#app/tools/serp-snippet-preview-tool/serp-preview.tsx"),
    ]).then(([measures, preview]) => {
      if (!isGone) setEngine({ ...measures, ...preview });
    });
    return () => {
      isGone = true;
    };
  }, [isWanted]);

  return engine;
}
