import { amazon as en } from "./en/amazon.ts";
import { amazon as es } from "./es/amazon.ts";
import { amazon as ur } from "./ur/amazon.ts";
import type { AmazonTexts } from "./schema.ts";

/** The drafts of Amazon reviews, by language. */
export const amazonTexts = { en, ur, es } satisfies Record<string, AmazonTexts>;
