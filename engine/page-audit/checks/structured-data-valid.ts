import { evidenceOf, notApplicable, pass, type Check } from "#engine/page-audit/checks/check.ts";
import { readTypes } from "#engine/html/structured-data.ts";

export const structuredDataValid: Check = {
  id: "structured-data-valid",
  title: "Structured data can be read",
  group: "technical",
  impact: "loses clicks",
  points: 2,
  why: "One misplaced comma and the whole block is ignored, with the prices or the trail it would have shown.",
  source: "https://developers.google.com/search/docs/appearance/structured-data/sd-policies",
  evaluate({ document, jsonLd, microdataTypes }) {
    const broken = jsonLd.filter(({ problem }) => problem !== null);
    const [first] = broken;
    if (first !== undefined) {
      return {
        status: "fail",
        text: `${broken.length} of ${jsonLd.length} JSON-LD blocks cannot be read`,
        evidence: evidenceOf(
          document,
          broken.map(({ element }) => element),
          { whole: true },
        ),
        fix: {
          advice: `The parser says: ${first.problem ?? ""}. Mend the first mistake and test again.`,
        },
      };
    }
    const types = readTypes(jsonLd);
    if (types.length > 0) return pass(`Structured data: ${types.join(", ")}`);
    if (microdataTypes.length > 0) {
      return pass(
        `Microdata: ${[...new Set(microdataTypes)].map((type) => type.replace(/^.*\//, "")).join(", ")}`,
      );
    }
    return notApplicable("The page has no structured data");
  },
};
