/** What became of the addresses that are no pages of the site. */
import type { SiteRows, TargetRow } from "./rows.ts";

export type ReadTargets = {
  targets: ReadonlyMap<string, TargetRow>;
  /** What is at the end of its redirects; undefined where nothing was asked. */
  endOfTarget: (url: string) => TargetRow | undefined;
  /** Not one of several other sites answered us: links to them were not checked. */
  isCutOff: boolean;
};

export function readTargets(
  rows: Pick<SiteRows, "startUrl" | "targets">,
  isOwn: (url: string) => boolean,
): ReadTargets {
  const cutOff = isCutOff(rows, isOwn);
  const known = cutOff ? withoutAnswers(rows.targets, isOwn) : rows.targets;
  const targets = new Map(known.map((target) => [target.url, target]));
  return { targets, endOfTarget: (url) => followTarget(targets, url), isCutOff: cutOff };
}

/** So many sites in silence, and none that answers, is our own line's fault. Our choice. */
const SILENT_SITES = 3;

/** Where not one site of several answered, the addresses elsewhere were not checked. */
function withoutAnswers(
  targets: readonly TargetRow[],
  isOwn: (url: string) => boolean,
): readonly TargetRow[] {
  return targets.map((target) =>
    !isOwn(target.url) && isPublicName(target.url) ? { ...target, state: "unchecked" } : target,
  );
}

/** A site of our own machine proves no line to the world: there one silent site is enough. */
function isCutOff(
  { startUrl, targets }: Pick<SiteRows, "startUrl" | "targets">,
  isOwn: (url: string) => boolean,
): boolean {
  const elsewhere = targets.filter(({ url }) => !isOwn(url) && isPublicName(url));
  const sites = new Set(elsewhere.map(({ url }) => URL.parse(url)?.hostname));
  return (
    sites.size >= (isPublicName(startUrl) ? SILENT_SITES : 1) &&
    elsewhere.every(({ status }) => status === null)
  );
}

/** A name that other name servers answer for: no number, and none that RFC 6761 keeps from them. */
function isPublicName(url: string): boolean {
  const { hostname = "" } = URL.parse(url) ?? {};
  return (
    !/^\[|^\d+(?:\.\d+){3}$|(?:^|\.)(?:localhost|invalid)$/.test(hostname) && hostname.includes(".")
  );
}

const MAX_TARGET_HOPS = 10;

function followTarget(targets: ReadonlyMap<string, TargetRow>, url: string): TargetRow | undefined {
  let target = targets.get(url);
  for (let hops = 0; target?.location !== undefined && hops < MAX_TARGET_HOPS; hops += 1) {
    const next = targets.get(target.location);
    if (next === undefined) return target;
    target = next;
  }
  return target;
}
