/** Runs one of the commands here: prints what it says, or why it refuses, with an example of the right call. */
export async function sayOrRefuse(start: () => Promise<string>, usage: string): Promise<void> {
  try {
    console.info(await start());
  } catch (problem) {
    const why = problem instanceof Error ? problem.message : String(problem);
    console.error(`${why}\nRight is, for example:\n${usage}`);
    process.exitCode = 2;
  }
}
