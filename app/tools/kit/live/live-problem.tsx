import { CircleSlash, RotateCw } from "lucide-react";
import type { ReactNode } from "react";

import {
  AGAIN,
  canAskAgain,
  describeProblem,
  isPageUnknown,
  type NoReading,
} from "#app/tools/kit/live/describe-problem.ts";
import { ResultBadge } from "#app/tools/kit/result/result-badge.tsx";
import { ToolResult } from "#app/tools/kit/result/tool-result.tsx";
import { Button } from "#app/ui/button.tsx";
import { LiveNote } from "#app/tools/kit/live/live-note.tsx";
import { tellTimeInZone } from "#lib/time-words.ts";

/** Why the page was not read, what to do about it, and the sample for those who only want to look. */
export function LiveProblem({
  url,
  run,
  reply,
  onSample,
  onAgain,
  sourceLink,
  instead,
  unknown,
}: {
  url: string;
  run: number;
  reply: NoReading & { endedAt: Date };
  onSample?: (() => void) | undefined;
  /** Asks the same once more; absent where another button beside this does. */
  onAgain?: (() => void) | undefined;
  sourceLink?: ReactNode;
  /** What this tool takes without a reading, as an order in words. */
  instead: string;
  /** What the tool would have said of the page, as not known. */
  unknown?: ReactNode;
}) {
  const { title, mark, detail } = describeProblem(reply, instead);
  const status = reply.outcome === "not-read" ? reply.status : undefined;

  return (
    <ToolResult label={`${title}. ${detail}`} run={run} className="live-problem">
      <ResultBadge
        kind="unread"
        Icon={CircleSlash}
        mark={[mark, tellTimeInZone(reply.endedAt.getTime()), status].filter(Boolean).join(" · ")}
      />
      <h2>{title}</h2>
      <p className="live-address">{url}</p>
      {isPageUnknown(reply) ? unknown : null}
      <p>{detail}</p>
      {reply.outcome === "not-read" && reply.reason === "blocked" ? (
        <LiveNote>
          <b>Google may well be let in</b>, so this says nothing about indexing.
        </LiveNote>
      ) : null}
      <div className="actions">
        {onAgain && canAskAgain(reply) ? (
          <Button variant="outline" size="sm" onClick={onAgain} Icon={RotateCw}>
            {AGAIN}
          </Button>
        ) : null}
        {sourceLink}
        {onSample ? (
          <Button variant="outline" size="sm" onClick={onSample}>
            Show a sample
          </Button>
        ) : null}
      </div>
    </ToolResult>
  );
}
