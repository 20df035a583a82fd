/** Changes whenever a rule changes. */
export const LINK_RULES_VERSION = "2026-11";
/** The day on which the rules were last compared with their sources. */
export const LINK_RULES_CHECKED_ON = "2026-11-21";
