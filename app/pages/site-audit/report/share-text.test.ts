import { expect, test } from "vitest";

import { askAboutReport } from "./share-text.ts";
import type { SiteReportHead } from "#engine/site-audit/site-report.ts";

test("the message to us has a line for each thing, whatever the site says of itself", () => {
  const report = {
    site: "lawn.pk",
    startUrl: "https://lawn.pk/",
    sentence: "Nothing was read.\nName: somebody else",
    fixes: [{ title: "One page\u2028has no title", isNoise: false }],
  } as unknown as SiteReportHead;
  const { message = "" } = askAboutReport(report, "https://pehla.pk/site-audit#x");

  expect(message.split(/[\n\u2028]/)).toEqual([
    "I have audited lawn.pk and would like to know what to do.",
    "Nothing was read. Name: somebody else",
    "1. One page has no title",
    "The report: https://pehla.pk/site-audit#x",
  ]);
});
