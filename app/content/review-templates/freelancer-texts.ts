import { freelancer as en } from "./en/freelancer.ts";
import { freelancer as hi } from "./hi/freelancer.ts";
import { freelancer as ur } from "./ur/freelancer.ts";
import type { FreelancerTexts } from "./schema.ts";

/** The drafts of reviews of freelancers, by language. */
export const freelancerTexts = { en, ur, hi } satisfies Record<string, FreelancerTexts>;
