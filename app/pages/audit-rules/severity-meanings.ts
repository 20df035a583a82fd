import type { Severity } from "#engine/rules/severity.ts";

/** What each severity means for the owner of the page. */
export const severityMeanings: Readonly<Record<Severity, string>> = {
  out: "Google leaves the page out until this is fixed.",
  blocking: "Google may not find, read or keep what it should.",
  clicks: "The page can be found, but fewer people see it, open it or stay than could.",
  cosmetic: "Little is lost; fix it when you are at the page anyway.",
};
