import type { AiChoices } from "#engine/robots-txt/ai-decisions.ts";
import { namesByDecision } from "#engine/robots-txt/crawler-names.ts";

export type AiPreset = {
  key: "open" | "cited" | "closed";
  label: string;
  ai: AiChoices;
  /** The names that it closes. */
  names: readonly string[];
  /** What it does and what it costs. */
  effect: string;
};

const { training, search, assistant } = namesByDecision;

/** Three whole answers to the three decisions. Ordinary search engines stay as the other groups have them. */
export const aiPresets: readonly AiPreset[] = [
  {
    key: "open",
    label: "Open to all",
    ai: {},
    names: [],
    effect:
      "Closes nobody by name: your pages may be quoted, opened for a user and used for training.",
  },
  {
    key: "cited",
    label: "Cited, not trained on",
    ai: { training: "block" },
    names: training,
    effect: `Closes ${training.length} names that train models. It costs no place in search or in AI answers. Text that was collected earlier stays collected, and those that do not obey come all the same.`,
  },
  {
    key: "closed",
    label: "Closed to AI",
    ai: { training: "block", search: "block", assistant: "block" },
    names: [...training, ...search, ...assistant],
    effect: `Closes ${training.length + search.length + assistant.length} names. It costs links from ChatGPT, Claude, Perplexity and the like; Applebot also feeds Siri and Spotlight. Google’s AI answers stay: they are closed in Search Console. Fetches for a user may ignore the file.`,
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
