import { sameAddress } from "#engine/address/address-key.ts";
import type { Canonical, PageFacts } from "#engine/html/page-facts.ts";
import { forbidsIndexing } from "#engine/html/robots-directives.ts";
import {
  evidenceOf,
  headEvidence,
  pass,
  type Check,
  type CheckVerdict,
} from "#engine/rules/check.ts";

export const canonicalAgreement: Check = {
  id: "canonical-agreement",
  title: "Canonical and the other signals agree",
  group: "technical",
  severity: "cosmetic",
  points: 2,
  why: "Google weighs several signals to pick the address it indexes. When they disagree, it decides without you.",
  source: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  guide: {
    topic: "indexing",
    name: "Canonical at odds with other signals",
    finds:
      "Finds pages whose canonical is missing, names another page than this one, or differs from og:url, so the signals about its address disagree.",
    matters:
      "Pages that are shared a lot, since og:url decides which address collects the likes and the canonical which one is indexed.",
    fix: "Name the page's own full address as canonical, and write the same address into og:url.",
    doneWhen: "Canonical, og:url and the address in the browser are the same.",
    example: {
      kind: "html",
      wrong: `
        <link rel="canonical" href="https://chinar.example/lahore/desks">
        <meta property="og:url" content="https://chinar.example/desks?ref=share">
      `,
      right: `
        <link rel="canonical" href="https://chinar.example/lahore/desks">
        <meta property="og:url" content="https://chinar.example/lahore/desks">
      `,
    },
  },
  evaluate(facts) {
    const [first] = facts.canonicals;
    if (first === undefined) return nameItself(facts);
    return (
      (first.resolved === null ? null : findOtherPage(facts, first, first.resolved)) ??
      (first.resolved === null ? null : findOtherShare(facts, first.resolved, first.href)) ??
      pass("The canonical agrees with the page's other signals")
    );
  },
};

function nameItself(facts: PageFacts): CheckVerdict {
  const { address } = facts;
  const own = address.source === "unknown" ? "[the page's own full address]" : address.url.href;
  return {
    status: "warn",
    text: "The page does not name its own address as canonical",
    evidence: headEvidence(facts, '<link rel="canonical">'),
    fix: {
      advice: "Name it, so that copies with other parameters count for this page.",
      markup: `<link rel="canonical" href="${own}">`,
    },
  };
}

/** The canonical leads away from the page, alone or beside a noindex. */
function findOtherPage(
  { document, canonicals, address, robots, context }: PageFacts,
  { href }: Canonical,
  resolved: string,
): CheckVerdict | null {
  if (address.source !== "given" || !differs(resolved, address.url.href)) return null;
  const elements = canonicals.map(({ element }) => element);
  const noindex = robots.find(
    ({ name, content, element }) =>
      name === "robots" && element.inLiveHead && forbidsIndexing(content, context.now),
  );
  return {
    status: "warn",
    // The gate of indexability.ts: Google is asked to index the other page.
    severity: "out",
    text:
      noindex === undefined
        ? "The canonical names another page than this one"
        : "A canonical to another page and noindex contradict each other",
    evidence: evidenceOf(
      document,
      noindex === undefined ? elements : [...elements, noindex.element],
      { mark: href },
    ),
    fix: {
      advice:
        noindex === undefined
          ? "Right for a copy; wrong for a page that you want indexed. If it is, name its own address."
          : "A canonical hands this page on, noindex takes it out: keep one of the two.",
      markup: `<link rel="canonical" href="${address.url.href}">`,
    },
  };
}

function findOtherShare(
  { document, canonicals, address, openGraph }: PageFacts,
  resolved: string,
  href: string,
): CheckVerdict | null {
  const shared = openGraph.get("og:url");
  if (shared === undefined) return null;
  if (!differs(URL.parse(shared, address.url.href)?.href ?? shared, resolved)) return null;
  return {
    status: "warn",
    text: "og:url and the canonical name different addresses",
    evidence: evidenceOf(
      document,
      canonicals.map(({ element }) => element),
      { mark: href },
    ),
    fix: {
      advice: "Give both the same address.",
      markup: `<meta property="og:url" content="${resolved}">`,
    },
  };
}

function differs(one: string, other: string): boolean {
  return !sameAddress(one, other);
}
