import { useState } from "react";

import { rememberAudit } from "#app/tools/kit/reading/own-audit.ts";
import { keepStartedKey } from "#app/tools/kit/reading/report-key.ts";
import { startSiteAudit } from "#app/tools/kit/reading/start-site-audit.ts";
import { Button } from "#app/ui/button.tsx";
import { dismissFailure, toast } from "#app/ui/toast/toast.ts";
import type { SiteReportHead } from "#engine/site-audit/site-report.ts";

/** Begins another reading of the same site, which is compared with this one. */
export function ReadAgain({ id, report }: { id: string; report: SiteReportHead }) {
  const [isStarting, setIsStarting] = useState(false);

  async function begin() {
    if (isStarting) return;
    dismissFailure();
    setIsStarting(true);
    const answer = await startSiteAudit({ url: report.startUrl, earlier: id });
    setIsStarting(false);
    if (!answer.ok) {
      toast({ title: answer.problem, variant: "destructive" });
      return;
    }
    rememberAudit(answer.value.id, new URL(report.startUrl).hostname);
    // The page stays; only the part of its address that names the report changes.
    location.assign(keepStartedKey(answer.value));
    scrollTo({ top: 0, behavior: "instant" });
  }

  return (
    <Button variant="link" size="sm" aria-disabled={isStarting} onClick={() => void begin()}>
      {isStarting ? "Starting..." : "Read again"}
    </Button>
  );
}
