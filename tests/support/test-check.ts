import { expect, test } from "vitest";

import { parseHtml } from "#engine/html/parse-html.ts";
import { readPageFacts, type AuditContext } from "#engine/html/page-facts.ts";
import { severityOf, type Check, type CheckVerdict } from "#engine/rules/check.ts";
import type { Severity } from "#engine/rules/severity.ts";
import { readCase } from "./cases.ts";

/** A page without fault, for tests that put one fault into it. */
export const GOOD_PAGE = readCase("page-audit/good-page.html");
export const GOOD_PAGE_URL = "https://chinar.example/lahore/desks";
const NOW = Date.UTC(2026, 10, 21);

export type CheckCase = {
  /** What the case shows; "near miss:" stands before what looks wrong and must not be reported. */
  rule: string;
  page: string;
  /** What is known beside the HTML. The address is that of the good page unless it says another. */
  context?: Partial<AuditContext>;
  /** For a page whose own address nobody gave. */
  isAddressUnknown?: boolean;
  status: CheckVerdict["status"];
  text: string | RegExp;
  /** How many places are shown, where that is the point. */
  places?: number;
  /** What harm the fault does, where it is not the check's own. */
  severity?: Severity;
  /** The markup to paste, where it is the point. */
  markup?: string;
};

/** The good page with one piece of it replaced. Throws when the piece is not there. */
export function change(from: string | RegExp, to: string): string {
  const page = GOOD_PAGE.replace(from, to);
  if (page === GOOD_PAGE) throw new Error(`the good page has no ${String(from)}`);
  return page;
}

/** The good page with this at the end of head. */
export function withHead(markup: string): string {
  return change("</head>", `${markup}\n</head>`);
}

/** The good page with this at the end of body. */
export function withBody(markup: string): string {
  return change("</body>", `${markup}\n</body>`);
}

/** What one check says of one page. */
export function judge(
  check: Check,
  html: string,
  {
    isAddressUnknown = false,
    ...context
  }: Partial<AuditContext> & { isAddressUnknown?: boolean } = {},
): CheckVerdict {
  const parsed = parseHtml(html);
  if (!parsed.ok) throw new Error(parsed.problem);
  return check.evaluate(
    readPageFacts(parsed.value, {
      ...(isAddressUnknown ? {} : { url: GOOD_PAGE_URL }),
      now: NOW,
      ...context,
    }),
  );
}

/** One test a case: verdict and words; a fault shows its places and says what to do. */
export function testCheck(check: Check, cases: readonly CheckCase[]): void {
  test.each(cases)(
    `${check.id} is $status: $rule`,
    ({ page, context = {}, isAddressUnknown = false, status, text, places, severity, markup }) => {
      const verdict = judge(check, page, { ...context, isAddressUnknown });

      expect(verdict.text).toMatch(text);
      expect(verdict.status).toBe(status);
      if (!("fix" in verdict)) return;
      expect(verdict.fix.advice).not.toBe("");
      expect(verdict.evidence.length).toBeGreaterThan(0);
      expect(verdict.evidence).toHaveLength(places ?? verdict.evidence.length);
      expect(severityOf(check, verdict)).toBe(severity ?? check.severity);
      expect(markup === undefined ? undefined : verdict.fix.markup).toBe(markup);
    },
  );
}
