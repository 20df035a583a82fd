import type { ReactNode } from "react";

/**
 * What clicking the button does, under a field for an address. A server whose reading is switched off
 * marks its pages (server/front/files/mark-live-off.ts), and they say so instead.
 */
export function ReadingHint({ children }: { children: ReactNode }) {
  return (
    <>
      <span className="live-on">{children}</span>
      <span className="live-off">
        Reading pages by their address is switched off on this server, so you see a sample here that
        says so.
      </span>
    </>
  );
}
