import { MAX_ROBOTS_BYTES, MAX_ROBOTS_LINES } from "#engine/bounds.ts";
import { groupThousands } from "#lib/group-thousands.ts";

/**
 * A sentence on where reading the file stopped; undefined where it was read to its end. Google ignores
 * what comes after 500 KiB: https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec#file-format
 */
export function whereStopped(text: string, hasMoreLines: boolean): string | undefined {
  if (hasMoreLines) {
    return `Only the first ${groupThousands(MAX_ROBOTS_LINES)} lines of robots.txt were read here; Google counts bytes, and reads 500 KiB.`;
  }
  return new TextEncoder().encode(text).length < MAX_ROBOTS_BYTES
    ? undefined
    : "robots.txt was read up to 500 KiB, where Google stops as well; what comes after does not count.";
}
