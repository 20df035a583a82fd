import { sameAddress } from "#engine/address/address-key.ts";
import { validateLocale } from "#engine/hreflang/validate-locale.ts";
import { count } from "#lib/count.ts";
import { evidenceOf, notApplicable, pass, type Check } from "#engine/rules/check.ts";

export const hreflangRegions: Check = {
  id: "hreflang-regions",
  title: "Country codes and own entry of language versions",
  group: "technical",
  severity: "clicks",
  points: 1,
  why: "Lighthouse looks at the language only. A country that does not exist is ignored by Google, and a set without this page in it may be.",
  source: "https://developers.google.com/search/docs/specialty/international/localized-versions",
  guide: {
    topic: "text",
    name: "hreflang for countries that do not exist",
    finds:
      "Finds hreflang codes whose country Google does not know, one code for two addresses, and sets that leave out the page itself.",
    matters:
      "Sites that sell to single countries, such as Pakistan and the United Kingdom, with a version for each of them.",
    fix: "Use country codes of ISO 3166-1, give each version one code, and list the page itself too.",
    doneWhen: "Each code exists and occurs once, and one of them is for this page.",
    example: {
      kind: "html",
      wrong: `
        <link rel="alternate" hreflang="en-UK" href="https://chinar.example/uk/desks">
        <link rel="alternate" hreflang="en-PK" href="https://chinar.example/lahore/desks">
      `,
      right: `
        <link rel="alternate" hreflang="en-GB" href="https://chinar.example/uk/desks">
        <link rel="alternate" hreflang="en-PK" href="https://chinar.example/lahore/desks">
      `,
    },
  },
  evaluate({ document, hreflang, address, base }) {
    const [first] = hreflang;
    if (first === undefined) return notApplicable("No language versions are named");

    const wrong = hreflang
      .map((link) => ({ ...link, verdict: validateLocale(link.hreflang) }))
      .filter(({ verdict }) => !verdict.valid);
    const [fault] = wrong;
    if (fault !== undefined) {
      const suggestion = fault.verdict.suggestions[0];
      return {
        status: "fail",
        text: `${count(wrong.length, "language code")} that Google does not know: ${fault.hreflang}`,
        evidence: wrong.flatMap(({ element, hreflang: code }) =>
          evidenceOf(document, [element], { mark: code }),
        ),
        fix: {
          advice: `${fault.verdict.reason}.`,
          ...(suggestion === undefined
            ? {}
            : {
                markup: `<link rel="alternate" hreflang="${suggestion}" href="${fault.href ?? ""}">`,
              }),
        },
      };
    }

    const byCode = new Map<string, string | null>();
    const clashing = hreflang.filter(({ hreflang: code, href }) => {
      const before = byCode.get(code.toLowerCase());
      byCode.set(code.toLowerCase(), before ?? href);
      return before !== undefined && before !== href;
    });
    if (clashing.length > 0) {
      return {
        status: "warn",
        text: "One language code for two addresses",
        evidence: evidenceOf(
          document,
          clashing.map(({ element }) => element),
        ),
        fix: { advice: "Give each version a code of its own." },
      };
    }

    const namesItself = hreflang.some(({ href }) =>
      sameAddress(URL.parse(href ?? "", base.baseUrl?.href)?.href ?? "", address.url.href),
    );
    if (address.source === "given" && !namesItself) {
      return {
        status: "warn",
        text: "The language versions leave out this page itself",
        evidence: evidenceOf(document, [first.element]),
        fix: {
          advice: "Each version names itself too.",
          markup: `<link rel="alternate" hreflang="[its own code]" href="${address.url.href}">`,
        },
      };
    }
    return pass("Countries exist, and this page is in its own set");
  },
};
