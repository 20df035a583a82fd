import type { ToolMeta } from "./define-tool.ts";
import { amazonReviewGenerator } from "#app/tools/amazon-review-generator/meta.ts";
import { dofollowNofollowLinkChecker } from "#app/tools/dofollow-nofollow-link-checker/meta.ts";
import { freelancerReviewGenerator } from "#app/tools/freelancer-review-generator/meta.ts";
import { googleCacheChecker } from "#app/tools/google-cache-checker/meta.ts";
import { googleReviewGenerator } from "#app/tools/google-review-generator/meta.ts";
import { hreflangGenerator } from "#app/tools/hreflang-generator/meta.ts";
import { keywordDifficultyChecker } from "#app/tools/keyword-difficulty-checker/meta.ts";
import { lsiKeywordGenerator } from "#app/tools/lsi-keyword-generator/meta.ts";
import { productReviewGenerator } from "#app/tools/product-review-generator/meta.ts";
import { robotsTxtGenerator } from "#app/tools/robots-txt-generator/meta.ts";
import { seoAudit } from "#app/tools/seo-audit/meta.ts";
import { serpSnippetPreviewTool } from "#app/tools/serp-snippet-preview-tool/meta.ts";

/** The directory's order: alphabetical by title. */
export const tools: readonly ToolMeta[] = [
  amazonReviewGenerator,
  dofollowNofollowLinkChecker,
  freelancerReviewGenerator,
  googleCacheChecker,
  googleReviewGenerator,
  hreflangGenerator,
  keywordDifficultyChecker,
  lsiKeywordGenerator,
  productReviewGenerator,
  robotsTxtGenerator,
  seoAudit,
  serpSnippetPreviewTool,
].toSorted((a, b) => a.title.localeCompare(b.title, "en"));

export function findTool(slug: string): ToolMeta | undefined {
  return tools.find((tool) => tool.slug === slug);
}

/** Throws for a slug that is not a tool's. */
export function getTool(slug: string): ToolMeta {
  const tool = findTool(slug);
  if (tool === undefined) throw new Error(`No tool has the slug "${slug}"`);
  return tool;
}
