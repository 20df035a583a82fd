import { product as ar } from "./ar/product.ts";
import { product as en } from "./en/product.ts";
import { product as es } from "./es/product.ts";
import { product as hi } from "./hi/product.ts";
import { product as ur } from "./ur/product.ts";
import type { ProductTexts } from "./schema.ts";

/** The drafts of product reviews, by language. */
export const productTexts = { en, ur, hi, es, ar } satisfies Record<string, ProductTexts>;
