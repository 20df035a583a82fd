import { businessTypeOf, isBusiness } from "#engine/rules/business-data.ts";
import type { HtmlDocument } from "#engine/html/html-document.ts";
import { readMicrodata } from "#engine/html/microdata.ts";
import { findRefusedValues } from "#engine/html/json-ld/refused-values.ts";
import {
  findMissing,
  isSelfServing,
  readThings,
  type JsonLdThing,
} from "#engine/html/json-ld/structured-data.ts";
import {
  evidenceOf,
  notApplicable,
  pass,
  type Check,
  type CheckVerdict,
} from "#engine/rules/check.ts";
import type { PageIssue } from "#engine/rules/page-issue.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

const structuredDataIncomplete: PageIssue = {
  id: "structured-data-incomplete",
  severity: "clicks",
  source: "google",
  weight: 2,
  fixedIn: "template",
  title: (pages) =>
    `${howMany(pages, "page has", "pages have")} structured data that Google refuses`,
  rule: "Structured data has what Google requires, in values that it can read.",
  fix: "Add what is missing and correct the values; Google's page for the type lists them.",
  doneWhen: "Nothing required is missing, and each value is one that Google reads.",
};

const localBusinessIncomplete: PageIssue = {
  id: "local-business-incomplete",
  severity: "clicks",
  source: "google",
  weight: 2,
  fixedIn: "template",
  title: (pages) =>
    `${howMany(pages, "page describes", "pages describe")} the business with parts missing`,
  rule: "A local business has its name and address in its structured data.",
  fix: "Add what is missing to the JSON-LD.",
  doneWhen: "Nothing required is missing.",
};

export const structuredDataRequired: Check = {
  id: "structured-data-required",
  title: "Structured data is complete",
  group: "technical",
  severity: "clicks",
  points: 1,
  why: "Google shows a rich result only when every property that it requires is there.",
  source: "https://developers.google.com/search/docs/appearance/structured-data/search-gallery",
  issues: [structuredDataIncomplete, localBusinessIncomplete],
  guide: {
    topic: "structured-data",
    name: "Structured data that Google refuses",
    finds: "Finds structured data with missing or refused properties.",
    matters:
      "Shops, local businesses, publishers and event organisers: each kind of result has its own list of what must be there.",
    example: {
      kind: "html",
      wrong: `
        <script type="application/ld+json">
        { "@context": "https://schema.org", "@type": "LocalBusiness",
          "name": "Chinar Desks" }
        </script>
      `,
      right: `
        <script type="application/ld+json">
        { "@context": "https://schema.org", "@type": "LocalBusiness",
          "name": "Chinar Desks",
          "address": { "@type": "PostalAddress", "addressLocality": "Lahore",
            "streetAddress": "14 Main Boulevard", "addressCountry": "PK" } }
        </script>
      `,
    },
  },
  evaluate({ document, jsonLd }) {
    const things = readThings([...jsonLd, ...readMicrodata(document)]);
    if (things.length === 0) return notApplicable("There is no structured data to check");

    const gaps = things.flatMap((thing) => {
      // One that is only named, as a seller or a publisher, is described elsewhere.
      if (businessTypeOf(thing) !== undefined && !isBusiness(thing)) return [];
      const found = findMissing(thing);
      return found === null ? [] : [{ ...found, thing }];
    });
    const first = gaps.find(({ thing }) => businessTypeOf(thing) === undefined) ?? gaps[0];
    if (first !== undefined) {
      return {
        status: "fail",
        issue:
          businessTypeOf(first.thing) === undefined
            ? structuredDataIncomplete
            : localBusinessIncomplete,
        text: gaps
          .slice(0, 3)
          .map(({ thing, missing }) => `${thing.types.join(", ")} lacks ${missing.join(", ")}`)
          .join("; "),
        evidence: evidenceOf(document, [...new Set(gaps.map(({ thing }) => thing.element))]),
        fix: {
          advice: `Add what is missing. Google's list: ${first.source}`,
          markup: first.missing
            .map((name) => `"${name.split(" or ")[0] ?? name}": "[…]"`)
            .join(",\n"),
        },
      };
    }
    const refused = judgeValues(document, things);
    if (refused !== undefined) return refused;
    const selfServing = things.filter(isSelfServing);
    if (selfServing.length > 0) {
      return {
        status: "warn",
        text: "Stars about one's own business, which Google ignores",
        evidence: evidenceOf(document, [...new Set(selfServing.map(({ element }) => element))]),
        fix: {
          advice: "Remove rating and review from the business itself; they may stand on products.",
        },
      };
    }
    const hasFaq = things.some(({ types }) => types.includes("FAQPage"));
    return pass(
      hasFaq
        ? "Structured data is complete. FAQ markup is harmless; Google shows no FAQ results since May 2026"
        : "Structured data has what Google requires",
    );
  },
};

function judgeValues(
  document: HtmlDocument,
  things: readonly JsonLdThing[],
): CheckVerdict | undefined {
  const refused = things.flatMap((thing) =>
    findRefusedValues(thing).map((value) => ({ ...value, thing })),
  );
  const [first] = refused;
  if (first === undefined) return undefined;
  return {
    status: "fail",
    issue: structuredDataIncomplete,
    text: refused
      .slice(0, 3)
      .map(({ thing, name, problem }) => `${thing.types.join(", ")} has ${name} ${problem}`)
      .join("; "),
    evidence: evidenceOf(document, [...new Set(refused.map(({ thing }) => thing.element))]),
    fix: { advice: `${first.advice} Google's page: ${first.source}` },
  };
}
