import { readingBounds } from "#engine/live/bounds.ts";

/** What bounds the reading of a visitor's address. Times in ms, sizes in bytes. */
export type LiveSettings = {
  active: boolean;
  /** Readings at one time, all visitors together. */
  atOnce: number;
  visitorPerTenMinutes: number;
  visitorPerDay: number;
  /** Between two readings of one registrable domain, over all visitors. */
  siteGapMs: number;
  sitePerTenMinutes: number;
  sitePerDay: number;
  /** For a reading with all its redirects, from the moment it begins. */
  limitMs: number;
  maxWireBytes: number;
  maxBytes: number;
  /** Targets of one page's links that are asked. */
  maxLinks: number;
  /** For all of them together. */
  linksLimitMs: number;
  /** Whether a page is also asked for as a browser and as crawlers, to compare the answers. */
  asksAsCrawlers: boolean;
  /** How long an answer is kept for the same visitor. */
  keepMs: number;
};

/** The page /reader prints the same values. */
export const liveDefaults: LiveSettings = {
  ...readingBounds,
  active: true,
  asksAsCrawlers: true,
  linksLimitMs: 25_000,
};
