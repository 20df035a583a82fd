import { UsageError } from "./command.ts";
import type { Submission, SubmissionStore } from "#server/store/submission-store.ts";

const PAGE_SIZE = 500;

/** The enquiry of an ID, or of the end of one. */
export async function getEnquiry(store: SubmissionStore, id: string): Promise<Submission> {
  const enquiry = (await store.find(id)) ?? (await findByEnd(store, id));
  if (enquiry === undefined) throw new UsageError(`There is no enquiry ${id}.`);
  return enquiry;
}

/** Everything, newest first; the spam after the enquiries. */
async function* readAll(store: SubmissionStore): AsyncGenerator<Submission> {
  for (const spam of [false, true]) {
    let before: Submission | undefined;
    for (;;) {
      const page = await store.list({ spam, limit: PAGE_SIZE, ...(before && { before }) });
      yield* page;
      before = page.at(-1);
      if (page.length < PAGE_SIZE) break;
    }
  }
}

async function findByEnd(store: SubmissionStore, end: string): Promise<Submission | undefined> {
  for await (const enquiry of readAll(store)) if (enquiry.id.endsWith(end)) return enquiry;
  return undefined;
}
