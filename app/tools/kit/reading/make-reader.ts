import { requestReading } from "./request-reading.ts";
import { isReadingOff } from "./is-reading-off.ts";
import { loadStyled } from "./load-styled.ts";
import type { ReadingState, ReadingTool, ToolRequest } from "./reading-tool.ts";
import type { LiveTool } from "#engine/live/contract.ts";

const loadProblem = async () => (await import("./reading-problem.tsx")).ReadingProblem;

/**
 * Takes a question to what is shown of it; `show` gets each state. A new question or sample ends the one
 * before. The request leaves at once, side by side with the code that will show the result.
 */
export function makeReader<Tool extends LiveTool, Sample, More>(
  { live, sample }: ReadingTool<Tool, Sample, More>,
  show: (now: ReadingState<Tool, Sample, More>) => void,
) {
  let current = new AbortController();
  let run = 0;

  /** Ends what is under way. */
  function end() {
    current.abort();
    current = new AbortController();
    return current.signal;
  }

  /** `after`: its states, and lost where its code cannot be fetched. */
  async function begin(after: (signal: AbortSignal) => Promise<void>) {
    const signal = end();
    try {
      await after(signal);
    } catch {
      if (signal.aborted) return;
      end();
      show({ state: "lost" });
    }
  }

  const showSample = (typed: string) =>
    begin(async (signal) => {
      if (!sample) return;
      show({ state: "sampling" });
      const wait = new Promise((go) => setTimeout(go, sample.delayMs));
      const [Sample] = await Promise.all([loadStyled(sample.load), wait]);
      if (signal.aborted) return;
      run += 1;
      show({ state: "sample", Sample, sample: sample.make(typed), run });
    });

  const ask = (request: ToolRequest<Tool>) =>
    sample && isReadingOff()
      ? showSample(request.url)
      : begin(async (signal) => {
          if (!live) return;
          show({ state: "asking", request });
          const [reply, Result, Problem] = await Promise.all([
            requestReading(request, signal),
            loadStyled(live.load),
            loadStyled(loadProblem),
          ]);
          if (signal.aborted) return;
          if (reply.outcome === "no-server" && sample) return showSample(request.url);
          run += 1;
          if (reply.outcome === "read") show({ state: "read", Result, request, read: reply, run });
          else {
            const unread = { ...reply, endedAt: new Date() };
            show({ state: "unread", Problem, request, reply: unread, run });
          }
        });

  function stop() {
    end();
    show({ state: "stopped" });
  }

  return { ask, showSample, stop, end };
}
