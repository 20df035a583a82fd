import { errorKind } from "#server/log/log.ts";
import {
  startSiteAudits,
  type SiteAuditDoor,
  type SiteAudits,
  type StartSiteAuditsOptions,
} from "#server/site-audit/start-site-audits.ts";
import { describeStoreFault, StoreUnusableError } from "#server/store/store-fault.ts";

const RETRY_MS = 15_000;

/**
 * Audits whose file may be away when the server starts: locked, damaged, on a full disk. The site
 * and its form are served all the same, and opening is tried again until it succeeds.
 */
export function keepSiteAudits(options: StartSiteAuditsOptions): SiteAudits {
  const { settings, log } = options;
  let audits: SiteAudits | undefined;
  let whyAway = "it is being opened";
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function tryToOpen() {
    try {
      const opened = await startSiteAudits(options);
      if (isClosed) return void (await opened.close());
      audits = opened;
    } catch (error) {
      whyAway = describeStoreFault(error);
      log.error("site_audits_unavailable", { kind: errorKind(error), retryInMs: RETRY_MS });
      if (!isClosed) retry = setTimeout(() => void (opening = tryToOpen()), RETRY_MS).unref();
    }
  }
  let opening = settings.active ? tryToOpen() : Promise.resolve();

  function door(): SiteAuditDoor {
    if (audits === undefined) {
      throw new StoreUnusableError(whyAway);
    }
    return audits.door;
  }

  return {
    door: {
      isActive: settings.active,
      begin: async (request, visitor) => {
        await opening;
        return door().begin(request, visitor);
      },
      beginForStaff: async (request) => {
        await opening;
        return door().beginForStaff(request);
      },
      find: async (secret) => {
        await opening;
        return door().find(secret);
      },
      describe: async (crawl) => door().describe(crawl),
      noteReader: async (crawl, visitor) => door().noteReader(crawl, visitor),
      list: async (crawl, kind, from, limit) => door().list(crawl, kind, from, limit),
      stop: async (crawl) => door().stop(crawl),
      remove: async (crawl) => door().remove(crawl),
      watch: (crawl, visitor) => door().watch(crawl, visitor),
      listen: (crawl, listener) => door().listen(crawl, listener),
      findFile: async (crawl, format) => door().findFile(crawl, format),
      load: async (crawl, visitor) => door().load(crawl, visitor),
    },
    endStreams: () => audits?.endStreams(),
    close: async () => {
      isClosed = true;
      clearTimeout(retry);
      await opening;
      await audits?.close();
    },
  };
}
