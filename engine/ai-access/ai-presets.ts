import type { AiChoices } from "./ai-decisions.ts";

export type AiPreset = { key: "open" | "cited" | "closed"; label: string; ai: AiChoices };

/** Three whole answers to the three decisions. Ordinary search engines stay as the other groups have them. */
export const aiPresets: readonly AiPreset[] = [
  { key: "open", label: "Open to all", ai: {} },
  { key: "cited", label: "Cited, not trained on", ai: { training: "block" } },
  {
    key: "closed",
    label: "Closed to AI",
    ai: { training: "block", search: "block", assistant: "block" },
  },
];

/** The preset that these choices are; undefined for any other mixture. */
export function findAiPreset(ai: AiChoices): AiPreset | undefined {
  return aiPresets.find((preset) => listBlocked(preset.ai) === listBlocked(ai));
}

function listBlocked(ai: AiChoices): string {
  return (["training", "search", "assistant"] as const)
    .filter((key) => ai[key] === "block")
    .join(" ");
}
