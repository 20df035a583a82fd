/** The ten audits against Lighthouse's own answers: its unit cases, and its runs on saved pages. */
import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { decodeHtml } from "#engine/html/decode-html.ts";
import { escapeHtml } from "#lib/text/escape-html.ts";
import { auditHtml, type Finding } from "./audit-page.ts";
import type { AuditContext } from "#engine/html/page-facts.ts";
import { checks } from "#engine/rules/checks.ts";
import { lighthouseRuns, PAGES_URL } from "#tests/cases/page-audit/lighthouse-runs.ts";
import { readCase } from "#tests/support/cases.ts";
import { describeWithFixtures } from "#tests/support/describe-with-fixtures.ts";
import { fixturePath, readFixture } from "#tests/support/fixtures.ts";

type Unit = {
  robotsTxt: { content: string; errors: number }[];
  hreflang: { hreflang: string; href: string; valid: boolean }[];
  robotsMeta: { content: string; indexable: boolean }[];
  canonical: {
    page: string;
    links: { rel: string; href: string; hreflang?: string; via?: "header" | "body" }[];
    pass: boolean;
  }[];
  linkText: {
    page: string;
    text: string;
    href: string;
    rel: string;
    lang: string | null;
    pass: boolean;
  }[];
  crawlableHref: { href: string; pass: boolean }[];
  robotsTxtCrawl: { url: string; content: string; indexable: boolean }[];
};
type SavedPage = { id: string; file: string; baseUrl: string };
type RecordedRun = {
  score: number;
  audits: Record<string, { result: "pass" | "fail" | "notApplicable"; items?: number }>;
};

/**
 * Where the recorded runs cannot decide: they were made on a still DOM, in which `onclick` was no
 * listener. Lighthouse's own comment beside this link says that it fails. docs/decisions tells more.
 */
const DIFFER = new Map([["lh-seo-tester", ["crawlable-anchors"]]]);
const DIFFERENT_ITEMS = new Map([["lh-seo-failure-cases", ["crawlable-anchors"]]]);

const auditIds = new Set(
  checks.filter(({ lighthouseWeight }) => lighthouseWeight !== undefined).map(({ id }) => id),
);
const NOW = Date.UTC(2026, 10, 21);

function judge(html: string, id: string, context: Partial<AuditContext> = {}): Finding {
  const audit = auditHtml(html, { url: "https://example.com/page.html", now: NOW, ...context });
  if (!audit.ok) throw new Error(audit.problem);
  const finding = audit.value.findings.find((each) => each.id === id);
  if (finding === undefined) throw new Error(`no check ${id}`);
  return finding;
}

test.each(lighthouseRuns)("$rule ($file, $score)", ({ file, score, differs = {}, ...run }) => {
  const html = readCase(`page-audit/pages/${file}`);
  const audit = auditHtml(html, { url: PAGES_URL + file, httpStatus: 200, now: NOW });
  if (!audit.ok) throw new Error(audit.problem);
  const ours = audit.value.findings.filter(({ id }) => auditIds.has(id));
  const statusOf = (id: string) =>
    id in run.failed ? "fail" : run.notApplicable.includes(id) ? "notApplicable" : "pass";

  expect(
    ours.map(({ id, status }) => [id, status === "warn" ? "pass" : status]).toSorted(),
  ).toEqual([...auditIds].map((id) => [id, differs[id] ?? statusOf(id)]).toSorted());
  const shown = ours.filter(({ id }) => typeof run.failed[id] === "number");
  expect(shown.map(({ id, evidence }) => [id, evidence.length])).toEqual(
    shown.map(({ id }) => [id, run.failed[id]]),
  );
  expect(Object.keys(differs).length > 0 ? score : audit.value.lighthouseScore).toBe(score);
});

describeWithFixtures("page-audit: Lighthouse's unit cases", 92, () => {
  const unit = readFixture<Unit>("lighthouse-unit.json");

  test.each(unit.hreflang)("hreflang $hreflang to $href", ({ hreflang, href, valid }) => {
    const html = `<head><link rel="alternate" hreflang="${hreflang}" href="${href}"></head>`;

    expect(judge(html, "hreflang").status).toBe(valid ? "pass" : "fail");
  });

  test.each(unit.hreflang)(
    "hreflang $hreflang to $href in a header",
    ({ hreflang, href, valid }) => {
      const linkHeader = `<${href}>; rel="alternate"; hreflang="${hreflang}"`;

      expect(judge("<p>x", "hreflang", { linkHeader }).status).toBe(valid ? "pass" : "fail");
    },
  );

  test.each(unit.robotsMeta)("robots meta $content", ({ content, indexable }) => {
    const html = `<head><meta name="robots" content="${content}"></head>`;

    expect(judge(html, "is-crawlable").status).toBe(indexable ? "pass" : "fail");
  });

  test.each(unit.robotsMeta)("X-Robots-Tag $content", ({ content, indexable }) => {
    expect(judge("<p>x", "is-crawlable", { xRobotsTag: content }).status).toBe(
      indexable ? "pass" : "fail",
    );
  });

  test.each(unit.canonical)("canonical of $page: $links", ({ page, links, pass }) => {
    const tag = ({ rel, href, hreflang = "" }: (typeof links)[number]) =>
      `<link rel="${rel}" href="${href}"${hreflang && ` hreflang="${hreflang}"`}>`;
    const inHead = links.filter(({ via }) => via === undefined).map(tag);
    const inBody = links.filter(({ via }) => via === "body").map(tag);
    const linkHeader = links
      .filter(({ via }) => via === "header")
      .map(({ rel, href, hreflang = "" }) => `<${href}>; rel="${rel}"; hreflang="${hreflang}"`)
      .join(", ");
    const html = `<head>${inHead.join("")}</head><body>${inBody.join("")}</body>`;

    expect(judge(html, "canonical", { url: page, linkHeader }).status === "fail").toBe(!pass);
  });

  test.each(unit.linkText)(
    "link “$text” in $lang to $href",
    ({ page, text, href, rel, lang, pass }) => {
      const html = `<html${lang === null ? "" : ` lang="${lang}"`}><a href="${href}" rel="${rel}">${text}</a>`;

      expect(judge(html, "link-text", { url: page }).status).toBe(pass ? "pass" : "fail");
    },
  );

  test.each(unit.crawlableHref)("href $href", ({ href, pass }) => {
    const html = `<a href="${escapeHtml(href)}">words</a>`;

    expect(judge(html, "crawlable-anchors").status).toBe(pass ? "pass" : "fail");
  });

  test.each(unit.robotsTxt)("robots.txt $content", ({ content, errors }) => {
    const finding = judge("<p>x", "robots-txt", { robotsTxt: content });

    expect(finding.status).toBe(errors > 0 ? "fail" : "pass");
    expect(finding.evidence).toHaveLength(errors);
  });

  test.each(unit.robotsTxtCrawl)("$url under $content", ({ url, content, indexable }) => {
    const { status } = judge("<p>x", "is-crawlable", { url, robotsTxt: content });

    expect(status).toBe(indexable ? "pass" : "fail");
  });

  return Object.values(unit).filter(Array.isArray).flat().length;
});

describeWithFixtures("page-audit: Lighthouse's runs on saved pages", 18, () => {
  const pages = readFixture<SavedPage[]>("html/pages.json");
  const oracle = readFixture<Record<string, { lighthouse: RecordedRun }>>("html/oracle.json");

  test.each(pages)("$id: verdicts, counts and score", ({ id, file, baseUrl }) => {
    const { text } = decodeHtml(readFileSync(fixturePath(`html/${file}`)));
    // The recorded runs had a server, which answered 200.
    const audit = auditHtml(text, { url: baseUrl, httpStatus: 200, now: NOW });
    if (!audit.ok) throw new Error(audit.problem);
    const { audits, score } = oracle[id]?.lighthouse ?? { audits: {}, score: -1 };
    const skipped = DIFFER.get(id) ?? [];
    const uncounted = [...skipped, ...(DIFFERENT_ITEMS.get(id) ?? [])];

    const ours = audit.value.findings.filter((finding) => finding.id in audits);
    expect(ours).toHaveLength(10);
    expect(
      Object.fromEntries(
        ours
          .filter((finding) => !skipped.includes(finding.id))
          .map((finding) => [finding.id, finding.status === "warn" ? "pass" : finding.status]),
      ),
    ).toEqual(
      Object.fromEntries(
        Object.entries(audits)
          .filter(([name]) => !skipped.includes(name))
          .map(([name, { result }]) => [name, result]),
      ),
    );
    const counted = ours.filter(
      (finding) =>
        finding.status === "fail" &&
        !uncounted.includes(finding.id) &&
        audits[finding.id]?.items !== undefined,
    );
    expect(counted.map((finding) => [finding.id, finding.evidence.length])).toEqual(
      counted.map((finding) => [finding.id, audits[finding.id]?.items]),
    );
    expect(skipped.length > 0 ? score : audit.value.lighthouseScore / 100).toBe(score);
  });

  return pages.length;
});
