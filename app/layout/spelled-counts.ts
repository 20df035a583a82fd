/**
 * The counts that are on every page, spelled by the build (scripts/count-content.ts): no page ships
 * the code that spells them.
 */
export const spelledCounts = import.meta.env.VITE_SPELLED_COUNTS;
