import { toAuditJson } from "#engine/page-audit/audit-json.ts";
import { auditHtml, type Audit } from "#engine/page-audit/audit-page.ts";
import type { Command } from "#scripts/seo/command.ts";
import {
  htmlOfRecord,
  readHtmlInput,
  refuseHtml,
  type HtmlInput,
} from "#scripts/seo/html-input.ts";

export const command: Command = {
  summary: "Audits the HTML of one page. Findings: checks that cost points.",
  usage: "audit FILE [--url U]",
  details: [
    "--url    the page's own address; else its canonical or og:url is taken",
    'batch    {"html","url"} → the same object as --json',
  ],
  options: { url: { type: "string" } },
  async run(call) {
    const audit = judge(await readHtmlInput(call));
    return {
      json: toAuditJson(audit),
      text: describe(audit),
      hasFindings: audit.findings.some(({ points }) => points > 0),
    };
  },
  answer: (record) => toAuditJson(judge(htmlOfRecord(record))),
};

function judge({ html, ...context }: HtmlInput): Audit {
  const audit = auditHtml(html, { ...context, now: Date.now() });
  if (!audit.ok) throw refuseHtml(audit.problem);
  return audit.value;
}

function describe({
  url,
  score,
  lighthouseScore,
  lighthouse,
  findings,
  notMeasured,
}: Audit): string {
  const faults = findings
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points);
  const passed = findings.filter(({ status }) => status === "pass").length;
  return [
    `${score} of 100 by our rules; ${lighthouseScore} Lighthouse-compatible (${lighthouse.applicable} of its ten audits)`,
    ...(url === null ? [] : [url]),
    "",
    ...faults.flatMap(({ id, impact, points, text, evidence, fix }) => [
      `-${points}  ${text}  [${id}, ${impact}]`,
      ...evidence
        .slice(0, 3)
        .map(({ line, excerpt }) => `      ${line > 0 ? `line ${line}: ` : ""}${excerpt}`),
      ...(evidence.length > 3 ? [`      and ${evidence.length - 3} more`] : []),
      ...(fix === null ? [] : [`      ${fix.advice}`]),
    ]),
    ...(faults.length > 0 ? [""] : []),
    `${passed} rules passed. Not measured: ${notMeasured.join("; ")}.`,
  ].join("\n");
}
