import type { ReactNode } from "react";

type MessageProps = { to: string; children: ReactNode };

/** A message to copy, as it would look in a chat. */
export function Message({ to, children }: MessageProps) {
  return (
    <div className="message">
      <p className="message-to">To {to}</p>
      <div className="message-text">{children}</div>
    </div>
  );
}
