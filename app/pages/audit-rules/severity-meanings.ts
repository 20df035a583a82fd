import type { Severity } from "#engine/rules/severity.ts";

/** What each severity means for the owner of the page. */
export const severityMeanings: Readonly<Record<Severity, string>> = {
  out: "Google leaves the page out until this is fixed. Fix it before anything else.",
  blocking:
    "Google may not find, read or keep what it should. Fix it before you work on the words.",
  clicks: "The page can be found, but fewer people see it, open it or stay than could.",
  cosmetic: "Little is lost. Fix it when you are at the page or the template anyway.",
};
