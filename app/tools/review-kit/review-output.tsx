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

/** Stands where the texts will, so that the page does not move much when they come. */
export function EmptyOutput({ platform, children }: { platform: PlatformKey; children: string }) {
  return (
    <>
      <div className="review-empty">
        <svg viewBox="0 0 120 72" aria-hidden="true">
          <rect x="1" y="1" width="118" height="70" rx="8" />
          <path d="M14 20h28M14 34h92M14 46h92M14 58h52" />
          <path className="review-empty-own" d="M50 34h40M14 46h64" />
        </svg>
        <p>{children}</p>
      </div>
      <ReviewNotice platform={platform} />
    </>
  );
}
