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
