/** What the home page shows under a crawler's name, and does not show us: evidence for up to three signs. */
import { isKin } from "#engine/address/is-kin.ts";
import { isKnownPlatform } from "#engine/links/known-platforms.ts";
import { findForeignTrade, introductionOf } from "./find-foreign-trade.ts";
import type { CrawlerSaw, SiteAskedAs } from "#engine/site-audit/rows.ts";
import type { AuditedPage, Site } from "#engine/site-audit/site.ts";

export type ShownToCrawlers = { shown?: string; trade?: string; outwards?: string };

/** Texts that share less are two pages; shorter ones differ by a clock. Our choice. */
const ANOTHER_PAGE = 0.1;
const LEAST_WORDS = 50;
/** So many other sites that only a crawler is led to. */
const LEAST_SITES = 10;

/** What firewalls show to programs that are not browsers. */
const GATE =
  /just a moment|attention required|access denied|captcha|verif|robot|forbidden|checking|not acceptable|security|blocked|error|unavailable/i;

export function readShownToCrawlers(site: Site, page: AuditedPage): ShownToCrawlers {
  const { askedAs } = site.rows;
  if (askedAs?.url !== page.url) return {};
  const redirect = tellRedirect(site, askedAs);
  if (redirect !== undefined) return { shown: redirect, outwards: redirect };
  for (const one of askedAs.saw ?? []) {
    const trade = tellTrade(site, page, one);
    if (trade !== undefined) return { shown: trade, trade };
    if (isAnotherPage(page, one))
      return { shown: `${one.name} gets the title “${one.title}”, we got “${titleOf(page)}”` };
    const sites = listNewSites(site, page, one);
    if (sites.length < LEAST_SITES) continue;
    const outwards = `${one.name} gets links to ${sites.length} other sites that we did not get, such as ${sites[0]}`;
    return { shown: outwards, outwards };
  }
  return {};
}

function tellRedirect(site: Site, { asked }: SiteAskedAs): string | undefined {
  for (const one of asked) {
    if (one.state !== "answered" || one.location === undefined) continue;
    const host = URL.parse(one.location)?.hostname;
    const isForeign =
      host !== undefined && !isKin(host, new URL(site.home).hostname) && !isKnownPlatform(host);
    if (isForeign) return `${one.name} is sent to ${host}`;
  }
  return undefined;
}

function tellTrade(site: Site, page: AuditedPage, one: CrawlerSaw): string | undefined {
  const trade = findForeignTrade(site, [one.title, one.h1, one.opening].join("\n"));
  if (trade === undefined || trade.phrases.length < 2) return undefined;
  const own = introductionOf(page.facts).toLowerCase();
  if (trade.phrases.some((phrase) => own.includes(phrase))) return undefined;
  return `${one.name} is shown ${trade.phrases.slice(0, 3).join(", ")}`;
}

const titleOf = ({ facts }: AuditedPage) => facts.titles[0]?.value ?? "";

/** A page that scripts fill may be filled for crawlers: that is another text, and honest. */
function isAnotherPage(page: AuditedPage, { title, words, likeness }: CrawlerSaw): boolean {
  const { facts } = page;
  const isEnough = words >= LEAST_WORDS && facts.wordCount >= LEAST_WORDS && facts.shell === null;
  return (
    isEnough &&
    title !== "" &&
    title !== titleOf(page) &&
    !GATE.test(title) &&
    likeness < ANOTHER_PAGE
  );
}

function listNewSites(site: Site, page: AuditedPage, { sites }: CrawlerSaw): readonly string[] {
  if (page.facts.wordCount < LEAST_WORDS || page.facts.shell !== null) return [];
  const known = new Set(site.outlinks(page.url).map(({ to }) => new URL(to).hostname));
  return sites.filter((host) => !known.has(host) && !isKnownPlatform(host));
}
