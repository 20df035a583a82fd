import { siteAuditBounds } from "#engine/site-audit/contract.ts";
import { formatDuration } from "#lib/format-duration.ts";

/** What an audit that is about to begin may take: each figure from the bounds that the server keeps. */
export function SiteBounds() {
  const { pages, gapMs, limitMs, keepDays, perVisitorPerDay } = siteAuditBounds;
  return (
    <dl className="rows after" data-kind="columns">
      <div>
        <dt className="soft">Pages, at most</dt>
        <dd>
          <b>{pages}</b>
        </dd>
      </div>
      <div>
        <dt className="soft">Time for {pages} pages</dt>
        <dd>
          <b>{formatDuration(pages * gapMs)}</b> at {formatDuration(gapMs)} a page, then their
          pictures; {formatDuration(limitMs)} at most
        </dd>
      </div>
      <div>
        <dt className="soft">Kept</dt>
        <dd>
          <b>{keepDays} days</b> or delete it
        </dd>
      </div>
      <div>
        <dt className="soft">For you, a day</dt>
        <dd>
          <b>{perVisitorPerDay} sites</b>
        </dd>
      </div>
    </dl>
  );
}
