import { evidenceOf, pass, type Check } from "#engine/rules/check.ts";

const FIX = "Keep the first of each and delete the others.";

export const duplicateMetadata: Check = {
  id: "duplicate-metadata",
  title: "One title, one description",
  group: "on-page",
  severity: "clicks",
  points: 1,
  why: "With two titles or two descriptions you do not decide which one is shown.",
  guide: {
    topic: "titles",
    name: "Two titles or two descriptions",
    finds: "Finds pages with more than one title or meta description.",
    matters: "Sites on which the theme and an SEO plugin both write the head tags.",
    fix: `${FIX} Often one plugin has to stop writing them.`,
    doneWhen: "The page has one title and at most one description.",
    example: {
      kind: "html",
      wrong: `
        <title>Office desks in Lahore | Chinar</title>
        <title>Chinar</title>
      `,
      right: "<title>Office desks in Lahore | Chinar</title>",
    },
  },
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
      fix: { advice: FIX },
    };
  },
};
