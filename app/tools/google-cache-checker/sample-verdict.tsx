import { CircleCheck, CircleX } from "lucide-react";
import { lazy, Suspense, useState } from "react";

import { formatInstant } from "./format-instant.ts";
import type { CacheResult } from "./sample.ts";
import { ReadingOnly } from "#app/tools/kit/reading/reading-only.tsx";
import type { SampleProps } from "#app/tools/kit/reading/reading-tool.ts";
import { ResultFrame } from "#app/tools/kit/result/result-frame.tsx";
import { SampleBadge } from "#app/tools/kit/result/sample-badge.tsx";
import { TabLink } from "#app/tools/kit/tool-tabs.tsx";
import { Button } from "#app/ui/button.tsx";
import { StatusWord } from "#app/ui/status-word.tsx";
import { OutsideLink } from "#app/tools/kit/outside-link.tsx";

const AskArchive = lazy(async () => ({
  default: (await import("./ask-archive.tsx")).AskArchive,
}));

const words = {
  cached: "This page is successfully cached by Google.",
  notCached: "This page was not found in Google's cache.",
  why: "Invented. Google ended its cache in 2024, so no page can be in it today. Four times in five this says “cached”, as some checkers still do.",
} as const;

/** The answer by chance, labelled as such, and the way to a real one. It comes while the wait is on. */
export function SampleVerdict({ sample, run }: SampleProps<CacheResult>) {
  const { isCached, url, cachedAt, cacheUrl } = sample;
  const said = isCached ? words.cached : words.notCached;
  const Icon = isCached ? CircleCheck : CircleX;
  return (
    <ResultFrame
      label={said}
      run={run}
      isSample
      badge={<SampleBadge why={words.why} tab="find-copies" link="Find copies that exist" />}
      headline={
        <StatusWord of={isCached ? "pass" : "fail"} Icon={Icon}>
          {said}
        </StatusWord>
      }
    >
      {isCached ? (
        <>
          <dl className="facts">
            <div>
              <dt>URL</dt>
              <dd dir="auto">{url}</dd>
            </div>
            {cachedAt ? (
              <div>
                <dt>Last Cached On</dt>
                <dd>
                  <time dateTime={cachedAt}>{formatInstant(cachedAt)}</time>
                </dd>
              </div>
            ) : null}
          </dl>
          <OutsideLink className="onward" href={cacheUrl}>
            Open the newest copy in the Wayback Machine
          </OutsideLink>
        </>
      ) : null}
      <ReadingOnly>
        <RealCopy key={run} url={url} />
      </ReadingOnly>
    </ResultFrame>
  );
}

/** Beside the invented answer a real one, when it is asked for. */
function RealCopy({ url }: { url: string }) {
  const [isAsked, setIsAsked] = useState(false);
  if (!isAsked) {
    return (
      <div className="actions">
        <Button variant="outline" size="sm" onClick={() => setIsAsked(true)}>
          Ask the Wayback Machine for a real copy
        </Button>
      </div>
    );
  }
  return (
    <Suspense>
      <AskArchive
        url={url}
        takesFocus
        instead={
          <p className="tool-help" role="status">
            This site’s server asks no archive.{" "}
            <TabLink tab="find-copies">Find real copies</TabLink> has the links to open yourself.
          </p>
        }
      />
    </Suspense>
  );
}
