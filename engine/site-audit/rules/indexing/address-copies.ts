import { nameDifference, originFormOf } from "#engine/address/address-forms.ts";
import { withoutTracking } from "#engine/address/without-tracking.ts";
import type { AddressCopy } from "#engine/site-audit/find-copies.ts";
import { onlyCanonical } from "#engine/site-audit/judge-elsewhere.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";
import type { SiteRule } from "#engine/site-audit/rule.ts";
import { hostVariants } from "./host-variants.ts";
import type { LinkedFrom } from "#engine/site-audit/site-report.ts";
import type { Site } from "#engine/site-audit/site.ts";

export const addressCopiesRule: SiteRule = {
  id: "address-copies",
  severity: "clicks",
  source: "google",
  sourceUrl:
    "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  weight: 4,
  fixedIn: "server",
  title: (pages, forms = "") =>
    `${howMany(pages, "address shows a page that has another address", "addresses show pages that have another address")}: ${forms}`,
  why: "Links are split between the addresses, and Google chooses one.",
  rule: "One page has one address, which links, canonical and sitemap name.",
  fix: "Choose one form of the address and redirect the others to it. Write that form in links, canonicals and the sitemap.",
  doneWhen:
    "Each other form redirects, or links, canonicals and the sitemap all name the one that is meant.",
  guide: {
    topic: "indexing",
    name: "One page at several addresses",
    finds: "Finds pages that answer at several addresses and do not agree on one.",
    matters:
      "Any site: servers tend to answer several forms of an address until somebody decides on one and redirects the others.",
    example: {
      kind: "addresses",
      wrong: `
        /desks          200
        /desks.html     200, the same page
        /desks?ref=home 200, the same page, no canonical
      `,
      right: `
        /desks          200
        /desks.html     301 to /desks
        /desks?ref=home 200, canonical names /desks
      `,
    },
  },
  find(site) {
    const variants = Array.from(hostVariants.find(site), ({ url }) => new URL(url).origin);
    const found = [...site.copies].flatMap(([url, copy]) => {
      const says = tellDisagreement(site, url, copy);
      // One setting makes all copies of an origin.
      const isOfVariant =
        variants.includes(new URL(url).origin) && originFormOf(url) === originFormOf(copy.page);
      return says === undefined || isOfVariant ? [] : [{ url, copy, says }];
    });
    const forms = new Set(found.map(({ url, copy }) => nameDifference(url, copy.page)));
    const cause = [...forms].join("; ");
    return found.map(({ url, copy, says }) => ({
      url,
      evidence: `the page of ${copy.page}, ${nameDifference(url, copy.page)}; ${says}`,
      cause,
      linkedFrom: linksTo(site, url, copy),
    }));
  },
};

/** What names this address and not the page's own, or leaves it open; undefined where all agree. */
function tellDisagreement(site: Site, url: string, { page, row }: AddressCopy): string | undefined {
  const own = site.asRead.get(page)?.facts;
  // What is no page, or says noindex, is no second address in the results; tracking has a rule of its own.
  if (own === undefined || row.facts === undefined || row.facts.noindex !== null) return undefined;
  if (withoutTracking(url) !== url) return undefined;
  const [canonical, others] = [own, row.facts].map(({ canonicals }) => onlyCanonical(canonicals));
  const isOfPage = (named: string) => named === page || site.copies.get(named)?.page === page;
  if (canonical === null || others === null) return "it has no canonical";
  if (canonical !== others && isOfPage(others!)) return "each names itself as canonical";
  if (canonical === url) return "links lead to the one, canonicals to the other";
  if (site.listed.get(page)?.written === url) return "the sitemap lists this one";
  return undefined;
}

function linksTo(site: Site, url: string, { page }: AddressCopy): readonly LinkedFrom[] {
  const links = Array.from(site.links.to(page))
    .filter((place) => site.links.kindAt(place) === "link" && site.links.writtenAt(place) === url)
    .map((place) => site.links.at(place))
    .map(({ from, anchor, line }) => ({ url: from, anchor, line }));
  const listed = site.listed.get(page);
  const isListed = links.length === 0 && listed?.written === url;
  return isListed ? [{ url: listed.file, anchor: "", line: 0 }] : links;
}
