import { BadgeCheck, PencilLine, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

import "./result-badge.css";

const tones = { measured: "pass", made: "pass", sample: "warn", unread: "fail" } as const;

type ResultBadgeProps = {
  /** Measured here or read live; made from what was typed; invented; or not had at all. */
  kind: keyof typeof tones;
  Icon: LucideIcon;
  mark: ReactNode;
  /** The rules that were applied and when they were last checked, or why it is a sample. */
  children?: ReactNode;
};

/** Says where a result comes from. One is on every result. */
export function ResultBadge({ kind, Icon, mark, children }: ResultBadgeProps) {
  return (
    <div className="result-badge">
      <b data-tone={tones[kind]}>
        <Icon className="icon" aria-hidden />
        {mark}
      </b>
      {children ? <p className="mini soft measure">{children}</p> : null}
    </div>
  );
}

/** On a result that was measured on what the visitor gave. */
export function MeasuredBadge({
  on,
  children,
}: {
  on: "page" | "text" | "file" | "figures";
  children?: ReactNode;
}) {
  return (
    <ResultBadge kind="measured" Icon={BadgeCheck} mark={`Measured on your ${on}`}>
      {children}
    </ResultBadge>
  );
}

/** On a file or a text that was written from the visitor's fields. */
export function MadeBadge({ of }: { of: "entries" | "words" }) {
  return <ResultBadge kind="made" Icon={PencilLine} mark={`Made from your ${of}`} />;
}
