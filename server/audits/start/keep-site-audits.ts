import { errorKind } from "#server/log/log.ts";
import type { SiteAudits } from "#server/audits/start/site-audit-api.ts";
import { startSiteAudits, type StartSiteAuditsOptions } from "#server/audits/start/start-audits.ts";
import { forwardTo, KeptOpen } from "#server/data/kept-open.ts";

const RETRY_MS = 15_000;

/**
 * Audits whose file may be away when the server starts: locked, damaged, on a full disk. The site
 * and its form are served all the same, and opening is tried again until it succeeds.
 */
export function keepSiteAudits(options: StartSiteAuditsOptions): SiteAudits {
  const { settings, log } = options;
  const kept = new KeptOpen({
    open: () => startSiteAudits(options),
    retryMs: RETRY_MS,
    explain: (reason) => reason,
    onFault: (error) => {
      options.onFault?.(error);
      log.error("site_audits_unavailable", { kind: errorKind(error), retryInMs: RETRY_MS });
    },
  });
  if (settings.active) void kept.tryToOpen();
  const current = async () => {
    await kept.opening;
    return kept.get().api;
  };

  return {
    api: forwardTo(current, {
      isActive: settings.active,
      watch: (crawl, visitor) => kept.get().api.watch(crawl, visitor),
      listen: (crawl, listener) => kept.get().api.listen(crawl, listener),
    }),
    endStreams: () => kept.opened?.endStreams(),
    close: async () => {
      await kept.opening;
      await kept.close();
    },
  };
}
