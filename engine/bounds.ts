/**
 * How much of a stranger's page, file or header is read. Each bound is above what honest sites have,
 * and keeps one of them from costing the others. Engine and server use these and no others.
 */

/** Characters of an address. Longer ones are not followed: the limit of old browsers and of many servers. */
export const MAX_ADDRESS_CHARACTERS = 2_083;

/** Candidates of one srcset. Build tools write up to twenty. */
export const MAX_SRCSET_CANDIDATES = 100;

/** Links of one Link header. */
export const MAX_HEADER_LINKS = 500;
