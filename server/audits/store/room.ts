import { statfs } from "node:fs/promises";
import path from "node:path";

import type { BoundMet } from "#engine/site-audit/rows.ts";

import type { Crawl, CrawlStore } from "./crawl-store.ts";
import type { CrawlPlace } from "./open-crawls.ts";

/** What an audit that is asked for is refused with: a status, and a sentence that says what to do. */
export type AuditRefusal = {
  ok: false;
  status: 400 | 404 | 429 | 503;
  problem: string;
  retryAfterSeconds?: number;
};

export type RoomSettings = {
  /** What all audits together may take of the disk. */
  quotaBytes: number;
  /** How much of the disk is left free for the enquiries. */
  reserveBytes: number;
};

type RoomOptions = RoomSettings & {
  store: Pick<CrawlStore, "usage" | "oldestReport" | "remove">;
  /** Of the disk; Infinity where it is not ours. */
  freeBytes: () => Promise<number>;
};

/** Ordinary pages take 20 to 40 kB; a site that is built to fill a disk ends here. */
const BYTES_A_PAGE = 300_000;
/** Of the quota, for the audits of one visitor. */
const VISITOR_SHARE = 1 / 8;

const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;

/** How much one audit may leave, whatever its site sends. */
export const auditBytes = ({ pages }: { pages: number }) => pages * BYTES_A_PAGE;

/**
 * Bounds how much is kept: of one audit, of a visitor's audits, and of all. The last part of the disk
 * is left to the form. If all have too much, the oldest reports are deleted, unshared ones first.
 */
export function createRoom({ store, quotaBytes, reserveBytes, freeBytes }: RoomOptions) {
  const visitorBytes = quotaBytes * VISITOR_SHARE;
  let last: Promise<unknown> = Promise.resolve();

  /** One after another, or two would take a report each where one is enough. */
  function makeRoom(most: number): Promise<boolean> {
    const made = last.then(() => dropReports(most));
    last = made.catch(() => {});
    return made;
  }

  async function dropReports(most: number): Promise<boolean> {
    for (;;) {
      if ((await store.usage({})).all <= most) return true;
      const oldest = await store.oldestReport();
      if (oldest === undefined) return false;
      await store.remove(oldest);
    }
  }

  return {
    /** Why no audit may begin; undefined where it may. */
    async refuse(
      settings: { pages: number },
      visitor: string | undefined,
    ): Promise<AuditRefusal | undefined> {
      if ((await freeBytes()) < reserveBytes) {
        return refusal(503, "The disk of our server is nearly full. Try again in an hour.");
      }
      const usage = await store.usage(visitor === undefined ? {} : { visitor });
      if (usage.visitor >= visitorBytes) {
        return refusal(
          429,
          `Your audits fill the room that one visitor has here (${megabytes(visitorBytes)}). Delete one of them, then try again.`,
        );
      }
      if (await makeRoom(Math.max(0, quotaBytes - auditBytes(settings)))) return undefined;
      return refusal(503, "There is no room for another audit right now. Try again in an hour.");
    },

    /** The bound that a crawl has filled, with a sentence for its report; undefined while there is space. */
    async check({
      id,
      settings,
      visitor,
    }: Pick<Crawl, "id" | "settings" | "visitor">): Promise<BoundMet | undefined> {
      if ((await freeBytes()) < reserveBytes) {
        return full("The disk of our server is nearly full, so the reading stopped here.");
      }
      const usage = await store.usage({ id, visitor });
      if (usage.crawl > auditBytes(settings)) {
        return full(
          `What was read of this site fills the room that one audit has (${megabytes(auditBytes(settings))}), so the reading stopped here.`,
        );
      }
      if (usage.visitor > visitorBytes) {
        return full(
          `Your audits together fill the room that one visitor has here (${megabytes(visitorBytes)}), so the reading stopped here. Delete older ones to have more read.`,
        );
      }
      if (usage.all <= quotaBytes || (await makeRoom(quotaBytes))) return undefined;
      return full("The room for audits on our server is full, so the reading stopped here.");
    },
  };
}

export type DiskRoom = ReturnType<typeof createRoom>;

/** Returns the free space on the file's disk; a database elsewhere has its own disk. */
export function freeBytesAt(place: CrawlPlace): () => Promise<number> {
  if (!("file" in place)) return async () => Infinity;
  return async () => {
    const { bavail, bsize } = await statfs(path.dirname(place.file));
    return bavail * bsize;
  };
}

const full = (text: string): BoundMet => ({ id: "room", text });

function refusal(status: 429 | 503, problem: string): AuditRefusal {
  return { ok: false, status, problem, retryAfterSeconds: 3_600 };
}
