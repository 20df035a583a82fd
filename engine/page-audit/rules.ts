/** Changes whenever a rule, a weight or a limit changes. */
export const RULES_VERSION = "2026-11g";
/** The day on which the rules were last compared with their sources. */
export const RULES_CHECKED_ON = "2026-11-22";
