import { useEffect, useMemo, useState } from "react";

import type * as Typed from "./measure-typed.ts";
import type { SerpValues } from "./serp-fields.tsx";
import type * as Preview from "./serp-preview.tsx";

type SerpEngine = typeof Typed & typeof Preview;

/**
 * The table of widths and the preview drawn by it: loaded once there is something to measure.
 * What was typed meanwhile is measured when they are there.
 */
export function useSerpEngine(isWanted: boolean): SerpEngine | undefined {
  return useLater(isWanted, async () => {
    const [typed, preview] = await Promise.all([
      import("./measure-typed.ts"),
      import("./serp-preview.tsx"),
    ]);
    return { ...typed, ...preview };
  });
}

/** What these texts measure. Undefined while the engine, or the table for their letters, is on its way. */
export function useSerpReport(engine: SerpEngine | undefined, texts: SerpValues) {
  const [needsAll, setNeedsAll] = useState(false);
  const all = useLater(needsAll, () => import("#engine/text-width/measure-text.ts"));
  const measured = useMemo(() => {
    const report = engine?.measureTyped(texts, all?.measureText);
    return report && { texts, report };
  }, [engine, all, texts]);
  if (engine && !measured && !needsAll) setNeedsAll(true);
  return measured;
}

/** What is loaded once it is wanted. */
function useLater<Loaded>(isWanted: boolean, load: () => Promise<Loaded>): Loaded | undefined {
  const [loaded, setLoaded] = useState<{ value: Loaded }>();

  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    void load().then((value) => {
      if (!isGone) setLoaded({ value });
    });
    return () => {
      isGone = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once it is wanted: another function loads the same
  }, [isWanted]);

  return loaded?.value;
}
