import { createHash, randomBytes } from "node:crypto";

/** Nobody guesses 144 bits; in letters that an address takes as they are. */
const BYTES = 18;
const SECRET = /^[\w-]{24}$/;

/** One to read a report, one to stop and delete it; the server keeps their hashes alone. */
export function createCrawlSecret(): string {
  return randomBytes(BYTES).toString("base64url");
}

export function isCrawlSecret(text: string): boolean {
  return SECRET.test(text);
}

/** Where the secret of a link opens its report. */
export const reportPath = (secret: string) => `/site-audit#${secret}`;

/** SHA-256 in hexadecimal; the secret itself is not stored. The hash of a report's first secret is its key. */
export function hashOfSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
