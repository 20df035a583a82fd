/**
 * What looks as if somebody else had put it there: one small detector for each sign, independent of the others.
 * https://developers.google.com/search/docs/essentials/spam-policies
 */
import { addressForm, isRandomName } from "#engine/site-audit/rule-helpers/address-form.ts";
import type { HiddenLink } from "#engine/site-audit/page/site-page-facts.ts";
import type { AuditedPage, Site } from "#engine/site-audit/site.ts";
import { foreignCanonicals } from "./foreign-canonicals.ts";
import { findForeignTrade, readTrade } from "./find-foreign-trade.ts";
import { findGreeting, readGreeting } from "./greeting.ts";
import {
  isArticle,
  isLedTo,
  pageLanguage,
  linksOutwards,
  type Ordinary,
} from "./ordinary-pages.ts";
import type { ShownToCrawlers } from "./shown-to-crawlers.ts";

export type SignKind =
  | "greeting"
  | "trade"
  | "hidden"
  | "crawlers"
  | "language"
  | "layout"
  | "byline"
  | "outwards"
  | "address"
  | "script"
  | "redirect"
  | "canonical";

export type SignContext = {
  site: Site;
  page: AuditedPage;
  shown: ShownToCrawlers;
  /** Read only where it is asked for: most sites have no page with a first sign. */
  ordinary: () => Ordinary;
};

export type Sign = {
  kind: SignKind;
  /** What it shows besides, where it is two signs in one. */
  and?: SignKind;
  /** What it is a sign of: the page as a whole, or something put into an honest one. */
  of: "page" | "part";
  /** Says nothing by itself: honest pages show it, too. */
  onlyAdds?: true;
  /** The evidence, in words. */
  find: (asked: SignContext) => string | undefined;
};

export const signs: readonly Sign[] = [
  { kind: "greeting", of: "page", find: tellGreeting },
  { kind: "trade", of: "page", find: tellTrade },
  { kind: "hidden", of: "part", find: tellHidden },
  { kind: "trade", of: "part", find: tellHiddenTrade },
  { kind: "outwards", of: "part", onlyAdds: true, find: tellHiddenList },
  { kind: "script", and: "outwards", of: "part", find: tellPackedScript },
  { kind: "redirect", and: "outwards", of: "part", find: tellVisitorRedirect },
  { kind: "canonical", and: "outwards", of: "part", find: tellCanonical },
  { kind: "crawlers", of: "part", find: ({ shown }) => shown.shown },
  { kind: "trade", of: "part", find: ({ shown }) => shown.trade },
  { kind: "outwards", of: "part", onlyAdds: true, find: ({ shown }) => shown.outwards },
  { kind: "language", of: "page", onlyAdds: true, find: tellLanguage },
  { kind: "layout", of: "page", onlyAdds: true, find: tellLayout },
  { kind: "byline", of: "page", onlyAdds: true, find: tellByline },
  { kind: "outwards", of: "page", onlyAdds: true, find: tellList },
  { kind: "address", of: "page", onlyAdds: true, find: tellAddress },
];

/** Fewer are a credit. Our choice. */
const LEAST_HIDDEN_SITES = 3;
const LEAST_SITES = 5;
/** So many pages of one form are made by a machine. */
const LEAST_OF_A_FORM = 10;
/** Fewer ordinary pages show no layout. */
const LEAST_ORDINARY = 3;
/** A page that was replaced has a slogan and leads nowhere. */
const MOST_WORDS = 150;
const MOST_LINKS = 2;

function tellGreeting({ page }: SignContext): string | undefined {
  const said = findGreeting(page.facts);
  return said === undefined ? undefined : `says “${said}”`;
}

function tellTrade({ site, page }: SignContext): string | undefined {
  const trade = readTrade(site, page.facts);
  return trade && `speaks of ${trade.phrases.slice(0, 4).join(", ")}`;
}

const spamOf = ({ site, page }: SignContext): readonly HiddenLink[] =>
  (page.facts.hackSigns?.hiddenLinks ?? []).filter(
    ({ anchor, value }) =>
      findForeignTrade(site, `${anchor}\n${value.replaceAll(/[-_/.+]/g, " ")}`) !== undefined,
  );

const listOf = ({ site, page }: SignContext): readonly HiddenLink[] => {
  const links = page.facts.hackSigns?.hiddenLinks ?? [];
  const foreign = links.filter(({ value, isStrong }) => isStrong && !site.isOwn(value));
  return foreign.length >= LEAST_HIDDEN_SITES ? foreign : [];
};

function tellHidden(asked: SignContext): string | undefined {
  const spam = spamOf(asked);
  const links = spam.length > 0 ? spam : listOf(asked);
  const places = links.slice(0, 3).map(({ value, anchor }) => `“${anchor}” to ${value}`);
  return links[0] && `hides links by ${links[0].how}: ${places.join(", ")}`;
}

function tellHiddenTrade(asked: SignContext): string | undefined {
  return spamOf(asked).length === 0 ? undefined : "the hidden links sell what the site does not";
}

function tellHiddenList(asked: SignContext): string | undefined {
  const { length } = listOf(asked);
  return length === 0 ? undefined : `the hidden links lead to ${length} other sites`;
}

function tellPackedScript({ page }: SignContext): string | undefined {
  const [script] = page.facts.hackSigns?.packedScripts ?? [];
  return script && `has a packed script, which unpacks to: ${script.value}`;
}

function tellVisitorRedirect({ page }: SignContext): string | undefined {
  const [redirect] = page.facts.hackSigns?.visitorRedirects ?? [];
  return redirect && `has a script that sends ${redirect.who} to ${redirect.value}`;
}

function tellCanonical({ site, page }: SignContext): string | undefined {
  const href = foreignCanonicals(site).get(page.url);
  return href && `names an unrelated site as its canonical: ${href}`;
}

const languageNames = new Intl.DisplayNames("en", { type: "language" });

function tellLanguage({ page, ordinary }: SignContext): string | undefined {
  const language = pageLanguage(page.facts);
  const { pages, languages } = ordinary();
  const isKnown = pages.every(({ url }) => url === page.url) || languages.has(language);
  if (isKnown || !/^[a-z]{2,3}$/.test(language)) return undefined;
  return `is in ${languageNames.of(language)}, which is no language of the site`;
}

function tellLayout({ site, page, ordinary }: SignContext): string | undefined {
  const { facts, url } = page;
  const own = new Set(
    site.outlinks(url).flatMap(({ to }) => (site.isOwn(to) && to !== url ? [to] : [])),
  );
  if (url === site.home) {
    const describes = facts.descriptions.some(
      ({ value }) => value !== "" && readGreeting(value) === undefined,
    );
    const isBare = facts.wordCount <= MOST_WORDS && own.size <= MOST_LINKS && !describes;
    return isBare ? `has ${facts.wordCount} words, and ${own.size} links into the site` : undefined;
  }
  const { pages, menu, shapes } = ordinary();
  const isKnown = pages.length >= LEAST_ORDINARY && menu.size > 0;
  if (!isKnown || shapes.has(facts.shape) || [...own].some((to) => menu.has(to))) return undefined;
  return isLedTo(site, url) ? undefined : "has neither the site’s menu nor its layout";
}

function tellByline({ page, ordinary }: SignContext): string | undefined {
  return ordinary().articles > 0.8 && !isArticle(page)
    ? "has no author and date, as the site’s articles have"
    : undefined;
}

function tellList({ site, page, ordinary }: SignContext): string | undefined {
  const { hosts, share } = linksOutwards(site, page.url);
  const known = ordinary().hosts;
  const others = [...hosts].filter((host) => !known.has(host));
  return others.length >= LEAST_SITES && share > 0.5
    ? `links to ${others.length} other sites that no other page names, such as ${others[0]}`
    : undefined;
}

function tellAddress({ site, page, ordinary }: SignContext): string | undefined {
  const form = addressForm(page.url);
  const { pathname, search } = new URL(page.url);
  const name = pathname.split("/").findLast((part) => part !== "") ?? "";
  const isMade = search !== "" || /^\d{4,}(?:\.\w+)?$/.test(name) || isRandomName(name);
  if (!isMade || ordinary().forms.has(form)) return undefined;
  const alike = site.pages.filter(({ url }) => addressForm(url) === form).length;
  return alike >= LEAST_OF_A_FORM
    ? `is one of ${alike} addresses of a form that the site itself does not use`
    : undefined;
}
