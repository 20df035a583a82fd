/**
 * How many there are of what pages count in words: "twelve tools", "109 cities". The build puts the
 * numbers in (scripts/count-content.ts), so that a page which only counts ships no entry.
 */
export const counts = import.meta.env.VITE_COUNTS;
