import { measureSnippet, type SnippetFinding } from "#engine/text-width/measure-snippet.ts";
import { yardstick } from "#engine/text-width/snippet-limits.ts";
import { measureText, parseFont } from "#engine/text-width/measure-text.ts";
import { BadInput, BadUse, textField, type Command } from "#scripts/seo/command.ts";

export const command: Command = {
  summary:
    "Measures a title and a description as a search result. Findings: missing, cut, or many characters.",
  usage: "serp --title T --description D [--query Q]",
  details: [
    "--title        as in the page's source; entities are decoded",
    "--description  likewise",
    "--query        words of the search, which are set in bold in the description",
    'batch    {"text","font"} → {"px"}; font: "bold 18px Arial", "14px Arial", "20px Arial"',
  ],
  options: {
    title: { type: "string" },
    description: { type: "string" },
    query: { type: "string" },
  },
  run({ values, positionals }) {
    const { title, description, query } = values;
    if (typeof title !== "string" && typeof description !== "string") {
      throw new BadUse("give --title, --description or both");
    }
    if (positionals.length > 0) throw new BadUse(`"${positionals[0]}" is not expected here`);

    const given = (["title", "description"] as const).filter(
      (field) => typeof values[field] === "string",
    );
    const snippet = measureSnippet(
      { title: String(title ?? ""), description: String(description ?? "") },
      String(query ?? ""),
    );
    const findings = snippet.findings.filter(({ field }) => given.includes(field));
    const fields = given.map((field) => {
      const { desktop, mobile } = snippet.screens;
      return {
        field,
        characters: snippet.signs[field],
        px: round(desktop[field].px),
        limitPx: desktop[field].limitPx,
        yardstickPx: round(snippet.yardstick[field].px),
        yardstickLimitPx: yardstick[field].limitPx,
        desktop: toText(desktop[field].lines),
        mobile: toText(mobile[field].lines),
        isEstimate: snippet.isEstimate[field],
      };
    });

    return {
      json: {
        ...Object.fromEntries(fields.map(({ field, ...rest }) => [field, rest])),
        findings: findings.map((finding) => ({ ...finding, message: describe(finding) })),
      },
      text: [
        ...fields.flatMap((each) => [
          `${each.field}: ${each.characters} characters, ${each.px} of ${each.limitPx} px${each.isEstimate ? " (estimate: the face for this script is not known)" : ""}; by the yardstick ${each.yardstickPx} of ${each.yardstickLimitPx} px`,
          `  desktop  ${each.desktop}`,
          `  mobile   ${each.mobile}`,
        ]),
        ...findings.map((finding) => `${finding.field}: ${describe(finding)}`),
      ].join("\n"),
      hasFindings: findings.length > 0,
    };
  },
  answer(record) {
    const font = textField(record, "font");
    const parsed = parseFont(font);
    if (!parsed) throw new BadInput(`write the font as "bold 18px Arial", not "${font}"`);
    return { px: measureText(textField(record, "text"), parsed) };
  },
};

function describe(finding: SnippetFinding): string {
  switch (finding.kind) {
    case "missing":
      return "missing";
    case "cut":
      // On two lines a text can be cut although it is narrower than both: words do not break.
      return finding.px > finding.limitPx
        ? `cut on ${finding.screen}: ${round(finding.px)} px where ${finding.limitPx} show`
        : `cut on ${finding.screen}: ${round(finding.px)} px would fit into ${finding.limitPx}, but words are not broken at the line ends`;
    case "many-signs":
      return `${finding.signs} characters, over the customary ${finding.max}`;
    case "over-yardstick":
      return `${round(finding.px)} px by the yardstick, over its ${finding.limitPx}`;
  }
}

function toText(lines: readonly (readonly { text: string }[])[]): string {
  return lines.map((line) => line.map(({ text }) => text).join("")).join(" / ");
}

function round(px: number): number {
  return Math.round(px * 10) / 10;
}
