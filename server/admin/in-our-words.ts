import { describeStoreFault, isStoreFault } from "#server/data/store-fault.ts";

/** Runs a command; puts a database's error into our own words. */
export async function inOurWords(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isStoreFault(error)) throw error;
    const fault = describeStoreFault(error);
    throw new Error(
      `That did not work: ${fault}. For what to do, see docs/operations.md, "When something breaks".`,
      { cause: error },
    );
  }
}
