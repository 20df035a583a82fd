import { useEffect, useState } from "react";

import type * as Engine from "#app/tools/serp-snippet-preview-tool/engine.ts";

export type SerpEngine = typeof Engine;

/** The table of widths comes after the page: what was typed meanwhile is measured when it is there. */
export function useSerpEngine(): SerpEngine | undefined {
  const [engine, setEngine] = useState<SerpEngine>();

  useEffect(() => {
    let isGone = false;
    void import("#app/tools/serp-snippet-preview-tool/engine.ts").then((loaded) => {
      if (!isGone) setEngine(loaded);
    });
    return () => {
      isGone = true;
    };
  }, []);

  return engine;
}
