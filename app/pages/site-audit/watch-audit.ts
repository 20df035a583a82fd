import type { SiteAuditReply } from "#app/tools/kit/reading/start-site-audit.ts";
import type { SiteAuditState } from "#engine/site-audit/contract.ts";

export type AuditWatch =
  | { state: "opening" }
  | { state: "there"; audit: SiteAuditState }
  | { state: "failed"; problem: string; isGone: boolean };

export type AuditWatchOptions = {
  /** Asks for the state once. */
  read: () => Promise<SiteAuditReply<SiteAuditState>>;
  /** Opens the stream of changes; what comes back closes it. `onCut`: it may come again by itself. */
  listen: (on: { onState: (audit: SiteAuditState) => void; onCut: () => void }) => () => void;
  tell: (watched: AuditWatch) => void;
};

/** Where the stream says nothing, the state is asked for this often. */
export const POLL_MS = 3_000;
/** A stream that spoke and is silent for this long may be a line that no one has closed. */
export const STALLED_MS = 20_000;

/**
 * An audit as it is, and as it changes until it is over: by a stream, and by asking where that is
 * cut, held back by a proxy, or dead. Returns how to end it.
 */
export function watchAudit({ read, listen, tell }: AuditWatchOptions): () => void {
  let isEnded = false;
  let isThere = false;
  let isHeard = false;
  let isAsking = false;
  let heardAt = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  let unlisten: (() => void) | undefined;

  function end() {
    isEnded = true;
    clearInterval(timer);
    unlisten?.();
  }

  function take(audit: SiteAuditState) {
    if (isEnded) return;
    isThere = true;
    heardAt = Date.now();
    tell({ state: "there", audit });
    if (isOver(audit)) end();
  }

  async function ask() {
    isAsking = true;
    const answer = await read();
    isAsking = false;
    if (isEnded) return;
    if (answer.ok) return take(answer.value);
    const isGone = answer.isGone === true;
    // What was shown stays while the line is down.
    if (isThere && !isGone) return;
    tell({ state: "failed", problem: answer.problem, isGone });
    end();
  }

  function look() {
    const patienceMs = isHeard ? STALLED_MS : 0;
    if (!isAsking && Date.now() - heardAt >= patienceMs) void ask();
  }

  void ask().then(() => {
    if (isEnded) return;
    timer = setInterval(look, POLL_MS);
    unlisten = listen({
      onState(audit) {
        isHeard = true;
        take(audit);
      },
      onCut: () => (isHeard = false),
    });
  });
  return end;
}

export function isOver({ phase }: SiteAuditState): boolean {
  return phase === "done" || phase === "stopped" || phase === "failed";
}
