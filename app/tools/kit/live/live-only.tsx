import type { ReactNode } from "react";

import { useIsLiveOff } from "#app/tools/kit/live/use-is-live-off.ts";

/**
 * What offers to read an address. It is not there where the server reads none: such a server marks its
 * pages (server/front/files/mark-live-off.ts).
 */
export function LiveOnly({ children }: { children: ReactNode }) {
  return useIsLiveOff() ? null : <div className="live-on">{children}</div>;
}
