import { useRef, useState } from "react";

import type { SourceReply, SourceProblem } from "./make-source-asker.ts";
import type { PageSource } from "./page-source.ts";

/** What was read, of which source. Each reading has the next `run`. */
export type SourceReading<Report> = { source: PageSource; report: Report; run: number };

/**
 * One source form's reading: what is shown of the last one, and what the form needs to know of the
 * present one. A source that cannot be read takes the result before away.
 */
export function useSourceReading<Report>(
  read: (source: PageSource) => Promise<SourceReply<Report>>,
) {
  const [shown, setShown] = useState<SourceReading<Report>>();
  const [problem, setProblem] = useState<SourceProblem>();
  const [isBusy, setIsBusy] = useState(false);
  const runs = useRef(0);

  async function handleSource(source: PageSource) {
    setProblem(undefined);
    setIsBusy(true);
    const answer = await read(source);
    setIsBusy(false);
    if (!answer.ok) {
      setShown(undefined);
      setProblem(answer.problem);
      return;
    }
    runs.current += 1;
    setShown({ source, report: answer.value, run: runs.current });
  }

  return {
    shown,
    /** For the PageSourceForm. */
    form: { isBusy, problem, onSource: (source: PageSource) => void handleSource(source) },
  };
}
