import { lintRobotsTxt } from "#engine/robots-txt/lint.ts";
import { BadUse, textField, type Command } from "#scripts/seo/command.ts";
import { refuseForeign } from "#scripts/seo/robots-input.ts";

export const command: Command = {
  summary: "Checks a robots.txt line by line. Findings: errors and warnings; notes do not count.",
  usage: "robots lint FILE",
  details: ['batch    {"robotsTxt"} → {"findings": [{"line","text","severity","message","hint"}]}'],
  options: { file: { type: "string" } },
  async run({ values, positionals, readBytes }) {
    const files = [...positionals, ...(typeof values["file"] === "string" ? [values["file"]] : [])];
    const [file] = files;
    if (file === undefined) throw new BadUse("name the file to check");
    if (files.length > 1) throw new BadUse("name one file");

    const bytes = await readBytes(file);
    refuseForeign(file, bytes, { isChecked: true });
    const findings = lintRobotsTxt(bytes);
    return {
      json: { findings },
      text:
        findings.length === 0
          ? "No findings."
          : findings
              .map(
                ({ line, severity, message, text, hint }) =>
                  `${line}: ${severity}: ${message}${text.trim() === "" ? "" : `: ${text.trim()}`}${hint ? `\n    ${hint}` : ""}`,
              )
              .join("\n"),
      hasFindings: findings.some(({ severity }) => severity !== "note"),
    };
  },
  answer: (record) => ({ findings: lintRobotsTxt(textField(record, "robotsTxt")) }),
};
