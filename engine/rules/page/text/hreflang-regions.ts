import { sameAddress } from "#engine/address/address-key.ts";
import { validateLocale } from "#engine/hreflang/validate-locale.ts";
import { count } from "#lib/count.ts";
import {
  attribute,
  elementsOf,
  hasAttribute,
  type HtmlDocument,
} from "#engine/html/html-document.ts";
import { readLinkHeader } from "#engine/links/link-header.ts";
import { tellUnknownRel, unknownRel } from "#engine/links/unknown-rel.ts";
import {
  evidenceOf,
  notApplicable,
  pass,
  type Check,
  type CheckVerdict,
} from "#engine/rules/check.ts";
import type { PageIssue } from "#engine/rules/page-issue.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

const hreflangRel: PageIssue = {
  id: "hreflang-rel",
  severity: "clicks",
  source: "google",
  weight: 2,
  fixedIn: "template",
  title: (pages) =>
    `${howMany(pages, "page names", "pages name")} language versions with a rel that does not exist`,
  rule: "A link to a language version has rel=alternate.",
  fix: "Write rel=alternate, letter by letter, on each link with hreflang.",
  doneWhen: "Each link with hreflang says rel=alternate.",
  alsoFind: (site) =>
    [...site.listed.values()].flatMap(({ url, wrongRel }) =>
      wrongRel === undefined
        ? []
        : [
            {
              url,
              evidence: `its entry in the sitemap ${tellUnknownRel(wrongRel)}`,
              cause: "sitemap",
            },
          ],
    ),
};

export const hreflangRegions: Check = {
  id: "hreflang-regions",
  title: "Links, country codes and own entry of language versions",
  group: "technical",
  severity: "clicks",
  points: 1,
  why: "Lighthouse looks at the language only. A country that does not exist is ignored by Google, and a set without this page in it may be.",
  source: "https://developers.google.com/search/docs/specialty/international/localized-versions",
  issues: [hreflangRel],
  guide: {
    topic: "text",
    name: "hreflang for countries that do not exist",
    finds:
      "Finds links whose rel is misspelled, codes whose country Google does not know, one code for two addresses, and sets that leave out the page itself.",
    matters:
      "Sites that sell to single countries, such as Pakistan and the United Kingdom, with a version for each of them.",
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
  evaluate({ document, hreflang, address, base, context }) {
    const misspelled = judgeRel(document, context.linkHeader ?? "");
    if (misspelled !== undefined) return misspelled;
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

/** A link with hreflang whose rel is no link type at all: "alternative", "alternates", or none. */
function judgeRel(document: HtmlDocument, linkHeader: string): CheckVerdict | undefined {
  const links = elementsOf(document, "link").filter(
    (link) =>
      link.inLiveHead &&
      hasAttribute(link, "hreflang") &&
      unknownRel(attribute(link, "rel")) !== undefined,
  );
  const headers = readLinkHeader(linkHeader).filter(
    ({ rel, hreflang }) => hreflang !== "" && unknownRel(rel) !== undefined,
  );
  const rel = links.length > 0 ? (attribute(links[0]!, "rel") ?? "") : headers[0]?.rel;
  if (rel === undefined) return undefined;
  return {
    status: "fail",
    issue: hreflangRel,
    text: `${count(links.length + headers.length, "link")} with hreflang ${tellUnknownRel(rel)}: the language versions are not joined`,
    evidence: [
      ...evidenceOf(document, links, { mark: rel }),
      ...headers.map((link) => ({
        line: 0,
        excerpt: `Link: <${link.href}>; rel="${link.rel}"; hreflang="${link.hreflang}"`,
      })),
    ],
    fix: {
      advice: hreflangRel.fix,
      markup: '<link rel="alternate" hreflang="ur" href="[https://full.address/ur/]">',
    },
  };
}
