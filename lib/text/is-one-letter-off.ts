/**
 * Whether two words are the same but for one letter: wrong, missing, too many, or swapped with its
 * neighbour. The optimal string alignment distance is at most one:
 * https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance
 */
export function isOneLetterOff(one: string, other: string): boolean {
  const [long, short] =
    one.length >= other.length ? [[...one], [...other]] : [[...other], [...one]];
  if (long.length - short.length > 1) return false;
  const first = long.findIndex((letter, at) => letter !== short[at]);
  if (first < 0) return true;
  if (long.length > short.length) return restOf(long, first + 1) === restOf(short, first);
  const isSwapped = long[first] === short[first + 1] && long[first + 1] === short[first];
  return (
    restOf(long, first + 1) === restOf(short, first + 1) ||
    (isSwapped && restOf(long, first + 2) === restOf(short, first + 2))
  );
}

function restOf(letters: readonly string[], from: number): string {
  return letters.slice(from).join("");
}
