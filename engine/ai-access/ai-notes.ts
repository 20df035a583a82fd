import type { AiKey } from "#engine/robots-txt/crawler-names.ts";
import { GOOGLE_AI_ANSWERS } from "#engine/robots-txt/google-facts.ts";

/** Said after the names of each decision. */
export const aiNotes: Readonly<Record<AiKey, string>> = {
  training:
    "Google-Extended and Applebot-Extended are names only: no crawler uses them, and search ignores them. Bytespider and DeepSeekBot are listed as not obeying.",
  search: GOOGLE_AI_ANSWERS,
  assistant:
    "Google-Agent and Perplexity-User generally ignore the file; ChatGPT-User and meta-externalfetcher may.",
};
