import { useRef, useState } from "react";

import { sendHidden } from "#app/tools/kit/reading/start-site-audit.ts";
import { reportSections, type ReportSection } from "#engine/site-audit/report/report-sections.ts";
import type { SiteReportHead } from "#engine/site-audit/site-report.ts";

const names: Record<ReportSection, string> = {
  since: "Since the last",
  coverage: "Coverage",
  fixes: "Fixes",
  console: "Search Console",
  ai: "AI",
  pictures: "Pictures",
  pages: "Pages",
};

type Props = {
  id: string;
  report: SiteReportHead;
  hidden: readonly ReportSection[];
  onHidden: (hidden: readonly ReportSection[]) => void;
};

/** Which sections others get: by the link, on paper and in files. Each choice is saved at once. */
export function ClientSections({ id, report, hidden, onHidden }: Props) {
  const [said, setSaid] = useState("");
  const sent = useRef(Promise.resolve());
  const offered = listSections(report);
  const left = offered.filter((section) => hidden.includes(section));

  function choose(section: ReportSection, isShown: boolean) {
    const others = hidden.filter((one) => one !== section);
    const next = isShown ? others : [...others, section];
    onHidden(next);
    // One after the other, so that the last choice is what stays.
    sent.current = sent.current.then(async () => {
      const answer = await sendHidden(id, next);
      setSaid(answer.ok ? `Saved. ${tell(section, isShown)}` : `Not saved. ${answer.problem}`);
      if (!answer.ok) onHidden(hidden);
    });
  }

  return (
    <details className="disclosure">
      <summary>
        What your client sees
        <span>
          {left.length === 0
            ? "The whole report"
            : `${offered.length - left.length} of ${offered.length} sections`}
        </span>
      </summary>
      <fieldset>
        <legend className="mini soft">
          Whoever has the link to share gets the first sentence and these sections. Print and files
          have the same. You still see all.
        </legend>
        <div className="cluster" data-gap="middle">
          {offered.map((section) => (
            <label key={section} className="cluster small" data-gap="small">
              <input
                type="checkbox"
                checked={!hidden.includes(section)}
                onChange={({ target }) => choose(section, target.checked)}
              />
              {names[section]}
            </label>
          ))}
        </div>
      </fieldset>
      <p role="status" className="mini soft">
        {said}
      </p>
    </details>
  );
}

function listSections({ comparison, ai, pagesRead }: SiteReportHead): readonly ReportSection[] {
  const isThere: Partial<Record<ReportSection, boolean>> = {
    since: comparison !== undefined,
    ai: ai !== undefined,
    console: pagesRead > 0,
    pictures: pagesRead > 0,
  };
  return reportSections.filter((section) => isThere[section] ?? true);
}

function tell(section: ReportSection, isShown: boolean): string {
  return `Your client ${isShown ? "sees" : "does not see"} “${names[section]}”.`;
}
