import { severityWords } from "#engine/rules/severity.ts";
import { toAuditJson } from "#engine/page-audit/audit-json.ts";
import { auditHtml, type Audit, type Finding } from "#engine/page-audit/audit-page.ts";
import { describeBand } from "#engine/page-audit/bands.ts";
import { isShut } from "#engine/page-audit/indexability.ts";
import { answerWords, gateWords } from "#engine/page-audit/indexability-words.ts";
import { absoluteUrl } from "#lib/site/absolute-url.ts";
import { paths } from "#lib/site/paths.ts";
import type { Command } from "#scripts/seo/command.ts";
import {
  htmlOfRecord,
  readHtmlInput,
  refuseHtml,
  type HtmlInput,
} from "#scripts/seo/html-input.ts";

export const command: Command = {
  summary:
    "Audits the HTML of one page: whether it can be indexed, then what it loses. Findings: what keeps it out of Google, and checks that cost points.",
  usage: "audit FILE [--url U]",
  details: [
    "--url    the page's own address; else its canonical or og:url is used",
    'batch    {"html","url"} → the same object as --json',
  ],
  options: { url: { type: "string" } },
  async run(call) {
    const audit = judge(await readHtmlInput(call));
    return {
      json: toAuditJson(audit),
      text: describe(audit),
      hasFindings: isShut(audit.indexability) || audit.findings.some(({ points }) => points > 0),
    };
  },
  answer: (record) => toAuditJson(judge(htmlOfRecord(record))),
};

function judge({ html, ...context }: HtmlInput): Audit {
  const audit = auditHtml(html, { ...context, now: Date.now() });
  if (!audit.ok) throw refuseHtml(audit.problem);
  return audit.value;
}

function describe(audit: Audit): string {
  const { url, score, lighthouseScore, lighthouse, findings, indexability, notes } = audit;
  const faults = findings
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points);
  const passed = findings.filter(({ status }) => status === "pass").length;
  const { word, meaning } = answerWords[indexability.answer];
  return [
    ...(url === null ? [] : [url]),
    `Can Google index this page? ${word}. ${meaning}`,
    ...indexability.gates.map(
      ({ title, state, text }) => `  ${gateWords[state].padEnd(9)}  ${title}: ${text}`,
    ),
    "",
    // A page without its words has no score that would mean anything.
    ...(indexability.answer === "not-from-html"
      ? []
      : [
          `${score} out of 100 by our rules (${describeBand(audit)}); ${lighthouseScore} Lighthouse-compatible (${lighthouse.applicable} of its ten audits)`,
          "",
        ]),
    ...faults.flatMap(describeFault),
    ...(faults.length > 0 ? [""] : []),
    ...notes.map(({ id, text, evidence: [first] }) =>
      [`note  ${text}`, ...(first && first.line > 0 ? [`line ${first.line}`] : []), `[${id}]`].join(
        "  ",
      ),
    ),
    ...(notes.length > 0 ? [""] : []),
    `${passed} rules passed. Not measured: ${audit.notMeasured.join("; ")}.`,
  ].join("\n");
}

function describeFault({ id, severity, points, text, evidence, fix }: Finding): readonly string[] {
  return [
    `-${points}  ${text}  [${id}, ${severityWords[severity].toLowerCase()}]`,
    ...evidence
      .slice(0, 3)
      .map(({ line, excerpt }) => `      ${line > 0 ? `line ${line}: ` : ""}${excerpt}`),
    ...(evidence.length > 3 ? [`      and ${evidence.length - 3} more`] : []),
    ...(fix === null ? [] : [`      ${fix.advice}`]),
    ...(fix?.markup ?? "")
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => `        ${line}`),
    `      ${absoluteUrl(paths.auditRule(id))}`,
  ];
}
