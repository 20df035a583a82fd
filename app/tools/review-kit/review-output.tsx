import type { ReactNode } from "react";

import type { PlatformKey } from "#app/content/review-templates/platforms.ts";
import { ReviewNotice } from "#app/tools/review-kit/review-notice.tsx";

type ReviewOutputProps = {
  heading: string;
  platform: PlatformKey;
  /** Beside the heading. */
  action?: ReactNode;
  /** Under the texts: how a file will be named, for one. */
  foot?: ReactNode;
  children: ReactNode;
};

/** What a writer hands over: the notice first, then the texts, then what the tints mean. */
export function ReviewOutput({ heading, platform, action, foot, children }: ReviewOutputProps) {
  return (
    <>
      <header className="review-output-head">
        <h2>{heading}</h2>
        {action}
      </header>
      <ReviewNotice platform={platform} />
      {children}
      <p className="review-key">
        <span>
          <i className="review-key-own" />
          Your words
        </span>
        <span>
          <i />
          The frame we add
        </span>
      </p>
      {foot}
    </>
  );
}
