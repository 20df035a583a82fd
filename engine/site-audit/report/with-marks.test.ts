import { expect, test } from "vitest";

import { buildReport } from "#engine/site-audit/build-report.ts";
import { writeDeveloperMarkdown } from "#engine/site-audit/export/developer-markdown.ts";
import { stillIgnored, withMarks } from "./with-marks.ts";
import type { FixMark } from "#engine/site-audit/site-report.ts";
import { healthyPage } from "#tests/cases/site-audit/healthy-page.ts";
import { NOW, toSiteRows, type Answer } from "#tests/support/site-rows.ts";

const paths = [0, 1, 2, 3].map((at) => `/product/${at}`);
const links = paths.map((path) => `<a href="${path}">Cloth ${path}</a>`).join(" ");
const site = {
  "/": healthyPage("/", { body: links }),
  "/hub-b": healthyPage("/hub-b"),
  ...Object.fromEntries(paths.map((path) => [path, healthyPage(path)])),
};
const bare = (path: string) => healthyPage(path, { description: null });

test("what was marked done and is still there is said; what was ignored stays so until it grows", () => {
  const at = "2026-11-01T09:00:00.000Z";
  const ignored = { state: "ignored", reason: "Only [tests].", at } as const;
  const before = { ...site, "/hub-a": bare("/hub-a"), "/a": healthyPage("/a", { title: "" }) };
  const first = buildReport(toSiteRows(before), { now: NOW });
  const mark = (title: string, state: FixMark) => ({
    ...state,
    fix: first.fixes.find((fix) => fix.title === title)!.key,
  });
  const earlier = withMarks(first, [
    mark("4 pages have one link only", { state: "done", reason: "", at }),
    mark("One page has no description", ignored),
    mark("One page has no title", { state: "done", reason: "", at }),
  ]);
  const readAgain = (after: Readonly<Record<string, Answer>>) =>
    buildReport(toSiteRows({ ...site, "/hub-a": bare("/hub-a"), ...after }), {
      now: NOW,
      earlier,
    });

  const made = readAgain({ "/a": healthyPage("/a") });
  expect(made.comparison?.fixed).toMatchObject([
    { title: "One page has no title", mark: { state: "done" } },
  ]);
  expect(stillIgnored(made.comparison)).toEqual([mark("One page has no description", ignored)]);
  const markdown = writeDeveloperMarkdown(withMarks(made, stillIgnored(made.comparison)));
  expect(markdown).toContain("  - 4 pages have one link only (marked done, still there)");
  expect(markdown).toContain("  - One page has no title (marked done)");
  expect(markdown).toContain("  - One page has no description (ignored: Only \\[tests\\].)");
  expect(markdown).toContain("**Ignored on 1 November 2026: Only \\[tests\\].**");

  const grown = readAgain({ "/hub-b": bare("/hub-b") });
  expect(grown.comparison?.worse).toMatchObject([{ mark: ignored }]);
  expect(stillIgnored(grown.comparison)).toEqual([]);
});
