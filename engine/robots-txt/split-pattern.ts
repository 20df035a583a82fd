/** A pattern in parts: what stands before its first star, the literals after it, and how it ends. */
export type SplitPattern = {
  head: string;
  literals: readonly string[];
  /** Whether the end of the last literal, or of the head where none follows, is the end of the path. */
  isAnchored: boolean;
};

/** "*" is any run of characters, "$" at the very end is the end of the path (RFC 9309 2.2.3). */
export function splitPattern(pattern: string): SplitPattern {
  const isAnchored = pattern.endsWith("$");
  const [head = "", ...tail] = (isAnchored ? pattern.slice(0, -1) : pattern).split("*");
  // A star before the end takes whatever is left.
  const isOpen = tail.at(-1) === "";
  return { head, literals: tail.filter((each) => each !== ""), isAnchored: isAnchored && !isOpen };
}

/** A shorter pattern that matches the same paths: stars in a row are one, and one at the end says nothing. */
export function simplifyPattern(pattern: string): string {
  const single = pattern.includes("**") ? pattern.replaceAll(/\*+/g, "*") : pattern;
  const open = single.endsWith("*$") ? single.slice(0, -1) : single;
  // Without its star, a dollar before it would be the end of the path.
  return open.endsWith("*") && !open.endsWith("$*") ? open.slice(0, -1) : open;
}
