import { expect, test } from "vitest";

import { buildReport } from "#engine/site-audit/build-report.ts";
import { writeDeveloperMarkdown } from "#engine/site-audit/export/developer-markdown.ts";
import { UNREAD_HEAD, unreadWords, type UnreadReason } from "#engine/site-audit/unread-words.ts";
import { healthyPage } from "#tests/cases/site-audit/healthy-page.ts";
import { NOW, toSiteRows, type Answer } from "#tests/support/site-rows.ts";

const notRead = (reason: NonNullable<Exclude<Answer, string>["notRead"]>["reason"]) => ({
  notRead: { reason, detail: "as it was" },
});

const answers: Readonly<Record<string, Answer>> = {
  "/": healthyPage("/"),
  "/moved": { status: 301, location: "/" },
  "/gone": { status: 404 },
  "/list.pdf": { contentType: "application/pdf" },
  "/terms.pdf": { contentType: "application/pdf" },
  "/members": { status: 403 },
  "/broken": { unreadable: "The page could not be read." },
  "/private/": notRead("robots"),
  "/far": notRead("limit"),
  "/farther": notRead("limit"),
  "/farthest": notRead("limit"),
  "/?utm_source=x": notRead("tracking"),
  "/late": notRead("timeout"),
  "/form-b": { ...notRead("limit"), foundBy: ["canonical"] },
};

test("what was not read is counted by reason, in JSON and in Markdown", () => {
  const report = buildReport(toSiteRows(answers), { now: NOW });
  const { unread = [] } = report.coverage;

  expect(Object.fromEntries(unread.map(({ reason, addresses }) => [reason, addresses]))).toEqual({
    limit: 3,

    refused: 1,
    unreadable: 1,
    robots: 1,
    tracking: 1,
    timeout: 1,
  } satisfies Partial<Record<UnreadReason, number>>);
  expect(unread.slice(0, 2).map(({ reason }) => reason)).toEqual(["limit", "refused"]);

  const markdown = writeDeveloperMarkdown(report);
  for (const { reason, addresses } of unread) {
    expect(markdown).toContain(`- ${addresses}: ${unreadWords[reason]}`);
  }
});

test("a site that was read whole has no such list", () => {
  const report = buildReport(toSiteRows({ "/": healthyPage("/") }), { now: NOW });
  expect(report.coverage.unread).toEqual([]);
  expect(writeDeveloperMarkdown(report)).not.toContain(UNREAD_HEAD);
});
