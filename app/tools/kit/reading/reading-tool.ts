import type { ComponentType } from "react";

import type { ReadingReply } from "./request-reading.ts";
import type { ReadingProblem } from "./reading-problem.tsx";
import type { LiveRead, LiveResults, LiveTool } from "#engine/live/contract.ts";
import type { LiveRequest } from "#engine/live/live-request.ts";

export type ToolRequest<Tool extends LiveTool> = LiveRequest & { tool: Tool };

export type SampleProps<Sample> = { sample: Sample; run: number };

export type ResultProps<Tool extends LiveTool> = {
  request: ToolRequest<Tool>;
  read: LiveRead<LiveResults[Tool]>;
  run: number;
};

/**
 * `title`: "Reading 3 pages". `address`: of the one page that is read. `wait`: how long it takes, as a
 * sentence. `failed`: whose reason a refusal gives.
 */
export type ReadingSubject = {
  title: string;
  address?: string;
  wait: string;
  steps: readonly string[];
  failed: string;
};

/** An invented answer, after the agreed wait. */
export type SampleOf<Sample> = {
  delayMs: number;
  /** What the bar names meanwhile. */
  steps: readonly string[];
  make: (typed: string) => Sample;
  load: () => Promise<ComponentType<SampleProps<Sample>>>;
};

/** `More`: what the result gets of the form around it. */
export type ReadingOf<Tool extends LiveTool, More> = {
  load: () => Promise<ComponentType<ResultProps<Tool> & More>>;
  /** What this tool takes without a reading, as an order in words: "paste the page’s source". */
  instead: string;
  /** Default: one page, by its address. */
  describe?: (request: ToolRequest<Tool>) => ReadingSubject;
};

/** All that differs between the tools that answer with a reading, a sample, or one in place of the other. */
export type ReadingTool<Tool extends LiveTool, Sample, More = object> = {
  live?: ReadingOf<Tool, More>;
  sample?: SampleOf<Sample>;
};

type Unread = Exclude<ReadingReply<LiveTool>, { outcome: "read" }> & { endedAt: Date };

/** `stopped`: the visitor canceled. `lost`: the code that shows the result could not be fetched. */
export type ReadingState<Tool extends LiveTool, Sample, More> =
  | { state: "idle" | "stopped" | "lost" | "sampling" }
  | { state: "asking"; request: ToolRequest<Tool> }
  | ({ state: "read"; Result: ComponentType<ResultProps<Tool> & More> } & ResultProps<Tool>)
  | {
      state: "unread";
      request: ToolRequest<Tool>;
      reply: Unread;
      run: number;
      Problem: typeof ReadingProblem;
    }
  | ({ state: "sample"; Sample: ComponentType<SampleProps<Sample>> } & SampleProps<Sample>);
