import { describe, expect, test } from "vitest";

import { toCsv } from "#lib/text/to-csv.ts";
import { MAX_ADDRESS_CHARACTERS } from "#engine/bounds.ts";
import { dropLoaded } from "#app/tools/lsi-keyword-generator/read-text.ts";
import { decodeHtml } from "#engine/html/decode-html.ts";
import { findForeignText } from "#engine/html/foreign-text.ts";
import { checkCluster } from "#engine/hreflang/check-cluster.ts";
import { readAnnotations } from "#engine/hreflang/read-annotations.ts";
import { validateLocale } from "#engine/hreflang/validate-locale.ts";
import { checkLinks } from "#engine/links/check-links.ts";
import { readLinkHeader } from "#engine/links/link-header.ts";
import { judgeText } from "#engine/live/judge-text.ts";
import type { JudgeTask } from "#engine/live/judge.ts";
import type { ReadPage } from "#engine/live/read-page.ts";
import { readSitemapFile } from "#engine/live/sitemap.ts";
import { auditHtml } from "#engine/page-audit/audit-page.ts";
import { readCrawlDelay } from "#engine/robots-txt/crawl-delay.ts";
import { lintRobotsTxt } from "#engine/robots-txt/lint.ts";
import { matchUrl, selectRules } from "#engine/robots-txt/match.ts";
import { parseRobotsTxt } from "#engine/robots-txt/parse.ts";
import { readPattern } from "#engine/site-audit/frontier/address-pattern.ts";
import { readSitePage } from "#engine/site-audit/page/read-site-page.ts";
import { readSitemap } from "#engine/site-audit/sitemap/read-sitemap.ts";
import { findTerms } from "#engine/terms/find-terms.ts";
import {
  annotations,
  beginnings,
  linkPages,
  livePages,
  pages,
  robotsFiles,
  sitemaps,
  texts,
  values,
  type WorstInputs,
} from "#tests/support/worst-inputs.ts";

const SMALL = 30_000;
const LARGE = 300_000;
/** The square would take a hundred times as long. A large heap takes longer to collect: up to thirty. */
const MAX_RATIO = 30;
/** Below this, the large text says nothing: a collection of garbage takes as long. */
const NOTICEABLE_MS = 100;
/** A machine may be slow for a moment; no moment makes a reading faster than it is. */
const TRIES = 5;

const url = "https://example.pk/";
const now = Date.UTC(2026, 10, 23);

type Engine = { name: string; inputs: WorstInputs; read: (text: string) => unknown };

const engines: readonly Engine[] = [
  {
    name: "a page, as a site's audit keeps it",
    inputs: pages,
    read: (html) => readSitePage(html, { url, status: 200, now }),
  },
  {
    name: "a page, as it is audited alone",
    inputs: pages,
    read: (html) => auditHtml(html, { url, now }),
  },
  {
    name: "links",
    inputs: linkPages,
    read: (html) => checkLinks({ html }),
  },
  {
    name: "robots.txt",
    inputs: robotsFiles,
    read(file) {
      const robots = parseRobotsTxt(file);
      lintRobotsTxt(file);
      readCrawlDelay(robots, "PehlaPageBot");
      return matchUrl(selectRules(robots, "Googlebot"), `${url}abc`);
    },
  },
  {
    name: "sitemaps",
    inputs: sitemaps,
    read: (file) => [readSitemap(file), readSitemapFile(file)],
  },
  {
    name: "hreflang",
    inputs: annotations,
    read(text) {
      const read = readAnnotations({ text }, now);
      return read.ok ? checkCluster(read.value) : read;
    },
  },
  {
    name: "bytes and text, before they are parsed",
    inputs: beginnings,
    read: (text) => [
      decodeHtml(new TextEncoder().encode(text)),
      findForeignText(text),
      dropLoaded(text),
      findTerms({ rivals: [text] }),
    ],
  },
  {
    name: "a page that is read live",
    inputs: livePages,
    read: readLive,
  },
  {
    name: "headers, addresses and cells",
    inputs: values,
    read: (text) => [
      readLinkHeader(`<a>;${text},<b${text}`),
      readPattern(new URL(`${url}?${text.slice(0, MAX_ADDRESS_CHARACTERS)}`)),
      validateLocale(text),
      toCsv([[text]]),
    ],
  },
  { name: "terms", inputs: texts, read: (text) => findTerms({ rivals: [text] }) },
];

/** As a worker judges it for the tools whose engines are not above. */
function readLive(html: string) {
  const page: ReadPage = {
    url,
    hops: [{ url, status: 200 }],
    status: 200,
    headers: {},
    bytes: new TextEncoder().encode(html),
    firstByteMs: 1,
    robots: { url, hops: [], status: 404, kind: "none", text: "" },
  };
  const versions = [{ url, page, isOwn: true }];
  const tasks: readonly JudgeTask[] = [
    { tool: "links", now, page, maxTargets: 50 },
    { tool: "hreflang", now, pages: versions, beyondLimit: 0 },
  ];
  return tasks.map(judgeText);
}

function cpuMs(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** The least of some tries; one where it is good at once. */
function measureRatio(read: (text: string) => unknown, small: string, large: string) {
  let smallMs = Infinity;
  let largeMs = Infinity;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    smallMs = Math.min(
      smallMs,
      cpuMs(() => read(small)),
    );
    largeMs = Math.min(
      largeMs,
      cpuMs(() => read(large)),
    );
    if (largeMs < NOTICEABLE_MS || largeMs / smallMs <= MAX_RATIO) return 0;
  }
  return largeMs / smallMs;
}

describe.each(engines)("$name", ({ inputs, read }) => {
  test.each(Object.keys(inputs))(
    "ten times as much of %s takes at most 30 times as long",
    (name) => {
      const make = inputs[name]!;
      read(make(1_000));

      expect(measureRatio(read, make(SMALL), make(LARGE))).toBeLessThanOrEqual(MAX_RATIO);
    },
  );
});

/** Some letters, each beside some of those before it. */
function readSquare(text: string): number {
  let sum = 0;
  for (let one = 0; one < text.length; one += 2) {
    for (let other = 0; other < one; other += 100) sum += text.charCodeAt(other);
  }
  return sum;
}

test("what takes the square is found", () => {
  // Compiled first: the first runs of a function are slower than all later ones.
  for (let run = 0; run < 10; run += 1) readSquare("a".repeat(SMALL));
  expect(measureRatio(readSquare, "a".repeat(SMALL), "a".repeat(LARGE))).toBeGreaterThan(MAX_RATIO);
});
