import { ContentError } from "#app/content/parse-entries.ts";

/** The development server loads the configuration again after each save, in one process. */
const WAS_GOOD = Symbol.for("content was good");

/**
 * Ends the process where the content has mistakes, with these alone: where the code found them helps no
 * writer. In a development server that runs, they are thrown: it prints them and waits for the next save.
 */
export function sayContentMistakes(check: () => void): void {
  try {
    check();
    Object.assign(globalThis, { [WAS_GOOD]: true });
  } catch (problem) {
    if (!(problem instanceof ContentError) || WAS_GOOD in globalThis) throw problem;
    console.error(problem.message);
    process.exit(1);
  }
}
