import type { RequestFacts } from "#server/front/request-facts.ts";

/** A visitor of one address who uses our own pages, over http. */
export function testFacts(given: Partial<RequestFacts> = {}): RequestFacts {
  return {
    address: () => "39.32.1.1",
    isOwn: () => true,
    mayPostForm: () => true,
    isHttps: () => false,
    forwardsUntrusted: () => false,
    noteForwarded: () => {},
    notice: () => undefined,
    ...given,
  };
}
