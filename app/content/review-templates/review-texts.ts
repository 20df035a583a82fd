import { amazonTexts } from "./amazon-texts.ts";
import { freelancerTexts } from "./freelancer-texts.ts";
import { googleTexts } from "./google-texts.ts";
import type { ReviewWriter } from "./language-entry.ts";
import { productTexts } from "./product-texts.ts";
import { replyTexts } from "./reply-texts.ts";
import { requestTexts } from "./request-texts.ts";

/**
 * All texts, by what they are and by language: for what looks at all of them. A writer imports its own
 * alone, so that a page loads no other one's.
 */
export const reviewTexts = {
  product: productTexts,
  freelancer: freelancerTexts,
  amazon: amazonTexts,
  google: googleTexts,
  replies: replyTexts,
  requests: requestTexts,
};

type Language = keyof typeof replyTexts;

/** The languages that a writer has drafts in. */
export type LanguageOf<Writer extends ReviewWriter> = {
  [One in Language]: One extends keyof (typeof reviewTexts)[Writer] ? One : never;
}[Language];
