import { attribute, elementsOf } from "#engine/html/html-document.ts";
import { isRegisteredLanguage } from "#engine/hreflang/language-subtags.ts";
import { readLinkHeader } from "#engine/links/link-header.ts";
import { count } from "#lib/count.ts";
import { evidenceOf, pass, type Check } from "#engine/rules/check.ts";

const FIX = "Language first (ISO 639-1), then the country if you need it, and a full address.";

export const hreflang: Check = {
  id: "hreflang",
  title: "Language versions",
  group: "technical",
  severity: "clicks",
  points: 3,
  lighthouseWeight: 1,
  why: "A version with a wrong code or a partial address is not linked to this page at all.",
  source: "https://developers.google.com/search/docs/specialty/international/localized-versions",
  guide: {
    topic: "text",
    name: "Mistakes in hreflang links",
    finds: "Finds mistakes in hreflang links.",
    matters:
      "Developers of sites in several languages, who can test each line on its own with this rule.",
    fix: FIX,
    doneWhen: "Each hreflang link has a code that exists and a full address.",
    example: {
      kind: "html",
      wrong: `
        <link rel="alternate" hreflang="english" href="https://chinar.example/lahore/desks">
        <link rel="alternate" hreflang="ur" href="/ur/lahore/desks">
      `,
      right: `
        <link rel="alternate" hreflang="en" href="https://chinar.example/lahore/desks">
        <link rel="alternate" hreflang="ur" href="https://chinar.example/ur/lahore/desks">
      `,
    },
  },
  evaluate({ document, context }) {
    const inHead = elementsOf(document, "link")
      .filter(
        (link) =>
          link.inLiveHead &&
          (attribute(link, "rel") ?? "").toLowerCase() === "alternate" &&
          (attribute(link, "hreflang") ?? "") !== "",
      )
      .map((element) => ({
        hreflang: attribute(element, "hreflang") ?? "",
        href: attribute(element, "href") ?? "",
        element,
      }));
    const inHeader = readLinkHeader(context.linkHeader ?? "")
      .filter(({ rel, hreflang: code }) => rel === "alternate" && code !== "")
      .map((link) => ({ ...link, element: null }));
    const all = [...inHead, ...inHeader];
    if (all.length === 0)
      return pass("No other language versions are named, which is fine for one language");

    const wrong = all
      .map((link) => ({ ...link, reasons: findHreflangFaults(link.hreflang, link.href) }))
      .filter(({ reasons }) => reasons.length > 0);
    const [first] = wrong;
    if (first === undefined)
      return pass(`${count(all.length, "language version")} with valid codes`);
    return {
      status: "fail",
      text: `${count(wrong.length, "language version")} with a mistake in ${first.reasons.join(" and ")}`,
      evidence: wrong.flatMap(({ element, reasons, hreflang: code, href }) =>
        element === null
          ? [{ line: 0, excerpt: `Link: <${href}>; rel="alternate"; hreflang="${code}"` }]
          : evidenceOf(document, [element], { mark: reasons[0] === "language" ? code : href }),
      ),
      fix: {
        advice: FIX,
        markup: '<link rel="alternate" hreflang="ur-PK" href="[https://full.address/ur/]">',
      },
    };
  },
};

/** Lighthouse looks at the language only, and at whether the address starts with http: or https:. */
export function findHreflangFaults(
  code: string,
  href: string,
): readonly ("language" | "address")[] {
  const language = code.split("-")[0]?.toLowerCase() ?? "";
  const isKnown = code.toLowerCase() === "x-default" || isRegisteredLanguage(language);
  return [
    ...(isKnown ? [] : (["language"] as const)),
    ...(/^https?:/i.test(href) ? [] : (["address"] as const)),
  ];
}
