import type { ReactNode } from "react";

import { useIsReadingOff } from "./use-is-reading-off.ts";

/**
 * What offers to read an address. It is not there where the server reads none: such a server marks its
 * pages (server/front/files/mark-live-off.ts).
 */
export function ReadingOnly({ children }: { children: ReactNode }) {
  return useIsReadingOff() ? null : <div className="live-on">{children}</div>;
}
