import { absoluteUrl } from "#lib/site/absolute-url.ts";
import { auditHtml, type Audit } from "#engine/page-audit/audit-page.ts";
import { findOnPages, type BuiltPage, type Check } from "./built-site.ts";

const LEAST_SCORE = 95;

/** The 404 page and its like forbid indexing on purpose. */
const isMeantToBeFound = (page: BuiltPage) => page.noindex !== true;

export const auditOwnPages: Check = {
  name: "our own audit: each page has 100 Lighthouse-compatible and at least 95 by all rules",
  find: (site) =>
    findOnPages(site, (page) => {
      if (!isMeantToBeFound(page)) return undefined;
      const audit = auditHtml(page.html, {
        url: absoluteUrl(page.path),
        httpStatus: 200,
        now: Date.now(),
      });
      if (!audit.ok) return `cannot be audited: ${audit.problem}`;
      const { score, lighthouseScore } = audit.value;
      if (score >= LEAST_SCORE && lighthouseScore === 100) return undefined;
      return `${score} out of 100, Lighthouse-compatible ${lighthouseScore}: ${describeLosses(audit.value)}`;
    }),
};

function describeLosses({ findings }: Audit): string {
  return findings
    .filter(({ points }) => points > 0)
    .map(({ points, id, text }) => `-${points} ${text} [${id}]`)
    .join("; ");
}
