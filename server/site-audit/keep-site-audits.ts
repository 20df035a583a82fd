import { errorKind } from "#server/log/log.ts";
import {
  startSiteAudits,
  type SiteAudits,
  type StartSiteAuditsOptions,
} from "#server/site-audit/start-site-audits.ts";
import { KeptOpen } from "#server/store/kept-open.ts";

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
    onFault: (error) =>
      log.error("site_audits_unavailable", { kind: errorKind(error), retryInMs: RETRY_MS }),
  });
  if (settings.active) void kept.tryToOpen();
  const door = () => kept.get().door;

  return {
    door: {
      isActive: settings.active,
      begin: async (request, visitor) => {
        await kept.opening;
        return door().begin(request, visitor);
      },
      beginForStaff: async (request) => {
        await kept.opening;
        return door().beginForStaff(request);
      },
      find: async (secret) => {
        await kept.opening;
        return door().find(secret);
      },
      describe: async (crawl) => door().describe(crawl),
      tellState: async (crawl) => door().tellState(crawl),
      noteReader: async (crawl, visitor) => door().noteReader(crawl, visitor),
      listText: async (crawl, kind, from, limit) => door().listText(crawl, kind, from, limit),
      list: async (crawl, kind, from, limit) => door().list(crawl, kind, from, limit),
      stop: async (crawl) => door().stop(crawl),
      remove: async (crawl) => door().remove(crawl),
      watch: (crawl, visitor) => door().watch(crawl, visitor),
      listen: (crawl, listener) => door().listen(crawl, listener),
      findFile: async (crawl, format) => door().findFile(crawl, format),
      load: async (crawl, visitor, what) => door().load(crawl, visitor, what),
    },
    endStreams: () => kept.opened?.endStreams(),
    close: async () => {
      await kept.opening;
      await kept.close();
    },
  };
}
