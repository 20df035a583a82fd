import type { AuditedPage, Site } from "#engine/site-audit/site.ts";
import { isLedTo, readOrdinaryPages, type Ordinary } from "./ordinary-pages.ts";
import { readShownToCrawlers } from "./shown-to-crawlers.ts";
import { signs, type SignContext, type Sign } from "./signs.ts";

export type Suspect = {
  page: AuditedPage;
  found: readonly (Sign & { says: string })[];
  /** Two signs that do not depend on each other: it is taken for hacked. */
  isCertain: boolean;
  /** As a whole it is somebody else's; otherwise something was put into a page of the site. */
  isForeign: boolean;
};

const known = new WeakMap<Site, readonly Suspect[]>();

/** Pages with one sign of a hack, which may be honest, and with two. */
export function findSuspects(site: Site): readonly Suspect[] {
  const made = known.get(site) ?? judgePages(site);
  known.set(site, made);
  return made;
}

/** Pages that as a whole look like somebody else's. */
export function foreignPages(site: Site): ReadonlySet<string> {
  const foreign = findSuspects(site).filter(({ isForeign }) => isForeign);
  return new Set(foreign.map(({ page }) => page.url));
}

function judgePages(site: Site): readonly Suspect[] {
  let read: Ordinary | undefined;
  const ordinary = () => (read ??= readOrdinaryPages(site));
  return site.readPages.flatMap((page) => {
    const asked = { site, page, ordinary, shown: readShownToCrawlers(site, page) };
    const first = findAll(asked, (sign) => sign.onlyAdds !== true);
    if (first.length === 0) return [];
    const found = [...first, ...findAll(asked, (sign) => sign.onlyAdds === true)];
    const isCertain = countKinds(found) > 1;
    // What the site itself leads to is its own, unless a second sign speaks against it.
    if (!isCertain && isOwnWords(found) && isLinkedInside(site, page)) return [];
    const ofPage = found.filter((sign) => sign.of === "page");
    const isForeign = countKinds(ofPage) > 1 && ofPage.some((sign) => sign.onlyAdds !== true);
    return [{ page, found, isCertain, isForeign }];
  });
}

function findAll(asked: SignContext, wants: (sign: Sign) => boolean): Suspect["found"] {
  return signs.filter(wants).flatMap((sign) => {
    const says = sign.find(asked);
    return says === undefined ? [] : [{ ...sign, says }];
  });
}

const countKinds = (found: readonly Sign[]) =>
  new Set(found.flatMap(({ kind, and }) => (and === undefined ? [kind] : [kind, and]))).size;

const isOwnWords = (found: readonly Sign[]) =>
  found.every(({ kind, of }) => kind === "trade" && of === "page");

const isLinkedInside = (site: Site, { url }: AuditedPage) =>
  url !== site.home && isLedTo(site, url);
