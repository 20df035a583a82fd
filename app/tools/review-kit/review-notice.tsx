import { TriangleAlert } from "lucide-react";

import { platforms, type PlatformKey } from "#app/content/review-templates/platforms.ts";
import type { Platform } from "#app/content/review-templates/schema.ts";
import { formatDate } from "#lib/format-date.ts";

/** What a draft is for, and the platform's own rule with the day on which it was read. */
export function ReviewNotice({ platform }: { platform: PlatformKey }) {
  const { name, rule, source, checked, owners }: Platform = platforms[platform];

  return (
    <div className="note">
      <TriangleAlert className="icon" aria-hidden />
      <div className="stack" data-gap="small">
        <p>
          <b>A draft to rewrite from your own experience, not a review to post.</b> Publishing a
          review of something you have not used breaks the platforms’ rules and, in many countries,
          the law.
        </p>
        <details className="mini">
          <summary>The rule of {name}</summary>
          <p>
            {rule}{" "}
            <span className="soft">
              {source}. Read on <time dateTime={checked}>{formatDate(checked)}</time>.
            </span>
          </p>
          {owners ? <p>{owners}</p> : null}
        </details>
      </div>
    </div>
  );
}
