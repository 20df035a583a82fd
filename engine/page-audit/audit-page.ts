/**
 * The audit: parse once, measure (page-facts.ts), judge (checks/), weigh (here).
 * Two scores, each the sum of its parts: ours, in which every check has its points of 100, and one
 * computed as Lighthouse computes its SEO category, from its ten audits and its weights.
 */
import { attribute } from "#engine/html/html-document.ts";
import { parseHtml } from "#engine/html/html-document.ts";
import type { HtmlProblem } from "#engine/html/html-document.ts";
import type { PageAddress } from "#engine/html/page-address.ts";
import type { Result } from "#lib/result.ts";
import type { Check, CheckGroup, Evidence, Fix, Impact } from "#engine/page-audit/checks/check.ts";
import { checks } from "#engine/page-audit/checks.ts";
import { RULES_VERSION } from "#engine/page-audit/rules.ts";
import { readPageFacts } from "#engine/html/page-facts.ts";
import type { AuditContext, PageFacts } from "#engine/html/page-facts.ts";

export type FindingStatus = "pass" | "warn" | "fail" | "notApplicable";

export type Finding = {
  id: string;
  title: string;
  group: CheckGroup;
  impact: Impact;
  status: FindingStatus;
  /** Points lost of our 100; 0 unless the status is warn or fail. */
  points: number;
  /** Points lost of Lighthouse's 100, or null if it does not count there. */
  lighthousePoints: number | null;
  text: string;
  why: string;
  source: string | null;
  evidence: ReadonlyArray<Evidence>;
  fix: Fix | null;
};

export type AuditFacts = {
  title: string | null;
  description: string | null;
  canonical: string | null;
  h1Count: number;
  imagesWithoutAlt: number;
  robots: string | null;
  hreflang: ReadonlyArray<{ hreflang: string; href: string | null }>;
  links: {
    total: number;
    nofollow: number;
    ugc: number;
    sponsored: number;
    internal: number;
    external: number;
  };
};

export type Audit = {
  url: string | null;
  addressSource: PageAddress["source"];
  score: number;
  lighthouseScore: number;
  /** How many of the ten audits could be judged, and what one of weight 1 costs. */
  lighthouse: { applicable: number; pointsPerAudit: number };
  findings: ReadonlyArray<Finding>;
  facts: AuditFacts;
  headings: ReadonlyArray<{ level: number; text: string; line: number }>;
  lineCount: number;
  notMeasured: ReadonlyArray<string>;
  rulesVersion: string;
};

export function auditHtml(html: string, context: AuditContext): Result<Audit, HtmlProblem> {
  const parsed = parseHtml(html);
  if (!parsed.ok) return parsed;
  const facts = readPageFacts(parsed.value, context);
  const judged = checks.map((check) => ({ check, verdict: check.evaluate(facts) }));

  const weighed = judged.filter(
    ({ check, verdict }) =>
      check.lighthouseWeight !== undefined && verdict.status !== "notApplicable",
  );
  const totalWeight = sum(weighed.map(({ check }) => check.lighthouseWeight ?? 0));
  const passedWeight = sum(
    weighed
      .filter(({ verdict }) => verdict.status !== "fail")
      .map(({ check }) => check.lighthouseWeight ?? 0),
  );

  const findings = judged.map(({ check, verdict }): Finding => {
    const isFault = verdict.status === "warn" || verdict.status === "fail";
    return {
      id: check.id,
      title: check.title,
      group: check.group,
      impact: check.impact,
      status: verdict.status,
      points: pointsLost(check, verdict.status),
      lighthousePoints:
        check.lighthouseWeight === undefined || verdict.status === "notApplicable"
          ? null
          : verdict.status === "fail"
            ? (check.lighthouseWeight / totalWeight) * 100
            : 0,
      text: verdict.text,
      why: check.why,
      source: check.source ?? null,
      evidence: isFault ? verdict.evidence : [],
      fix: isFault ? verdict.fix : null,
    };
  });

  return {
    ok: true,
    value: {
      url: facts.address.source === "unknown" ? null : facts.address.url.href,
      addressSource: facts.address.source,
      score: 100 - sum(findings.map(({ points }) => points)),
      lighthouseScore: totalWeight === 0 ? 0 : roundAsLighthouse(passedWeight / totalWeight),
      lighthouse: { applicable: weighed.length, pointsPerAudit: 100 / totalWeight },
      findings,
      facts: summarize(facts),
      headings: facts.headings.map(({ level, text, element }) => ({
        level,
        text,
        line: element.line,
      })),
      lineCount: facts.document.lineCount,
      notMeasured: listNotMeasured(facts),
      rulesVersion: RULES_VERSION,
    },
  };
}

function pointsLost(check: Check, status: FindingStatus): number {
  if (status === "fail") return check.points;
  return status === "warn" ? Math.ceil(check.points / 2) : 0;
}

/** Lighthouse keeps two decimals of a score between 0 and 1. */
function roundAsLighthouse(share: number): number {
  return Math.round(share * 100);
}

function sum(numbers: ReadonlyArray<number>): number {
  return numbers.reduce((total, each) => total + each, 0);
}

function summarize(facts: PageFacts): AuditFacts {
  const { links } = facts;
  const robots = facts.robots.filter(({ name }) => name === "robots").map(({ content }) => content);

  function withRel(token: string): number {
    return links.filter(({ relTokens }) => relTokens.includes(token)).length;
  }

  return {
    title: facts.title,
    description: facts.description,
    canonical: facts.canonicals[0]?.resolved ?? null,
    h1Count: facts.headings.filter(({ level }) => level === 1).length,
    imagesWithoutAlt: facts.images.filter((image) => attribute(image, "alt") === null).length,
    robots: robots.length === 0 ? null : robots.join(", "),
    hreflang: facts.hreflang.map(({ hreflang, href }) => ({ hreflang, href })),
    links: {
      total: links.length,
      nofollow: withRel("nofollow"),
      ugc: withRel("ugc"),
      sponsored: withRel("sponsored"),
      internal: links.filter(({ isInternal }) => isInternal === true).length,
      external: links.filter(({ isInternal }) => isInternal === false).length,
    },
  };
}

function listNotMeasured({ address, context }: PageFacts): ReadonlyArray<string> {
  return [
    ...(context.httpStatus === undefined ? ["Status code of the page"] : []),
    ...(context.xRobotsTag === undefined && context.linkHeader === undefined
      ? ["Response headers: X-Robots-Tag, Link, redirects"]
      : []),
    ...(context.robotsTxt === undefined ? ["robots.txt of the site"] : []),
    ...(address.source === "given"
      ? []
      : [
          address.source === "unknown"
            ? "The page's own address: canonical and mixed content are checked only in part"
            : `The page's own address was taken from its ${address.source}, so that link could not be checked against it`,
        ]),
    "Speed and Core Web Vitals: see PageSpeed Insights",
    "What scripts add or hide after loading, and what style sheets hide",
    "Other pages: return links of language versions, broken links, duplicates",
    "Links from other sites",
  ];
}
