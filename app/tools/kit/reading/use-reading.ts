import { useEffect, useState } from "react";

import { makeReader } from "./make-reader.ts";
import type { ReadingState, ReadingTool } from "./reading-tool.ts";
import { writeQuery } from "#app/tools/kit/write-query.ts";
import type { LiveTool } from "#engine/live/contract.ts";

/** A tool's question to our server or its wait for a sample, and what is shown of it now. */
export function useReading<Tool extends LiveTool, Sample = never, More = object>(
  tool: ReadingTool<Tool, Sample, More>,
) {
  const [now, setNow] = useState<ReadingState<Tool, Sample, More>>({ state: "idle" });
  const [reader] = useState(() =>
    makeReader(tool, (next) => {
      // Our server has it from here on. With rivals it is a part of the question alone.
      if (next.state === "asking" && !next.request.rivals) writeQuery("url", next.request.url);
      setNow(next);
    }),
  );
  useEffect(() => () => void reader.end(), [reader]);

  const isBusy = now.state === "asking" || now.state === "sampling";
  return { ...reader, tool, now, isBusy };
}

export type ReadingHere<Tool extends LiveTool, Sample, More> = ReturnType<
  typeof useReading<Tool, Sample, More>
>;
