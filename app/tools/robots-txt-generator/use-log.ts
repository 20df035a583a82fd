import { useEffect, useRef, useState } from "react";

import type { LogReport } from "#engine/access-log/log-report.ts";
import type { LogProblem, LogReply, LogRequest } from "./read-log.worker.ts";

/** `line`: the first line that is no request. */
export type LogTrouble = { problem: LogProblem; line?: string | undefined };

/** A log that is read beside the page, by a worker that ends with the tab or when the reading is stopped. */
export function useLog() {
  const worker = useRef<Worker>(undefined);
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const [shown, setShown] = useState<{ report: LogReport; run: number }>();
  const [trouble, setTrouble] = useState<LogTrouble>();
  /** The worker has a log, which can be asked again. */
  const hasLog = useRef(false);

  useEffect(() => () => worker.current?.terminate(), []);

  function handleReply({ data }: MessageEvent<LogReply>) {
    if (data.kind === "progress") return setProgress(data);
    setProgress(undefined);
    if (data.kind === "problem") return setTrouble(data);
    hasLog.current = true;
    return setShown((last) => ({ report: data.report, run: (last?.run ?? 0) + 1 }));
  }

  function ask(request: LogRequest) {
    setTrouble(undefined);
    if (request.files === undefined && !hasLog.current) return setTrouble({ problem: "empty" });
    if (request.files !== undefined) {
      stop();
      setShown(undefined);
    }
    try {
      worker.current ??= start();
    } catch {
      return setTrouble({ problem: "no-worker" });
    }
    setProgress({ done: 0, total: 1 });
    return worker.current.postMessage(request, []);
  }

  function start(): Worker {
    const made = new Worker(new URL("./read-log.worker.ts", import.meta.url), { type: "module" });
    made.addEventListener("message", handleReply);
    made.addEventListener("error", () => {
      stop();
      setTrouble({ problem: "no-worker" });
    });
    return made;
  }

  function stop() {
    worker.current?.terminate();
    worker.current = undefined;
    hasLog.current = false;
    setProgress(undefined);
  }
  return { progress, shown, trouble, setTrouble, ask, stop };
}
