import type { SnippetFinding } from "#engine/text-width/measure-snippet.ts";

const names = { title: "Title", description: "Description" } as const;
const screens = { desktop: "on a computer", mobile: "on a phone" } as const;

/** For the message to us: "Title missing. Description cut on a computer and on a phone". */
export function describeCuts(findings: readonly SnippetFinding[]): string {
  const parts = (["title", "description"] as const).flatMap((field) => {
    const own = findings.filter((finding) => finding.field === field);
    if (own.some(({ kind }) => kind === "missing")) return [`${names[field]} missing`];
    const cut = own.flatMap((finding) => (finding.kind === "cut" ? [screens[finding.screen]] : []));
    return cut.length === 0 ? [] : [`${names[field]} cut ${cut.join(" and ")}`];
  });
  return parts.join(". ");
}
