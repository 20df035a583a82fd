import { Info, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

export function ReadingNote({ Icon = Info, children }: { Icon?: LucideIcon; children: ReactNode }) {
  return (
    <p className="note">
      <Icon className="icon" aria-hidden />
      <span>{children}</span>
    </p>
  );
}
