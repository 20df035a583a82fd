import type { ReactNode } from "react";

import { HandOver } from "#app/tools/kit/kept/hand-over.tsx";
import "./result-frame.css";
import { ToolResult } from "./tool-result.tsx";
import { classNames } from "#lib/class-names.ts";

type ResultFrameProps = {
  /** What the result says in one line: read aloud when it appears, and handed over with it. */
  label: string;
  /** As `ToolResult` has it. */
  run: number;
  /** Where the result comes from: one of the badges in result-badge.tsx and sample-badge.tsx. */
  badge: ReactNode;
  /** The result in a few words, its heading. */
  headline: ReactNode;
  /** A figure too large for a heading: a score, a word of judgement. The heading says of what. */
  figure?: ReactNode;
  /** Under headline and figure. */
  notes?: ReactNode;
  /** Head beside the evidence where there is room: for evidence that is short. */
  isBeside?: boolean;
  /** On the dark band: for a file that was written. */
  isFile?: boolean;
  /** What is handed over, where it is not the label. */
  finding?: string;
  /** Nothing of an invented result goes along into the form. */
  isSample?: boolean;
  /** Hands nothing over: another result beside it does, or nothing is wrong. */
  isPart?: boolean;
  className?: string;
  /** What the headline rests on, in the frame; long lists follow as `more`, below it. */
  children?: ReactNode;
  more?: ReactNode;
};

/** Every tool's result: where it comes from, what it says, what that rests on, and a person to ask. */
export function ResultFrame({
  label,
  run,
  badge,
  headline,
  figure,
  notes,
  isBeside = false,
  isFile = false,
  finding,
  isSample = false,
  isPart = false,
  className,
  children,
  more,
}: ResultFrameProps) {
  return (
    <ToolResult
      label={label}
      run={run}
      className={classNames("tool-result result-frame", className)}
    >
      <div
        className={classNames("frame-card", isFile ? "tool-file pine lattice" : "card")}
        data-beside={isBeside || undefined}
      >
        <header className="frame-head" data-figure={figure !== undefined || undefined}>
          {badge}
          <h2>{headline}</h2>
          {figure}
          {notes}
        </header>
        {children ? <div className="frame-evidence">{children}</div> : null}
      </div>
      {more}
      {isPart ? null : <HandOver finding={isSample ? "" : (finding ?? label)} />}
    </ToolResult>
  );
}
