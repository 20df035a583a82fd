import { evidenceOf, pass, type Check } from "#engine/rules/check.ts";

export const duplicateMetadata: Check = {
  id: "duplicate-metadata",
  title: "One title, one description",
  group: "on-page",
  severity: "clicks",
  points: 1,
  why: "With two titles or two descriptions you do not decide which one is shown.",
  evaluate({ document, titles, descriptions }) {
    const extraTitles = titles.filter((title) => title.inLiveHead).slice(1);
    const extras = [...extraTitles, ...descriptions.slice(1)];
    if (extras.length === 0) return pass("No title or description is repeated");
    const parts = [
      extraTitles.length > 0 ? `${extraTitles.length + 1} titles` : "",
      descriptions.length > 1 ? `${descriptions.length} meta descriptions` : "",
    ].filter((part) => part !== "");
    return {
      status: "fail",
      text: `The page has ${parts.join(" and ")}`,
      evidence: evidenceOf(document, extras, { whole: true }),
      fix: { advice: "Keep the first of each and delete the others." },
    };
  },
};
