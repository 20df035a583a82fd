import { useEffect, useState } from "react";

import { addressOf, readSiteAudit } from "#app/tools/kit/live/site-audits.ts";
import { forgetAudit } from "#app/tools/kit/live/own-audits.ts";
import type { SiteAuditEvent, SiteAuditState } from "#engine/site-audit/contract.ts";

export type Watched =
  | { state: "opening" }
  | { state: "there"; audit: SiteAuditState }
  | { state: "failed"; problem: string; isGone: boolean };

/** Where the stream of changes is cut, the state is asked for this often. */
const POLL_MS = 3_000;

/** An audit as it stands, and as it changes: by a stream, and by asking where streams are cut. */
export function useSiteAudit(id: string): readonly [Watched, (audit: SiteAuditState) => void] {
  const [watched, setWatched] = useState<Watched>({ state: "opening" });

  useEffect(() => {
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stream: EventSource | undefined;
    let isEnded = false;

    function take(audit: SiteAuditState) {
      setWatched({ state: "there", audit });
      isEnded = isOver(audit);
      if (isEnded) stream?.close();
    }

    async function poll() {
      const answer = await readSiteAudit(id, controller.signal);
      if (controller.signal.aborted) return;
      if (answer.ok) take(answer.value);
      else {
        // What was shown stays while the line is down.
        setWatched((last) =>
          last.state === "there" && answer.isGone !== true
            ? last
            : { state: "failed", problem: answer.problem, isGone: answer.isGone === true },
        );
        if (answer.isGone === true) isEnded = true;
      }
      if (!isEnded) timer = setTimeout(() => void poll(), POLL_MS);
    }

    async function begin() {
      const answer = await readSiteAudit(id, controller.signal);
      if (controller.signal.aborted) return;
      if (!answer.ok) {
        if (answer.isGone === true) forgetAudit(id);
        setWatched({ state: "failed", problem: answer.problem, isGone: answer.isGone === true });
        return;
      }
      take(answer.value);
      if (isEnded) return;
      stream = new EventSource(addressOf(id, "/events"));
      for (const type of ["snapshot", "change", "end"]) {
        stream.addEventListener(type, (event: MessageEvent<string>) => {
          const data = JSON.parse(event.data) as SiteAuditEvent | SiteAuditState;
          take("state" in data ? data.state : data);
        });
      }
      stream.addEventListener("error", () => {
        if (stream?.readyState !== EventSource.CLOSED || isEnded || timer !== undefined) return;
        void poll();
      });
    }

    void begin();
    return () => {
      controller.abort();
      clearTimeout(timer);
      stream?.close();
    };
  }, [id]);

  // An answer to a button may be read after the stream's end: what is over stays over.
  const change = (audit: SiteAuditState) =>
    setWatched((last) =>
      last.state === "there" && isOver(last.audit) ? last : { state: "there", audit },
    );
  return [watched, change];
}

export function isOver({ phase }: SiteAuditState): boolean {
  return phase === "done" || phase === "stopped" || phase === "failed";
}
