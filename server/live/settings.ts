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
  /** How long an answer is kept for the same visitor. */
  keepMs: number;
};

export const liveDefaults: LiveSettings = {
  active: true,
  atOnce: 4,
  visitorPerTenMinutes: 20,
  visitorPerDay: 100,
  siteGapMs: 2_000,
  sitePerTenMinutes: 30,
  sitePerDay: 200,
  limitMs: 10_000,
  maxWireBytes: 1_000_000,
  maxBytes: 3_000_000,
  maxLinks: 50,
  linksLimitMs: 25_000,
  keepMs: 10 * 60 * 1000,
};
