import { CircleSlash } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";

import { buildArchiveLinks } from "./archive-links.ts";
import { describeSilence, type ArchiveSilence } from "./describe-silence.ts";
import { formatInstant } from "./format-instant.ts";
import "#app/tools/kit/reading/reading.css";
import "#app/tools/kit/reading/reading-panel.css";
import { AskedBadge } from "#app/tools/kit/reading/read-badge.tsx";
import type { ReadingTool, ResultProps } from "#app/tools/kit/reading/reading-tool.ts";
import { useReading } from "#app/tools/kit/reading/use-reading.ts";
import { ResultBadge } from "#app/tools/kit/result/result-badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { OutsideLink } from "#app/tools/kit/outside-link.tsx";
import { tellTimeInZone } from "#lib/time-words.ts";

type AskArchiveProps = {
  url: string;
  /** Where the button that asked is gone: a keyboard goes on from here. */
  takesFocus?: boolean;
  instead?: ReactNode;
};

const archive: ReadingTool<"archive", never> = {
  live: { load: () => Promise.resolve(Finding), instead: "open the archive’s links" },
};

/** The code that shows an answer could not be fetched: most often there is no connection. */
const LOST: ArchiveSilence & { endedAt?: Date } = { outcome: "offline" };

/**
 * Has our server ask the Wayback Machine once it appears, and shows the answer beside the links.
 * Where no server asks, `instead` is there.
 */
export function AskArchive({ url, takesFocus = false, instead = null }: AskArchiveProps) {
  const section = useRef<HTMLElement>(null);
  const { now, ask } = useReading(archive);

  useEffect(() => void ask({ url, tool: "archive" }), [ask, url]);
  useEffect(() => {
    if (takesFocus) section.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  const silence = now.state === "unread" ? now.reply : now.state === "lost" ? LOST : undefined;
  if (silence?.outcome === "no-server") return instead;
  return (
    <section
      ref={section}
      className="archive-now stack card"
      data-gap="middle"
      aria-label="The Wayback Machine’s answer"
      tabIndex={-1}
    >
      <div role="status" className="stack" data-gap="small">
        {now.state === "read" ? (
          <now.Result {...now} />
        ) : silence ? (
          <NoAnswer reply={silence} />
        ) : (
          <p>
            <b className="title">Asking the Wayback Machine</b> Ten seconds at most.
          </p>
        )}
      </div>
      {now.state === "read" ? null : silence ? (
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            void ask({ url, tool: "archive" });
            section.current?.focus({ preventScroll: true });
          }}
        >
          Ask again
        </Button>
      ) : (
        <div className="live-rail" aria-hidden="true" />
      )}
    </section>
  );
}

function Finding({ request: { url }, read: { result: finding, readAt } }: ResultProps<"archive">) {
  const hasCopy = finding.state === "copy";
  return (
    <>
      <AskedBadge at={new Date(readAt)} />
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
          <code className="soft" dir="ltr">
            {finding.address}
          </code>
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

function NoAnswer({ reply }: { reply: ArchiveSilence & { endedAt?: Date } }) {
  return (
    <>
      <ResultBadge
        kind="unread"
        Icon={CircleSlash}
        mark={["Not answered", reply.endedAt && tellTimeInZone(reply.endedAt.getTime())]
          .filter(Boolean)
          .join(" · ")}
      />
      <h3>The Wayback Machine gave no usable answer</h3>
      <p>
        {describeSilence(reply)} This says nothing about copies: its links work from your browser.
      </p>
    </>
  );
}
