import { CircleSlash } from "lucide-react";
import { useEffect, useRef, useState, type ReactNode } from "react";

import { buildArchiveLinks } from "#app/tools/google-cache-checker/archive-links.ts";
import "#app/tools/google-cache-checker/ask-archive.css";
import {
  describeSilence,
  type ArchiveSilence,
} from "#app/tools/google-cache-checker/describe-silence.ts";
import { formatInstant } from "#app/tools/google-cache-checker/format-instant.ts";
import { requestReading, type ReadingReply } from "#app/tools/kit/reading/request-reading.ts";
import "#app/tools/kit/reading/reading.css";
import "#app/tools/kit/reading/reading-panel.css";
import { AskedBadge } from "#app/tools/kit/reading/read-badge.tsx";
import { ResultBadge } from "#app/tools/kit/result/result-badge.tsx";
import type { ArchiveFinding } from "#engine/live/judge-archive.ts";
import { Button } from "#app/ui/button.tsx";
import { OutsideLink } from "#app/tools/kit/outside-link.tsx";
import { tellTimeInZone } from "#lib/time-words.ts";

type AskArchiveProps = {
  url: string;
  /** Where the button that asked is gone: a keyboard goes on from here. */
  takesFocus?: boolean;
  instead?: ReactNode;
};

/**
 * Has our server ask the Wayback Machine once it appears, and shows the answer beside the links.
 * Where no server asks, `instead` is there.
 */
export function AskArchive({ takesFocus = false, ...props }: AskArchiveProps) {
  const [run, setRun] = useState(1);
  return (
    <Question
      key={run}
      {...props}
      takesFocus={takesFocus || run > 1}
      onAgain={() => setRun(run + 1)}
    />
  );
}

function Question({
  url,
  takesFocus,
  instead = null,
  onAgain,
}: AskArchiveProps & { onAgain: () => void }) {
  const section = useRef<HTMLElement>(null);
  const [ended, setEnded] = useState<{ reply: ReadingReply<"archive">; at: Date }>();

  useEffect(() => {
    const controller = new AbortController();
    requestReading({ url, tool: "archive" }, controller.signal).then(
      (reply) => {
        if (!controller.signal.aborted) setEnded({ reply, at: new Date() });
      },
      () => undefined,
    );
    return () => controller.abort();
  }, [url]);

  useEffect(() => {
    if (takesFocus) section.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  if (ended?.reply.outcome === "no-server") return instead;
  return (
    <section
      ref={section}
      className="archive-now"
      aria-label="The Wayback Machine’s answer"
      tabIndex={-1}
    >
      <div role="status">
        {ended === undefined ? (
          <p className="archive-now-asking">
            <b>Asking the Wayback Machine</b> Ten seconds at most.
          </p>
        ) : ended.reply.outcome === "read" ? (
          <Finding url={url} finding={ended.reply.result} at={new Date(ended.reply.readAt)} />
        ) : (
          <NoAnswer reply={ended.reply} at={ended.at} />
        )}
      </div>
      {ended === undefined ? (
        <div className="live-rail" aria-hidden="true" />
      ) : ended.reply.outcome === "read" ? null : (
        <Button variant="outline" size="sm" onClick={onAgain}>
          Ask again
        </Button>
      )}
    </section>
  );
}

function Finding({ url, finding, at }: { url: string; finding: ArchiveFinding; at: Date }) {
  const hasCopy = finding.state === "copy";
  return (
    <>
      <AskedBadge at={at} />
      <h3>
        {hasCopy ? (
          <>
            The Wayback Machine has a copy of{" "}
            <time dateTime={finding.at}>{formatInstant(finding.at)}</time>
          </>
        ) : (
          "The Wayback Machine names no copy"
        )}
      </h3>
      {hasCopy ? (
        <>
          <OutsideLink className="onward" href={finding.address}>
            Open this copy{finding.status === "" ? "" : `, status ${finding.status}`}
          </OutsideLink>
          <code dir="ltr">{finding.address}</code>
        </>
      ) : (
        <>
          <p>
            No proof that there is none: this short answer misses pages that the calendar has, and
            takes http and https, with and without www, for different pages.
          </p>
          <OutsideLink className="onward" href={buildArchiveLinks(url).calendar}>
            Open its calendar
          </OutsideLink>
        </>
      )}
    </>
  );
}

function NoAnswer({ reply, at }: { reply: ArchiveSilence; at: Date }) {
  return (
    <>
      <ResultBadge
        kind="unread"
        Icon={CircleSlash}
        mark={`Not answered · ${tellTimeInZone(at.getTime())}`}
      />
      <h3>The Wayback Machine gave no usable answer</h3>
      <p>
        {describeSilence(reply)} This says nothing about copies: its links work from your browser.
      </p>
    </>
  );
}
