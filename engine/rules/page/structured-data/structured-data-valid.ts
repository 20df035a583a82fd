import { count } from "#lib/count.ts";
import type { PageIssue } from "#engine/rules/page-issue.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";
import { evidenceOf, notApplicable, pass, type Check } from "#engine/rules/check.ts";
import { readTypes } from "#engine/html/json-ld/structured-data.ts";

const structuredDataInvalid: PageIssue = {
  id: "structured-data-invalid",
  severity: "clicks",
  source: "google",
  weight: 2,
  fixedIn: "template",
  title: (pages) =>
    `${howMany(pages, "page has", "pages have")} structured data that cannot be read`,
  rule: "Structured data is valid JSON.",
  fix: "The evidence is what a parser says; fix the first mistake and test again.",
  doneWhen: "Each block parses.",
};

export const structuredDataValid: Check = {
  id: "structured-data-valid",
  title: "Structured data can be read",
  group: "technical",
  severity: "clicks",
  points: 2,
  why: "One misplaced comma and the whole block is ignored, with the prices or the trail it would have shown.",
  source: "https://developers.google.com/search/docs/appearance/structured-data/sd-policies",
  issues: [structuredDataInvalid],
  guide: {
    topic: "structured-data",
    name: "Structured data that cannot be read",
    finds: "Finds JSON-LD that cannot be read.",
    matters:
      "Anybody who edits JSON-LD by hand, and shops whose product names contain quotation marks.",
    example: {
      kind: "html",
      wrong: `
        <script type="application/ld+json">
        { "@context": "https://schema.org", "@type": "WebSite", "name": "Chinar", }
        </script>
      `,
      right: `
        <script type="application/ld+json">
        { "@context": "https://schema.org", "@type": "WebSite", "name": "Chinar" }
        </script>
      `,
    },
  },
  evaluate({ document, jsonLd, microdataTypes, rdfaTypes }) {
    const broken = jsonLd.filter(({ problem }) => problem !== null);
    const [first] = broken;
    if (first !== undefined) {
      return {
        status: "fail",
        issue: structuredDataInvalid,
        text: `${broken.length} of ${count(jsonLd.length, "JSON-LD block")} cannot be read: ${first.problem ?? ""}`,
        evidence: evidenceOf(
          document,
          broken.map(({ element }) => element),
          { whole: true },
        ),
        fix: {
          advice: `Look at ${first.problem ?? ""}. Fix this first mistake and test again.`,
        },
      };
    }
    const unread = jsonLd.flatMap((block) => block.unread ?? []);
    const rest = unread.length === 0 ? "" : `Not read: ${unread.join("; ")}`;
    const forms = [
      listTypes("Structured data", readTypes(jsonLd)),
      listTypes("Microdata", microdataTypes),
      listTypes("RDFa", rdfaTypes),
      rest,
    ].filter((form) => form !== "");
    return forms.length > 0
      ? pass(forms.join("; "))
      : notApplicable("The page has no structured data");
  },
};

/** Each type once, without the address of its vocabulary. */
function listTypes(form: string, types: readonly string[]): string {
  const names = new Set(types.map((type) => type.replace(/^.*[/#:]/, "")));
  return names.size === 0 ? "" : `${form}: ${[...names].join(", ")}`;
}
