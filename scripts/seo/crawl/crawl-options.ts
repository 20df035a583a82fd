import { SITE_SEVERITIES } from "#engine/rules/severity.ts";
import { siteAuditBounds } from "#engine/site-audit/contract.ts";
import { siteRules } from "#engine/site-audit/site-rules.ts";
import { siteAuditDefaults, type CrawlSettings } from "#server/audits/settings.ts";
import { asksAsCrawlers } from "#scripts/seo/asks-as-crawlers.ts";
import { BadUse, type Call } from "#scripts/seo/command.ts";

const MIN_RATE = 0.01;
/** Of --fail-on: whatever an earlier report does not have. */
export const NEW = "new";

/** What bounds a crawl of the terminal, of `listed` addresses if any. A number that is none is bad use. */
export function readCrawlSettings({ values }: Call, listed = 0): CrawlSettings {
  const isPrivate = values["allow-private"] === true;
  const rate = readNumber(values["rate"], "rate", 1);
  // Beyond this a timer would not wait at all.
  if (rate !== 0 && rate < MIN_RATE) throw new BadUse(`--rate is at least ${MIN_RATE}`);
  if (rate > 1 && !isPrivate) throw new BadUse("--rate is at most 1 request a second");
  if (rate === 0 && !isPrivate) throw new BadUse("--rate 0 goes with --allow-private only");
  const pages = readWhole(values["pages"], "pages", Math.max(siteAuditBounds.pages, listed));
  if (pages === 0) throw new BadUse("--pages is at least 1");
  const gapMs = rate === 0 ? 0 : 1000 / rate;
  return {
    ...siteAuditDefaults,
    asksAsCrawlers: asksAsCrawlers(),
    pages,
    depth: readWhole(values["depth"], "depth", siteAuditBounds.depth),
    // What a visitor waits for is bounded; whoever names a number has the time for it.
    limitMs: Math.max(siteAuditBounds.limitMs, pages * Math.max(10_000, 2 * gapMs)),
    gapMs,
    atOnce: rate === 0 ? 8 : siteAuditBounds.atOnce,
    externalTargets: Math.max(siteAuditBounds.externalTargets, pages * 10),
    maxKnown: Math.max(siteAuditDefaults.maxKnown, pages * 5),
  };
}

function readNumber(value: unknown, name: string, otherwise: number): number {
  if (value === undefined) return otherwise;
  if (!/^\d+(?:\.\d+)?$/.test(String(value))) throw new BadUse(`--${name} takes a number`);
  return Number(value);
}

function readWhole(value: unknown, name: string, otherwise: number): number {
  const number = readNumber(value, name, otherwise);
  if (!Number.isSafeInteger(number)) throw new BadUse(`--${name} takes a whole number`);
  return number;
}

/** Severities and names of issues. One that is misspelled would never be met, and a pipeline that waits for it hold nothing. */
export function readFailOn({ values }: Call): readonly string[] {
  const wanted = [values["fail-on"]]
    .flat()
    .filter((one) => typeof one === "string")
    .flatMap((one) => one.split(","))
    .map((one) => one.trim());
  const known = new Set<string>([NEW, ...SITE_SEVERITIES, ...siteRules.map(({ id }) => id)]);
  const unknown = wanted.find((one) => !known.has(one));
  if (unknown !== undefined) {
    throw new BadUse(
      `--fail-on knows no "${unknown}": write ${SITE_SEVERITIES.join(", ")}, ${NEW}, or the name of an issue such as status-4xx`,
    );
  }
  return wanted;
}
