import { isKin } from "#engine/address/is-kin.ts";
import { isKnownPlatform } from "#engine/links/known-platforms.ts";
import {
  findForeignTrade,
  introductionOf,
} from "#engine/site-audit/rule-helpers/find-foreign-trade.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";
import { IF_HACKED, SPAM_POLICIES } from "#engine/site-audit/rule-helpers/if-hacked.ts";
import type { SiteRule } from "#engine/site-audit/rule.ts";
import type { CrawlerSaw, SiteAskedAs } from "#engine/site-audit/rows.ts";
import type { AuditedPage, Site } from "#engine/site-audit/site.ts";

/** Texts that share less are two pages; shorter ones differ by a clock. Our choice. */
const ANOTHER_PAGE = 0.1;
const LEAST_WORDS = 50;
/** So many other sites that only a crawler is led to. */
const LEAST_SITES = 10;

/** What firewalls show to whoever is not a browser. */
const GATE =
  /just a moment|attention required|access denied|captcha|verif|robot|forbidden|checking|not acceptable|security|blocked|error|unavailable/i;

export const crawlerShownOther: SiteRule = {
  id: "crawler-shown-other",
  severity: "blocking",
  source: "google",
  sourceUrl: `${SPAM_POLICIES}#cloaking`,
  weight: 12,
  fixedIn: "server",
  title: (pages) => `${howMany(pages, "page shows", "pages show")} crawlers something else`,
  why: "Under the name of a search engine’s crawler the server gave us another page than under our own. It looks like a hack: spam is shown to Google and hidden from the owner.",
  rule: "Crawlers get the page that everybody gets.",
  fix: `${IF_HACKED} Compare what URL Inspection in Search Console shows of the page with what your browser shows.`,
  doneWhen: "The page has the same title, words and links for crawlers and for visitors.",
  guide: {
    topic: "hacked",
    name: "Another page for crawlers than for visitors",
    finds:
      "Finds a start page that has another title and text, spam, links to many other sites or a redirect when it is asked for under a crawler’s name.",
    matters:
      "Owners whose results in Google show strange titles while their own browser shows nothing wrong.",
    example: {
      kind: "headers",
      wrong: `
        User-Agent: PehlaPageBot
        <title>Chinar Desks: wooden desks made in Lahore</title>

        User-Agent: Googlebot
        <title>Slot gacor: situs judi online, maxwin</title>
      `,
      right: `
        User-Agent: PehlaPageBot
        <title>Chinar Desks: wooden desks made in Lahore</title>

        User-Agent: Googlebot
        <title>Chinar Desks: wooden desks made in Lahore</title>
      `,
    },
  },
  find(site) {
    const { askedAs } = site.rows;
    const page = site.readPages.find(({ url }) => url === askedAs?.url);
    if (askedAs === undefined || page === undefined) return [];
    const differences = [...tellRedirects(site, askedAs), ...tellPages(site, page, askedAs)];
    return differences.length === 0
      ? []
      : [{ url: page.url, evidence: differences.join("; "), linkedFrom: [] }];
  },
};

function tellRedirects(site: Site, { asked }: SiteAskedAs): readonly string[] {
  return asked.flatMap((one) => {
    const host =
      one.state === "answered" && one.location !== undefined
        ? URL.parse(one.location)?.hostname
        : undefined;
    const isForeign =
      host !== undefined && !isKin(host, new URL(site.home).hostname) && !isKnownPlatform(host);
    return isForeign ? [`${one.name} is sent to ${host}`] : [];
  });
}

function tellPages(site: Site, page: AuditedPage, { saw = [] }: SiteAskedAs): readonly string[] {
  const own = introductionOf(page.facts);
  return saw.flatMap((one) => {
    const shown = [one.title, one.h1, one.opening].join("\n");
    const trade = findForeignTrade(site, shown);
    if (trade !== undefined && trade.phrases.length > 1) {
      const isNew = !trade.phrases.some((phrase) => own.toLowerCase().includes(phrase));
      if (isNew) return [`${one.name} is shown ${trade.phrases.slice(0, 3).join(", ")}`];
    }
    if (isAnotherPage(page, one)) {
      return [`${one.name} gets the title “${one.title}”, we got “${titleOf(page)}”`];
    }
    const sites = listNewSites(site, page, one);
    return sites.length >= LEAST_SITES
      ? [
          `${one.name} gets links to ${sites.length} other sites that we did not get, such as ${sites[0]}`,
        ]
      : [];
  });
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
