import { useState } from "react";

import { paths } from "#lib/site/paths.ts";
import { forgetReportKey } from "#app/tools/kit/reading/report-key.ts";
import { forgetAudit, readOwnAudits } from "#app/tools/kit/reading/own-audit.ts";
import { Button } from "#app/ui/button.tsx";
import { tellDayAndYear } from "#lib/time-words.ts";

/** The reports that this browser began and that are still kept; known here alone. */
export function LastReports() {
  const [audits, setAudits] = useState(() => readOwnAudits());
  if (audits.length === 0) return null;

  function forgetAll() {
    for (const { id } of audits) {
      forgetAudit(id);
      forgetReportKey(id);
    }
    setAudits([]);
  }

  return (
    <section className="stack" data-gap="middle" aria-labelledby="last-reports">
      <h2 id="last-reports">Your last reports</h2>
      <ul className="rows" data-kind="ends">
        {audits.map(({ id, site, at }) => (
          <li key={id}>
            <a href={`${paths.siteAudit}#${id}`}>{site}</a>
            <time className="soft" dateTime={at}>
              {tellDayAndYear(Date.parse(at))}
            </time>
          </li>
        ))}
      </ul>
      <p className="tool-help">
        Remembered by this browser only, for 30 days.{" "}
        <Button variant="link" onClick={forgetAll}>
          Forget this list
        </Button>
      </p>
    </section>
  );
}
