/**
 * The option that typed characters lead to, as in Radix's Select and native lists: the search starts
 * after the current option and wraps; the same character again and again steps through its options.
 *
 * @returns the option's place, or undefined where none begins with what was typed
 */
export function findByTypeahead(
  labels: readonly string[],
  typed: string,
  current: number,
): number | undefined {
  const isRepeated = typed.length > 1 && [...typed].every((character) => character === typed[0]);
  const search = (isRepeated ? (typed[0] ?? "") : typed).toLocaleLowerCase();
  if (search === "") return undefined;

  // A longer search may stay where it is; a single character goes on to the next.
  const first = search.length === 1 ? current + 1 : Math.max(current, 0);
  for (let step = 0; step < labels.length; step += 1) {
    const place = (first + step) % labels.length;
    if (labels[place]?.toLocaleLowerCase().startsWith(search)) return place;
  }
  return undefined;
}
