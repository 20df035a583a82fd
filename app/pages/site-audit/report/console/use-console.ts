import { useMemo, useState } from "react";

import type { JoinWith } from "./open-console.ts";
import type { FixPages } from "#app/pages/site-audit/report/fixes/list-entries.ts";
import type { ReportPage } from "#engine/site-audit/report-page.ts";
import type { SiteReportHead } from "#engine/site-audit/site-report.ts";

type Lists = { report: SiteReportHead; pages: readonly ReportPage[] | undefined; fixes: FixPages };

/** What Search Console exported, beside this report. Nothing of a file is sent. */
export function useConsole({ report, pages, fixes }: Lists) {
  const [opened, setOpened] = useState<{ joinWith: JoinWith }>();
  const [problem, setProblem] = useState<string>();

  async function readFiles(files: readonly File[]) {
    setProblem(undefined);
    try {
      // The engine comes with the first file.
      const { openConsole } = await import("./open-console.ts");
      const answer = await openConsole(files);
      if (answer.ok) setOpened({ joinWith: answer.value });
      else setProblem(answer.problem);
    } catch {
      setProblem("The file could not be read. Check your connection, and drop it once more.");
    }
  }

  const joined = useMemo(() => {
    if (opened === undefined || pages === undefined || fixes === undefined) return undefined;
    return opened.joinWith({ report, pages, issues: [...fixes.values()].flat() });
  }, [opened, report, pages, fixes]);

  return {
    join: joined?.ok === true ? joined.value : undefined,
    problem: problem ?? (joined?.ok === false ? joined.problem : undefined),
    onFiles: (files: readonly File[]) => void readFiles(files),
    onForget: () => setOpened(undefined),
  };
}
