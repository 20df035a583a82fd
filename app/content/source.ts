/** Who says something that a text of ours says, and the day on which somebody last read it there. */
export type Source = { said: string; where: string; day: string };

/**
 * "Gol Chowk: dawn.com/news/1 (2026-11-23)", as a city's file and every sources.txt write it. `said` are
 * words of the text, `where` begins with an address without its scheme.
 */
export function parseSource(line: string): Source | undefined {
  const [, said, where, day] =
    /^(.+?): ([a-z\d.-]+\.[a-z]+\b.*) \((\d{4}-\d{2}-\d{2})\)$/.exec(line) ?? [];
  if (said === undefined || where === undefined || day === undefined) return undefined;
  return Number.isNaN(Date.parse(day)) ? undefined : { said, where, day };
}
