import { replies as ar } from "./ar/replies.ts";
import { replies as en } from "./en/replies.ts";
import { replies as es } from "./es/replies.ts";
import { replies as hi } from "./hi/replies.ts";
import { replies as ur } from "./ur/replies.ts";
import { replies as urLatn } from "./ur-Latn/replies.ts";
import type { ReplyTexts } from "./schema.ts";

/** The replies to reviews, by language. */
export const replyTexts = { en, ur, "ur-Latn": urLatn, hi, es, ar } satisfies Record<
  string,
  ReplyTexts
>;
