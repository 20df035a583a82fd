import { useEffect, useState } from "react";

import type * as Engine from "#engine/text-width/measure-snippet.ts";

export type SerpEngine = typeof Engine;

/** The table of widths comes after the page: what was typed meanwhile is measured when it is there. */
export function useSerpEngine(): SerpEngine | undefined {
  const [engine, setEngine] = useState<SerpEngine>();

  useEffect(() => {
    let isGone = false;
    void import("#engine/text-width/measure-snippet.ts").then((loaded) => {
      if (!isGone) setEngine(loaded);
    });
    return () => {
      isGone = true;
    };
  }, []);

  return engine;
}
