import type { CrawlStore } from "./crawl-store.ts";
import { openCrawlsThatAreThere, type CrawlPlace } from "./open-crawls.ts";
import type { SubmissionStore } from "#server/store/submission-store.ts";

type Enquiries = Pick<SubmissionStore, "find">;

/**
 * Deletes the audits whose enquiry is no longer there: which website belongs to whom goes with the
 * person. Returns how many audits; what failed half way is done by the next call.
 */
async function forgetAuditsOfNobody(
  crawls: Pick<CrawlStore, "ofEnquiries" | "removeOf">,
  enquiries: Enquiries,
): Promise<number> {
  let forgotten = 0;
  for (const id of (await crawls.ofEnquiries()).keys()) {
    if ((await enquiries.find(id)) === undefined) forgotten += await crawls.removeOf(id);
  }
  return forgotten;
}

/** The same where crawls are kept; none where nothing was ever audited. */
export async function forgetAuditsIn(place: CrawlPlace, enquiries: Enquiries): Promise<number> {
  const crawls = await openCrawlsThatAreThere(place);
  if (crawls === undefined) return 0;
  try {
    return await forgetAuditsOfNobody(crawls, enquiries);
  } finally {
    await crawls.close();
  }
}
