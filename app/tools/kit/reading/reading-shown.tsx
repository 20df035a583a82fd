import type { ComponentProps, ReactNode } from "react";

import type { ReadingProblem } from "./reading-problem.tsx";
import { ReadingPanel } from "./reading-panel.tsx";
import type { ReadingSubject } from "./reading-tool.ts";
import type { ReadingHere } from "./use-reading.ts";
import type { LiveTool } from "#engine/live/contract.ts";
import { ProgressBar } from "#app/ui/progress-bar.tsx";

/** Most often there is no connection. */
const LOST =
  "The reading could not start: this page could not fetch what it needs. Check the connection and try again.";

type ReadingShownProps<Tool extends LiveTool, Sample, More> = {
  reading: ReadingHere<Tool, Sample, More>;
  /** Before the first question. */
  empty?: ReactNode;
  /** During the wait for a sample. */
  waiting?: ReactNode;
} & Pick<ComponentProps<typeof ReadingProblem>, "sourceLink" | "unknown" | "byHand"> &
  // What the result gets of the form around it.
  (object extends More ? { more?: More } : { more: More });

/** What is below a form: how far its question is, or what came of it. */
export function ReadingShown<Tool extends LiveTool, Sample, More>({
  reading,
  more,
  empty,
  waiting,
  ...problem
}: ReadingShownProps<Tool, Sample, More>): ReactNode {
  const { now, tool, ask, stop, showSample } = reading;
  const describe = tool.live?.describe ?? describePage;
  switch (now.state) {
    case "idle":
      return empty;
    case "sampling":
      return waiting;
    case "stopped":
      return null;
    case "lost":
      return (
        <p className="field-error" role="alert">
          {LOST}
        </p>
      );
    case "asking":
      return <ReadingPanel {...describe(now.request)} onCancel={stop} />;
    case "read":
      return <now.Result key={now.run} {...(more as More)} {...now} />;
    case "unread":
      return (
        <now.Problem
          key={now.run}
          {...problem}
          instead={tool.live?.instead ?? ""}
          url={describe(now.request).failed}
          reply={now.reply}
          run={now.run}
          onAgain={() => void ask(now.request)}
          onSample={tool.sample && (() => void showSample(now.request.url))}
        />
      );
    case "sample":
      return <now.Sample sample={now.sample} run={now.run} />;
  }
}

/** In the form, during the wait for a sample. */
export function SampleWait<Tool extends LiveTool, Sample, More>({
  reading: { now, tool },
}: {
  reading: ReadingHere<Tool, Sample, More>;
}) {
  if (now.state !== "sampling" || !tool.sample) return null;
  return (
    <div className="after">
      <ProgressBar steps={tool.sample.steps} durationMs={tool.sample.delayMs} />
    </div>
  );
}

const steps = [
  "Looking up the name",
  "Asking robots.txt",
  "Following redirects",
  "Reading the page, once",
  "Judging what it says",
];

function describePage({ url }: { url: string }): ReadingSubject {
  return {
    title: "Reading the page",
    address: url,
    wait: "Two seconds as a rule, ten at most.",
    steps,
    failed: url,
  };
}
