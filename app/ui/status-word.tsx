import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

import { classNames } from "#lib/class-names.ts";

type StatusWordProps = {
  as?: "span" | "p" | "li";
  /** Green, amber or red; grey without it. The icon and the words say the same. */
  of?: "pass" | "warn" | "fail" | "note" | "none" | "notApplicable" | undefined;
  Icon: LucideIcon;
  className?: string;
  children: ReactNode;
};

/** A judgement in a few words with its icon. */
export function StatusWord({
  as: Element = "span",
  of,
  Icon,
  className,
  children,
}: StatusWordProps) {
  return (
    <Element className={classNames("status", className)} data-tone={of}>
      <Icon className="icon" aria-hidden />
      {children}
    </Element>
  );
}
