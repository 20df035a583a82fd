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

/** SHA-256 in hexadecimal; the secret itself is not stored. */
export function hashOfSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
