import type { PlatformKey } from "#app/content/review-templates/platforms.ts";
import { ReviewNotice } from "#app/tools/review-kit/review-notice.tsx";

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
