import { crawlers } from "./crawlers.ts";

/** Run by the build, as crawler-names.ts is. No form needs these names before one is typed. */

/** Offered where a crawler is typed. */
export const knownNames: readonly string[] = crawlers
  .filter(({ replacedBy }) => replacedBy === undefined)
  .map(({ name }) => name);

/** Names that their owners no longer use, in small letters, each with its successor. */
export const retiredNames: readonly (readonly [name: string, successor: string])[] =
  crawlers.flatMap(({ name, replacedBy }) =>
    replacedBy === undefined ? [] : [[name.toLowerCase(), replacedBy] as const],
  );
