import { CircleSlash } from "lucide-react";

import { ResultBadge } from "#app/tools/kit/result/result-badge.tsx";
import { ToolResult } from "#app/tools/kit/result/tool-result.tsx";
import { Button } from "#app/ui/button.tsx";

/** The way of a tab that has no sample: its button, what it leads to, and the tab that has one. */
export type ByHand = { label: string; text: string; onPaste: () => void; sampleTab?: string };

/** Where this site has no server that reads, in a tab that has no sample: the way that works. */
export function NoReadingNotice({
  run,
  label,
  text,
  onPaste,
}: Omit<ByHand, "sampleTab"> & { run: number }) {
  return (
    <ToolResult label="No page is read here" run={run} className="live-problem card">
      <ResultBadge kind="unread" Icon={CircleSlash} mark="Not read" />
      <h2>This site reads no pages at the moment</h2>
      <p>{text}</p>
      <div className="actions">
        <Button size="sm" onClick={onPaste}>
          {label}
        </Button>
      </div>
    </ToolResult>
  );
}
