import { requests as ar } from "./ar/requests.ts";
import { requests as en } from "./en/requests.ts";
import { requests as es } from "./es/requests.ts";
import { requests as hi } from "./hi/requests.ts";
import { requests as ur } from "./ur/requests.ts";
import { requests as urLatn } from "./ur-Latn/requests.ts";
import type { RequestTexts } from "./schema.ts";

/** The requests for a review, by language. */
export const requestTexts = { en, ur, "ur-Latn": urLatn, hi, es, ar } satisfies Record<
  string,
  RequestTexts
>;
