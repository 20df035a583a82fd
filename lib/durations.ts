export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** In seconds, as rate limits are counted. */
export const TEN_MINUTES = (10 * MINUTE_MS) / 1_000;
export const DAY = DAY_MS / 1_000;
