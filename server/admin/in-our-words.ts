import { describeStoreFault, isStoreFault } from "#server/store/store-fault.ts";

/** Runs a command; what a database says of a fault is told in our own words. */
export async function inOurWords(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isStoreFault(error)) throw error;
    const fault = describeStoreFault(error);
    throw new Error(
      `That did not work: ${fault}. What to do stands in docs/operations.md, under "When something breaks".`,
      { cause: error },
    );
  }
}
