import { randomUUID } from "node:crypto";

/**
 * A UUID of version 7: unique, and later ones sort later. The time is in the first 48 bits; the
 * random bits are those of a version 4. https://www.rfc-editor.org/rfc/rfc9562#section-5.7
 */
export function createSubmissionId(now: number): string {
  const time = now.toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
