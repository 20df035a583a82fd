import type { PageIssue } from "#engine/rules/page-issue.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";
import { addressKey } from "#engine/address/address-key.ts";
import { attribute, elementsOf, type HtmlElement } from "#engine/html/html-document.ts";
import { readLinkHeader } from "#engine/links/link-header.ts";
import {
  evidenceOf,
  notApplicable,
  pass,
  type Check,
  type CheckVerdict,
} from "#engine/rules/check.ts";
import { setAttribute } from "#engine/rules/markup.ts";
import type { PageFacts } from "#engine/html/page-facts.ts";

type Reference = { href: string; element: HtmlElement | null };

const canonicalRelative: PageIssue = {
  id: "canonical-relative",
  severity: "cosmetic",
  source: "google",
  weight: 1,
  fixedIn: "template",
  title: (pages) => `${howMany(pages, "canonical is", "canonicals are")} not a full address`,
  why: "Google advises against it: on a copy of the site, or under another host, it names the copy.",
  rule: "A canonical is written in full, with https and the host.",
  fix: "Name this page's own full address, once.",
  doneWhen: "Each canonical begins with https://",
};

export const canonical: Check = {
  id: "canonical",
  title: "Canonical link",
  group: "technical",
  severity: "clicks",
  points: 8,
  lighthouseWeight: 1,
  why: "The canonical names the page to index. Pointed elsewhere, it asks Google to leave this one out.",
  source: "https://developers.google.com/search/docs/crawling-indexing/canonicalization",
  issues: [canonicalRelative],
  guide: {
    topic: "indexing",
    name: "Canonical that Google cannot use",
    finds:
      "Finds canonical links that are relative, broken, doubled, in the wrong place or pointed at the home page, so that Google may set them aside.",
    matters:
      "Owners of several plugins that each write head tags, and of sites that exist on a staging host as well.",
    example: {
      kind: "html",
      wrong: '<link rel="canonical" href="/lahore/desks">',
      right: '<link rel="canonical" href="https://chinar.example/lahore/desks">',
    },
  },
  /** Lighthouse's rules in Lighthouse's order; links in body do not count. */
  evaluate(facts) {
    const { canonicals, alternates } = readReferences(facts);
    const own = addressKey(facts.address.url.href);

    const invalid = canonicals.findLast(
      ({ href }) => URL.parse(href, "https://example.com") === null,
    );
    if (invalid !== undefined)
      return refuse(facts, [invalid], "The canonical is not a valid address");

    const relative = canonicals.findLast(({ href }) => URL.parse(href) === null);
    if (relative !== undefined) {
      return {
        ...refuse(facts, [relative], "The canonical is not a full address"),
        issue: canonicalRelative,
      };
    }

    const addresses = new Set(canonicals.map(({ href }) => addressKey(href)));
    const [address] = addresses;
    if (address === undefined) return notApplicable("The page names no canonical");
    if (addresses.size > 1)
      return refuse(facts, canonicals, `${addresses.size} canonicals that differ`);

    if (alternates.has(own) && alternates.has(address) && own !== address) {
      return refuseElsewhere(facts, canonicals, "The canonical points to another language version");
    }
    const url = new URL(address);
    if (
      url.origin === facts.address.url.origin &&
      url.pathname === "/" &&
      facts.address.url.pathname !== "/"
    ) {
      return refuseElsewhere(facts, canonicals, "The canonical points to the home page");
    }
    return pass("One canonical, with a full address");
  },
};

function readReferences({ document, base, context }: PageFacts): {
  canonicals: readonly Reference[];
  alternates: ReadonlySet<string>;
} {
  const headers = readLinkHeader(context.linkHeader ?? "");
  const links = elementsOf(document, "link")
    .filter((element) => element.inLiveHead)
    .map((element) => ({
      rel: (attribute(element, "rel") ?? "").toLowerCase(),
      href: attribute(element, "href") ?? "",
      hreflang: attribute(element, "hreflang") ?? "",
      element,
    }));
  const all = [...links, ...headers.map((header) => ({ ...header, element: null }))];
  const alternates = all.flatMap(({ rel, href, hreflang }) => {
    const url = rel === "alternate" && hreflang !== "" ? URL.parse(href, base.baseUrl?.href) : null;
    return url === null ? [] : [addressKey(url.href)];
  });
  return {
    canonicals: all.filter(({ rel, href }) => rel === "canonical" && href !== ""),
    alternates: new Set(alternates),
  };
}

/** Where the page's own address is given, its canonical shuts a gate of indexability.ts. */
function refuseElsewhere(
  facts: PageFacts,
  references: readonly Reference[],
  text: string,
): CheckVerdict {
  const verdict = refuse(facts, references, text);
  return facts.address.source === "given" && verdict.status === "fail"
    ? { ...verdict, severity: "out" }
    : verdict;
}

function refuse(
  { document, address }: PageFacts,
  references: readonly Reference[],
  text: string,
): CheckVerdict & { status: "fail" } {
  const elements = references.flatMap(({ element }) => (element === null ? [] : [element]));
  const [first] = elements;
  const own = address.source === "unknown" ? "[the page's own full address]" : address.url.href;
  const wrong = references[0]?.href;
  return {
    status: "fail",
    text,
    evidence: [
      ...evidenceOf(document, elements, wrong === undefined ? {} : { mark: wrong }),
      ...references
        .filter(({ element }) => element === null)
        .map(({ href }) => ({ line: 0, excerpt: `Link: <${href}>; rel="canonical"` })),
    ],
    fix: {
      advice: canonicalRelative.fix,
      markup:
        first === undefined
          ? `<link rel="canonical" href="${own}">`
          : setAttribute(document.source.slice(first.start, first.startTagEnd), "href", own),
    },
  };
}
