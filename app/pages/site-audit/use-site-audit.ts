import { useEffect, useState } from "react";

import { isOver, watchAudit, type AuditWatch } from "./watch-audit.ts";
import { addressOf, readSiteAudit } from "#app/tools/kit/reading/start-site-audit.ts";
import { forgetAudit } from "#app/tools/kit/reading/own-audit.ts";
import type { SiteAuditEvent, SiteAuditState } from "#engine/site-audit/contract.ts";
import { showControlsIn } from "#lib/text/show-controls.ts";

/** An audit as it is, and as it changes. */
export function useSiteAudit(id: string): readonly [AuditWatch, (audit: SiteAuditState) => void] {
  const [watched, setWatched] = useState<AuditWatch>({ state: "opening" });

  useEffect(() => {
    const controller = new AbortController();
    const end = watchAudit({
      read: () => readSiteAudit(id, controller.signal),
      listen: ({ onState, onCut }) => openStream(addressOf(id, "/events"), onState, onCut),
      tell(now) {
        if (now.state === "failed" && now.isGone) forgetAudit(id);
        setWatched(now);
      },
    });
    return () => {
      end();
      controller.abort();
    };
  }, [id]);

  // An answer to a button may be read after the stream's end: what is over stays over.
  const change = (audit: SiteAuditState) =>
    setWatched((last) =>
      last.state === "there" && isOver(last.audit) ? last : { state: "there", audit },
    );
  return [watched, change];
}

function openStream(
  address: string,
  onState: (audit: SiteAuditState) => void,
  onCut: () => void,
): () => void {
  const stream = new EventSource(address);
  for (const type of ["snapshot", "change", "end"]) {
    stream.addEventListener(type, (event: MessageEvent<string>) => {
      onState(showControlsIn((JSON.parse(event.data) as SiteAuditEvent).state));
    });
  }
  stream.addEventListener("error", onCut);
  return () => stream.close();
}
