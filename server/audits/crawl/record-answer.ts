import { withoutTracking } from "#engine/address/without-tracking.ts";
import { MAX_LINKS_OF_A_PAGE, MAX_VALUES_OF_A_PAGE, MAX_VALUE_CHARACTERS } from "#engine/bounds.ts";
import { pathOf } from "#engine/address/path-of.ts";

import { groupThousands } from "#lib/group-thousands.ts";
import { shorten } from "#lib/text/shorten.ts";
import { foundByBit, type AddressState, type CrawlStep } from "#server/audits/store/crawl-store.ts";
import { toStoredBytes } from "#server/audits/store/site-rows.ts";
import { lookUpAhead } from "./check-targets.ts";
import type { CrawlRun } from "./crawl-run.ts";
import type { JudgedPage } from "./page-task.ts";
import type { AddressRead } from "./read-address.ts";

/** Of an address, in a sentence. */
const PATH_SHOWN = 200;
const LINK = foundByBit("link");
const REDIRECT = foundByBit("redirect");

type PageStep = NonNullable<CrawlStep["pages"]>[number];

/**
 * One answer becomes rows: its page, and what it leads to enters the frontier. What comes back is to
 * be kept with the frontier's changes; undefined where nothing was asked.
 */
export function recordAnswer(run: CrawlRun, result: AddressRead): PageStep | undefined {
  const { frontier, notes } = run;
  if (result.state === "interrupted") return undefined;
  const { n } = result;
  const url = frontier.urlOf(n);
  if (result.state === "kept-out") {
    frontier.keepOut(n, result.notRead);
    notes.noteAnswer({ url, status: null, skipped: "robots.txt" });
    return undefined;
  }
  const { row, read } = result;
  const state = stateOf(row, read);
  frontier.setRead(n, state, isPage(row), read?.textHash);
  const leads =
    read === undefined ? leadOfRedirect(run, n, row.location) : recordLinks(run, n, read);
  if ((row.bytes ?? 0) > run.crawl.settings.pageBytes) {
    const megabytes = run.crawl.settings.pageBytes / 1_000_000;
    run.addBound("page-bytes", `Pages of more than ${megabytes} MB are not read to their end.`);
  }
  noteProgress(run, url, result);
  const body = JSON.stringify(row);
  return {
    n,
    state,
    body: read === undefined ? body : `${body.slice(0, -1)},"facts":${read.facts}}`,
    links: read?.links ?? null,
    leads: leads.length === 0 ? null : toStoredBytes(leads),
  };
}

/** Dead links, redirects and files are none, and take no place in the limit of pages. */
function isPage({
  status,
  location,
  contentType = "html",
}: Extract<AddressRead, { state: "asked" }>["row"]): boolean {
  const isAnswered = status !== null && status >= 200 && status < 300;
  return isAnswered && location === undefined && /html/i.test(contentType);
}

/** As it is drawn while the crawl reads; the report judges again. */
function stateOf(
  { status, location }: Extract<AddressRead, { state: "asked" }>["row"],
  read: JudgedPage | undefined,
): AddressState {
  if (status === null || status >= 500) return "no-answer";
  if (location !== undefined) return "redirect";
  const isShut = read?.early.some(({ issue }) => issue === "noindex-linked") ?? false;
  return status < 300 && !isShut ? "open" : "shut";
}

function leadOfRedirect(run: CrawlRun, n: number, location: string | undefined): number[] {
  if (location === undefined) return [];
  if (!run.hosts.includes(new URL(location).host)) {
    run.targets.add(location, "external");
    return [];
  }
  const to = run.frontier.add(location, REDIRECT, run.frontier.depthOf(n));
  return to === undefined ? [] : [to];
}

function recordLinks(run: CrawlRun, n: number, read: JudgedPage): number[] {
  const { frontier, targets } = run;
  const depth = frontier.depthOf(n);
  const leads: number[] = [];
  for (const { url, by } of read.found) {
    const isLink = (by & LINK) !== 0;
    for (const address of new Set([url, withoutTracking(url)])) {
      const to = frontier.add(address, by, isLink && depth !== null ? depth + 1 : null);
      if (isLink && to !== undefined) leads.push(to);
    }
  }
  for (const url of read.images) targets.add(url, "image");
  for (const url of read.files) targets.add(url, "file");
  for (const url of read.externals) {
    if (targets.add(url, "external") !== undefined) lookUpAhead(run, url);
  }
  const path = shorten(pathOf(frontier.urlOf(n), run.startUrl), PATH_SHOWN, "");
  if (read.cut.links) {
    const most = groupThousands(MAX_LINKS_OF_A_PAGE);
    run.addBound(
      "links-of-a-page",
      `${path} has more than ${most} links, or longer ones than are followed; the rest of them are not followed.`,
    );
  }
  const { structuredData } = read.cut;
  if (structuredData !== null) {
    run.addBound("structured-data", `Structured data of ${path} was not read: ${structuredData}.`);
  }
  if (read.cut.lengths) {
    run.addBound(
      "lengths",
      `${path} has texts of more than ${groupThousands(MAX_VALUE_CHARACTERS)} characters or lists of more than ${MAX_VALUES_OF_A_PAGE} entries; what comes after was not read.`,
    );
  }
  return leads;
}

function noteProgress(
  { notes, tools }: CrawlRun,
  url: string,
  { row, read }: Extract<AddressRead, { state: "asked" }>,
) {
  const now = tools.clock();
  notes.noteAnswer({
    url,
    status: row.status,
    ...(row.firstByteMs !== undefined && { ms: row.firstByteMs }),
  });
  for (const finding of read?.early ?? []) notes.noteFinding(finding, now);
  const { status, notRead } = row;
  const path = new URL(url).pathname;
  if (notRead?.reason === "timeout") notes.noteFinding({ issue: "timeout", detail: path }, now);
  else if (status !== null && status >= 500) {
    notes.noteFinding({ issue: "status-5xx", detail: `${path} answers ${status}.` }, now);
  } else if (status !== null && status >= 400) {
    notes.noteFinding({ issue: "status-4xx", detail: `${path} answers ${status}.` }, now);
  }
}
