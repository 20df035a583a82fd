import type { SiteSeverity } from "#engine/rules/severity.ts";
import type { RuleFinding } from "#engine/site-audit/rule.ts";
import type { Site } from "#engine/site-audit/site.ts";

/** So many pages, or half of those that were read, are many. Our choice. */
const MANY = 10;
const LEAST = 3;

type Grade = { severity: SiteSeverity; weight: number };

/**
 * How grave a dead address is, by what is lost; the first line that holds. It hinders its readers and not
 * its own indexing: where it is in every reader's way, or the site asks for it to be listed, it is as
 * grave as a page that is kept out. Our own scale.
 */
const SCALE: readonly (Grade & { isLost: (site: Site, url: string) => boolean })[] = [
  { severity: "blocking", weight: 12, isLost: (site, url) => site.isListed(url) },
  { severity: "blocking", weight: 12, isLost: (site, url) => site.isInMenu(url) },
  { severity: "blocking", weight: 12, isLost: (site, url) => isLinkedByMany(site, url) },
  { severity: "clicks", weight: 3, isLost: () => true },
];

/** The finding, with the severity and the points of its line in the scale. */
export function gradeDeadAddress(site: Site, finding: RuleFinding): RuleFinding {
  const line = SCALE.find(({ isLost }) => isLost(site, finding.url));
  if (line === undefined) return finding;
  const { severity, weight } = line;
  return { ...finding, grade: { severity, weight } };
}

function isLinkedByMany(site: Site, url: string): boolean {
  const pages = site.countInlinks(url);
  return pages >= MANY || (pages >= LEAST && pages * 2 >= site.readPages.length);
}
