/**
 * What bounds the reading of addresses that visitors type. The page /reader prints them; times in ms, sizes in bytes.
 */
import { MAX_LIVE_PAGE_BYTES } from "#engine/bounds.ts";

export const READER_TOKEN = "PehlaPageBot";

export const readingBounds = {
  /** Readings at one time, all visitors together. */
  atOnce: 4,
  visitorPerTenMinutes: 20,
  visitorPerDay: 100,
  /** Between two readings of one registrable domain, over all visitors. */
  siteGapMs: 2_000,
  sitePerTenMinutes: 30,
  sitePerDay: 200,
  /** For a reading with all its redirects, from the moment it begins. */
  limitMs: 10_000,
  maxWireBytes: 1_000_000,
  maxBytes: MAX_LIVE_PAGE_BYTES,
  /** Targets of one page's links that are asked. */
  maxLinks: 50,
  /** How long an answer is kept, in memory, for the visitor who asked. */
  keepMs: 600_000,
} as const;
