import type { AiPreset } from "./ai-presets.ts";
import { namesByDecision } from "#engine/robots-txt/crawler-names.ts";

export type PresetEffect = {
  /** The names that it closes. */
  names: readonly string[];
  /** What it does and what it costs. */
  effect: string;
};

const { training, search, assistant } = namesByDecision;
const all = [...training, ...search, ...assistant];

export const aiPresetEffects: Readonly<Record<AiPreset["key"], PresetEffect>> = {
  open: {
    names: [],
    effect:
      "Closes nobody by name: your pages may be quoted, opened for a user and used for training.",
  },
  cited: {
    names: training,
    effect: `Closes ${training.length} names that train models. It costs no place in search or in AI answers. Text that was collected earlier stays collected, and those that do not obey come all the same.`,
  },
  closed: {
    names: all,
    effect: `Closes ${all.length} names. It costs links from ChatGPT, Claude, Perplexity and the like; Applebot also feeds Siri and Spotlight. Google’s AI answers stay: they are closed in Search Console. Fetches for a user may ignore the file.`,
  },
};
