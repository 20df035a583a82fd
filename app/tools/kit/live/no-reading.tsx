import { CircleSlash } from "lucide-react";
import type { ReactNode } from "react";

import { ResultBadge } from "#app/tools/kit/result/result-badge.tsx";
import { ToolResult } from "#app/tools/kit/result/tool-result.tsx";
import { Button } from "#app/ui/button.tsx";

/** Where this site has no server that reads, in a tab that has no sample: the way that works. */
export function NoReadingNotice({
  run,
  label,
  onPaste,
  children,
}: {
  run: number;
  /** Words of the button that leads to the fields. */
  label: string;
  onPaste: () => void;
  children: ReactNode;
}) {
  return (
    <ToolResult label="No page is read here" run={run} className="live-problem">
      <ResultBadge kind="unread" Icon={CircleSlash} mark="Not read" />
      <h2>This site reads no pages at the moment</h2>
      <p>{children}</p>
      <div className="actions">
        <Button size="sm" onClick={onPaste}>
          {label}
        </Button>
      </div>
    </ToolResult>
  );
}
