import { checkCluster, type ClusterFinding } from "#engine/hreflang/check-cluster.ts";
import { readAnnotations } from "#engine/hreflang/read-annotations.ts";
import { validateLocale } from "#engine/hreflang/validate-locale.ts";
import { count } from "#lib/count.ts";
import { MESSAGES } from "#scripts/seo/html-input.ts";
import { BadInput, BadUse, textField, type Call, type Command } from "#scripts/seo/command.ts";

const NO_ANNOTATIONS =
  "holds no hreflang annotation: give a page's head, a sitemap or a Link header";

export const command: Command = {
  summary: "Checks hreflang codes, addresses and return tags of a whole cluster.",
  usage: "hreflang validate FILE… [--url U …]",
  details: [
    "FILE     a page's HTML, a sitemap, or response headers with Link",
    "--url    address of the first, second, … FILE, where its canonical link does not tell",
    'batch    {"value"} → {"valid","reason"}, plus "suggestions" and "warning" where there are any',
  ],
  options: { url: { type: "string", multiple: true } },
  async run(call) {
    const { positionals: files } = call;
    if (files.length === 0) throw new BadUse("name at least one file to check");
    const report = checkCluster(
      (await Promise.all(files.map((file, index) => read(call, file, index)))).flat(),
    );

    return {
      json: { pages: report.pageCount, findings: report.findings },
      text: [
        ...report.findings.map(describe),
        `${count(report.pageCount, "page")}, ${count(report.findings.length, "finding")}`,
      ].join("\n"),
      hasFindings: report.findings.length > 0,
    };
  },
  answer(record) {
    const { valid, reason, suggestions, warning } = validateLocale(textField(record, "value"));
    return {
      valid,
      reason,
      ...(suggestions.length > 0 && { suggestions }),
      ...(warning !== undefined && { warning }),
    };
  },
};

async function read(call: Call, file: string, index: number) {
  const urls = [call.values["url"]].flat();
  const url = urls[index];
  const text = await call.readText(file);
  const pages = readAnnotations({ text, ...(typeof url === "string" && { url }) }, Date.now());
  if (!pages.ok) {
    const { problem } = pages;
    throw new BadInput(
      `"${file}" ${problem === "no-annotations" ? NO_ANNOTATIONS : `is not read: ${MESSAGES[problem]}`}`,
    );
  }
  return pages.value;
}

function describe({ severity, page, line, message, add }: ClusterFinding): string {
  const where = line === undefined ? page : `${page}:${line}`;
  return `${where}: ${severity}: ${message}${add === undefined ? "" : `\n    add: ${add}`}`;
}
