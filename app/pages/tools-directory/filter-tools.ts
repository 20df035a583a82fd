import type { ToolMeta } from "#app/tools/define-tool.ts";

export type DirectoryEntry = Pick<
  ToolMeta,
  "slug" | "path" | "title" | "answers" | "description" | "kind"
>;

/** The tools of a kind that hold every word typed, anywhere in what is said about them. */
export function filterTools(
  entries: readonly DirectoryEntry[],
  text: string,
  kind: string,
): readonly DirectoryEntry[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);

  return entries.filter((entry) => {
    const said = `${entry.title} ${entry.answers} ${entry.description}`.toLowerCase();
    return (kind === "all" || entry.kind === kind) && words.every((word) => said.includes(word));
  });
}
