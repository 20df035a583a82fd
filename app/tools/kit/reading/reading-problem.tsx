import { CircleSlash, RotateCw } from "lucide-react";
import type { ReactNode } from "react";

import {
  AGAIN,
  canAskAgain,
  describeProblem,
  isPageUnknown,
  type NoReading,
} from "./describe-problem.ts";
import "./reading.css";
import { NoReadingNotice, type ByHand } from "./no-reading-notice.tsx";
import { ResultBadge } from "#app/tools/kit/result/result-badge.tsx";
import { ToolResult } from "#app/tools/kit/result/tool-result.tsx";
import { TabLink } from "#app/tools/kit/tool-tabs.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { ReadingNote } from "./reading-note.tsx";
import { tellTimeInZone } from "#lib/time-words.ts";

/** Words of the button or link to an invented answer. */
const SAMPLE = "Show a sample";

type WaysProps = {
  reply: NoReading & { endedAt: Date };
  onSample?: (() => void) | undefined;
  /** Asks the same once more; absent where another button beside this does. */
  onAgain?: (() => void) | undefined;
  sourceLink?: ReactNode;
  /** In a tab that has no sample. */
  byHand?: ByHand | undefined;
};

type ReadingProblemProps = WaysProps & {
  url: string;
  run: number;
  /** What this tool takes without a reading, as an order in words. */
  instead: string;
  /** What the tool would have said of the page, as not known. */
  unknown?: ReactNode;
};

/** Why the page was not read, what to do about it, and the sample for those who only want to look. */
export function ReadingProblem({ url, run, instead, unknown, ...ways }: ReadingProblemProps) {
  const { reply, byHand } = ways;
  if (reply.outcome === "no-server" && byHand) return <NoReadingNotice run={run} {...byHand} />;
  const { title, mark, detail } = describeProblem(reply, instead);
  const status = reply.outcome === "not-read" ? reply.status : undefined;

  return (
    <ToolResult label={`${title}. ${detail}`} run={run} className="live-problem card">
      <ResultBadge
        kind="unread"
        Icon={CircleSlash}
        mark={[mark, tellTimeInZone(reply.endedAt.getTime()), status].filter(Boolean).join(" · ")}
      />
      <h2>{title}</h2>
      <code className="soft">{url}</code>
      {isPageUnknown(reply) ? unknown : null}
      <p>{detail}</p>
      {reply.outcome === "not-read" && reply.reason === "blocked" ? (
        <ReadingNote>
          <b>Google may well be let in</b>, so this says nothing about indexing.
        </ReadingNote>
      ) : null}
      <Ways {...ways} />
    </ToolResult>
  );
}

function Ways({ reply, onAgain, onSample, sourceLink, byHand }: WaysProps) {
  const outline = { variant: "outline", size: "sm" } as const;
  return (
    <div className="actions">
      {onAgain && canAskAgain(reply) ? (
        <Button {...outline} onClick={onAgain} Icon={RotateCw}>
          {AGAIN}
        </Button>
      ) : null}
      {sourceLink}
      {byHand ? (
        <Button size="sm" onClick={byHand.onPaste}>
          {byHand.label}
        </Button>
      ) : null}
      {byHand?.sampleTab ? (
        <TabLink tab={byHand.sampleTab} className={buttonClass(outline)}>
          {SAMPLE}
        </TabLink>
      ) : null}
      {onSample ? (
        <Button {...outline} onClick={onSample}>
          {SAMPLE}
        </Button>
      ) : null}
    </div>
  );
}
