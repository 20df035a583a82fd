import type { Impact } from "#engine/rules/check.ts";

export type Tier = { impact: Impact; label: string; slug: "indexing" | "clicks" | "cosmetic" };

/** The three kinds of harm, worst first; `slug` is for class names and addresses. */
export const tiers: readonly Tier[] = [
  { impact: "blocks indexing", label: "Blocks indexing", slug: "indexing" },
  { impact: "loses clicks", label: "Loses clicks", slug: "clicks" },
  { impact: "cosmetic", label: "Cosmetic", slug: "cosmetic" },
];
