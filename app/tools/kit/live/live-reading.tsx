import { useEffect, useRef, useState, type ReactNode } from "react";

import { askLive, type LiveReply } from "#app/tools/kit/live/ask-live.ts";
import "#app/tools/kit/live/live.css";
import type { LivePartProps } from "#app/tools/kit/live/use-live-reading.ts";
import { LiveProblem } from "#app/tools/kit/live/live-problem.tsx";
import type { LiveRead, LiveRequest, LiveResults, LiveTool } from "#engine/live/contract.ts";
import { Button } from "#app/ui/button.tsx";

type LiveReadingProps<Tool extends LiveTool> = LivePartProps & {
  /** Asked when the part appears: give each press a `key` of its own. */
  request: LiveRequest & { tool: Tool };
  /** Where there is no reading, or the visitor prefers it; absent where the tab has no sample. */
  onSample?: (() => void) | undefined;
  /** Stands where there is no reading and no sample. */
  noServer?: ReactNode;
  /** What is read, in words, where it is more than the one page of `request`. */
  subject?: ReadingSubject;
  /** A link to the tab that takes the page's source; absent where the tool has none. */
  sourceLink?: ReactNode;
  /** What this tool takes without a reading, as an order in words: "paste the page’s source". */
  instead: string;
  /** What the tool would have said of a page that may well be there, as not known. */
  unknown?: ReactNode;
  /** The result of a page that was read. */
  children: (read: LiveRead<LiveResults[Tool]>) => ReactNode;
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

/** A reply, and when it came, on the visitor's clock. */
type Ended<Tool extends LiveTool> = LiveReply<Tool> & { endedAt: Date };

/** Has our server read the address, says what it is doing meanwhile, and shows what came of it. */
export function LiveReading<Tool extends LiveTool>({
  request,
  run,
  onEnd,
  onAgain,
  onSample,
  noServer,
  subject,
  children,
  ...problem
}: LiveReadingProps<Tool>) {
  const [reply, setReply] = useState<Ended<Tool> | "stopped">();
  const cancel = useRef<AbortController>(undefined);
  const ends = useRef({ onEnd, onSample });
  useEffect(() => {
    ends.current = { onEnd, onSample };
  });

  useEffect(() => {
    const controller = new AbortController();
    cancel.current = controller;
    askLive(request, controller.signal).then(
      (answer) => {
        if (controller.signal.aborted) return;
        ends.current.onEnd();
        if (answer.outcome === "no-server" && ends.current.onSample) ends.current.onSample();
        else setReply({ ...answer, endedAt: new Date() });
      },
      () => undefined,
    );
    return () => controller.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- one question for each time the part appears
  }, []);

  function handleCancel() {
    cancel.current?.abort();
    setReply("stopped");
    onEnd();
  }

  if (reply === undefined) {
    return <Reading {...(subject ?? describePage(request.url))} onCancel={handleCancel} />;
  }
  if (reply === "stopped") return null;
  if (reply.outcome === "no-server" && noServer !== undefined) return noServer;
  if (reply.outcome === "read") return children(reply);
  return (
    <LiveProblem
      {...problem}
      {...{ run, reply, onSample, onAgain }}
      url={subject?.failed ?? request.url}
    />
  );
}

const steps = [
  "Looking up the name",
  "Asking robots.txt",
  "Following redirects",
  "Reading the page, once",
  "Judging what it says",
];

function describePage(url: string): Omit<ReadingSubject, "failed"> {
  return {
    title: "Reading the page",
    address: url,
    wait: "Two seconds as a rule, ten at most.",
    steps,
  };
}

type ReadingProps = Omit<ReadingSubject, "failed"> & { onCancel: () => void };

function Reading({ title, address, wait, steps: shownSteps, onCancel }: ReadingProps) {
  const section = useRef<HTMLElement>(null);

  // The button that asked once more is gone with its focus: a keyboard goes on from here.
  useEffect(() => {
    if (document.activeElement === document.body) section.current?.focus({ preventScroll: true });
  }, []);

  return (
    <section ref={section} className="live-reading" aria-label={title} tabIndex={-1}>
      <p role="status">
        <b>{title}</b>{" "}
        {address === undefined ? null : <span className="live-address">{address}</span>} {wait}
      </p>
      <div className="live-rail" aria-hidden="true" />
      <ol className="live-steps">
        {shownSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Button variant="outline" size="sm" onClick={onCancel}>
        Cancel
      </Button>
    </section>
  );
}
