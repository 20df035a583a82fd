/**
 * Whether a path matches a pattern of robots.txt: "*" is any run of characters, "$" at the very end is
 * the end of the path. RFC 9309 2.2.3; https://github.com/google/robotstxt/blob/master/robots.cc
 */
export type Pattern = {
  /** What is before the first star: the path begins with it. */
  readonly head: string;
  /** What is between stars and after them, in order, none of it empty. */
  readonly literals: readonly string[];
  /** Whether the end of the last literal, or of the head where none follows, is the end of the path. */
  readonly isAnchored: boolean;
};

/** The parts of a pattern, to be compared with many paths. */
export function parsePattern(pattern: string): Pattern {
  const isAnchored = pattern.endsWith("$");
  const [head = "", ...tail] = (isAnchored ? pattern.slice(0, -1) : pattern).split("*");
  // A star before the end takes whatever is left.
  const isOpen = tail.at(-1) === "";
  return { head, literals: tail.filter((part) => part !== ""), isAnchored: isAnchored && !isOpen };
}

/** Each literal where it first comes: no later place could leave more room for the next. */
export function matchesPattern({ head, literals, isAnchored }: Pattern, path: string): boolean {
  if (!path.startsWith(head)) return false;
  const last = isAnchored ? (literals.at(-1) ?? "") : "";
  if (!path.endsWith(last)) return false;

  let place = head.length;
  for (const literal of isAnchored ? literals.slice(0, -1) : literals) {
    const found = path.indexOf(literal, place);
    if (found < 0) return false;
    place = found + literal.length;
  }
  if (!isAnchored) return true;
  return literals.length === 0 ? place === path.length : place + last.length <= path.length;
}
