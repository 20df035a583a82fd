import { google as ar } from "./ar/google.ts";
import { google as en } from "./en/google.ts";
import { google as ur } from "./ur/google.ts";
import type { GoogleTexts } from "./schema.ts";

/** The drafts of Google reviews, by language. */
export const googleTexts = { en, ur, ar } satisfies Record<string, GoogleTexts>;
