import type { SiteReport } from "#engine/site-audit/site-report.ts";

/** A report without what differs between two readings of one site at two times. */
export function withoutTimes({ startedAt: _a, endedAt: _b, requests: _c, ...report }: SiteReport) {
  const text = JSON.stringify(report)
    .replaceAll(/\d+(?:\.\d+)? ?ms/g, "ms")
    .replaceAll(/"firstByteMs":\d+/g, '"firstByteMs":0');
  return JSON.parse(text.replaceAll(/20\d\d-\d\d-\d\dT[\d:.]+Z/g, "time")) as object;
}
