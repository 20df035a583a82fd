import { headAi } from "./ai-words.ts";
import type { AiFindability } from "./judge-ai.ts";
import { listAiLines } from "./list-ai-lines.ts";
import { escapeMarkdown } from "#lib/text/escape-markdown.ts";

/** A section in Markdown: its heading and, under it, the three verdicts with their rows. */
export function writeAiMarkdown(ai: AiFindability, of: string): readonly [string, string] {
  const lines = listAiLines(ai).map(
    // A row of a verdict is indented by two spaces.
    (line) => `${line.startsWith("  ") ? "  " : ""}- ${escapeMarkdown(line.trim())}`,
  );
  return [`## ${headAi(of)}`, lines.join("\n")];
}
