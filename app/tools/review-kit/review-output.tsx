import type { ReactNode } from "react";

import type { PlatformKey } from "#app/content/review-templates/platforms.ts";
import { MadeBadge } from "#app/tools/kit/result/result-badge.tsx";
import { ResultFrame } from "#app/tools/kit/result/result-frame.tsx";
import { ReviewNotice } from "./review-notice.tsx";

type ReviewOutputProps = {
  run: number;
  /** What is ready, read aloud. */
  label: string;
  heading: string;
  platform: PlatformKey;
  action?: ReactNode;
  /** Under the texts: how a file will be named, for one. */
  foot?: ReactNode;
  children: ReactNode;
};

/** What a writer hands over: the notice first, then the texts, then what the tints mean. */
export function ReviewOutput(props: ReviewOutputProps) {
  const { run, label, heading, platform, action, foot, children } = props;
  return (
    <ResultFrame
      label={label}
      run={run}
      badge={<MadeBadge of="words" />}
      headline={heading}
      notes={action}
    >
      <ReviewNotice platform={platform} />
      {children}
      <p className="review-key cluster mini soft">
        <span>
          <i />
          Your words
        </span>
        <span>
          <i />
          The frame we add
        </span>
      </p>
      {foot}
    </ResultFrame>
  );
}
