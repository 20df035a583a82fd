import type { PlatformKey } from "#app/content/review-templates/platforms.ts";
import { ReviewNotice } from "#app/tools/review-kit/review-notice.tsx";

export type EmptyOutputProps = { platform: PlatformKey; text: string };

/** Stands where the texts will, so that the page does not move much when they come: read, not hydrated. */
// oxlint-disable-next-line import/no-default-export -- loaded by React.lazy, which wants a default
export default function EmptyOutput({ platform, text }: EmptyOutputProps) {
  return (
    <>
      <div className="review-empty">
        <svg viewBox="0 0 120 72" aria-hidden="true">
          <rect x="1" y="1" width="118" height="70" rx="8" />
          <path d="M14 20h28M14 34h92M14 46h92M14 58h52" />
          <path className="review-empty-own" d="M50 34h40M14 46h64" />
        </svg>
        <p>{text}</p>
      </div>
      <ReviewNotice platform={platform} />
    </>
  );
}
