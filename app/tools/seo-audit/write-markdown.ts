/** The report as a file: for a mail or an issue (Markdown), a program (JSON), a spreadsheet (CSV). */
import { absoluteUrl } from "#lib/site/absolute-url.ts";
import { paths } from "#lib/site/paths.ts";
import { escapeMarkdown } from "#lib/text/escape-markdown.ts";
import { toCsv } from "#lib/text/to-csv.ts";
import type { AiFindability } from "#engine/ai-access/judge-ai.ts";
import { writeAiMarkdown } from "#engine/ai-access/write-ai-markdown.ts";
import { toAuditJson } from "#engine/page-audit/audit-json.ts";
import { describeBand } from "#engine/page-audit/bands.ts";
import { answerWords, gateWords } from "#engine/page-audit/indexability-words.ts";
import { SEVERITIES, severityWords } from "#engine/rules/severity.ts";
import type { Audit, Finding } from "#engine/page-audit/audit-page.ts";
import { showControls } from "#lib/text/show-controls.ts";

export function writeJson(audit: Audit): string {
  return showControls(`${JSON.stringify(toAuditJson(audit), null, 2)}\n`);
}

export function writeCsv({ findings, indexability, notes }: Audit): string {
  return toCsv([
    [
      "Check",
      "Group",
      "Severity",
      "Status",
      "Points lost",
      "Finding",
      "Line",
      "Excerpt",
      "Why",
      "Fix",
    ],
    ...indexability.gates.map(({ id, state, text, evidence }) => [
      `condition: ${id}`,
      "indexing",
      "",
      gateWords[state],
      "",
      text,
      evidence.find(({ line }) => line !== undefined)?.line ?? "",
      evidence.map((each) => each.text).join("; "),
      "",
      "",
    ]),
    ...findings.map(({ id, group, severity, status, points, text, evidence, why, fix }) => [
      id,
      group,
      severityWords[severity],
      status,
      points,
      text,
      evidence[0]?.line ?? "",
      evidence[0]?.excerpt ?? "",
      why,
      fix === null ? "" : (fix.markup ?? fix.advice),
    ]),
    ...notes.map(({ id, group, text, evidence, advice }) => [
      id,
      group.toLowerCase(),
      "",
      "note",
      0,
      text,
      evidence[0]?.line ?? "",
      evidence[0]?.excerpt ?? "",
      "",
      advice,
    ]),
  ]);
}

/** `ai`: whether AI can find the page; absent where only its source was pasted. */
export function writeMarkdown(audit: Audit, ai?: AiFindability): string {
  const { url, score, lighthouseScore, findings, notes, indexability, notMeasured, rulesVersion } =
    audit;
  const faults = findFaults(findings);
  const passed = findings.filter(({ status }) => status === "pass");
  const lines = [
    `# SEO audit${url === null ? "" : ` of ${escapeMarkdown(url)}`}`,
    "",
    `**Can Google index this page? ${answerWords[indexability.answer].word}.** ${answerWords[indexability.answer].meaning}`,
    "",
    ...indexability.gates.map(
      ({ title, state, text }) => `- ${title}: ${gateWords[state]}. ${escapeMarkdown(text)}`,
    ),
    "",
    ...(indexability.answer === "not-from-html"
      ? []
      : [
          `**${score} out of 100** by all rules (${describeBand(audit)}), **${lighthouseScore} out of 100** Lighthouse-compatible.`,
          "",
        ]),
    ...(faults.length === 0 ? ["Nothing to fix."] : ["## To fix", ""]),
    ...faults.flatMap(writeFinding),
    "",
    ...(ai === undefined ? [] : writeAiMarkdown(ai, "this address").flatMap((part) => [part, ""])),
    `## Passed (${passed.length})`,
    "",
    ...passed.map(({ text }) => `- ${escapeMarkdown(text)}`),
    "",
    ...(notes.length === 0 ? [] : ["## Notes, which cost nothing", ""]),
    ...notes.map(({ text, advice, evidence: [first] }) =>
      [
        `- ${escapeMarkdown(text)}. ${escapeMarkdown(advice)}`,
        ...(first === undefined || first.line === 0 ? [] : [`(line ${first.line})`]),
      ].join(" "),
    ),
    ...(notes.length === 0 ? [] : [""]),
    "## Not measured",
    "",
    ...notMeasured.map((each) => `- ${each}`),
    "",
    `Rules ${rulesVersion}.`,
    "",
  ];
  return showControls(lines.join("\n"));
}

/** What costs points, by severity and then points; otherwise in the order of the report. */
export function findFaults(findings: readonly Finding[]): readonly Finding[] {
  return findings
    .filter(({ points }) => points > 0)
    .toSorted(
      (one, other) =>
        SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity) ||
        other.points - one.points,
    );
}

function writeFinding({ id, text, points, severity, why, evidence, fix }: Finding): string[] {
  return [
    `### −${points} ${escapeMarkdown(text)}`,
    "",
    `${severityWords[severity]}. ${why}`,
    "",
    ...evidence
      .slice(0, 5)
      .map(({ line, excerpt }) => `- ${line > 0 ? `line ${line}: ` : ""}${codeSpan(excerpt)}`),
    ...(evidence.length > 5 ? [`- and ${evidence.length - 5} more`] : []),
    "",
    ...(fix === null ? [] : [escapeMarkdown(fix.advice), ""]),
    `[The rule, with an example](${absoluteUrl(paths.auditRule(id))})`,
    "",
    ...(fix?.markup === undefined ? [] : writeBlock(fix.markup)),
  ];
}

/** A block whose fence is longer than any run of backticks inside. */
function writeBlock(markup: string): string[] {
  const fence = "`".repeat(Math.max(3, longestRun(markup) + 1));
  return [`${fence}html`, markup, fence, ""];
}

function longestRun(text: string): number {
  return Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
}

/** A span whose fence is longer than any run of backticks inside. */
function codeSpan(text: string): string {
  const longest = longestRun(text);
  const fence = "`".repeat(longest + 1);
  return longest === 0 ? fence + text + fence : `${fence} ${text} ${fence}`;
}
