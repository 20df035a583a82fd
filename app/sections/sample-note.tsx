import type { ReactNode } from "react";

import { site } from "#lib/site/site.ts";

/** Says beside a figure or a name that it is invented, until the site file says that it no longer is. */
export function SampleNote({ children }: { children: ReactNode }) {
  return site.isDemonstration ? <p className="sample-note after mini soft">{children}</p> : null;
}
