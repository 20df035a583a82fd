import { expect, test } from "vitest";

import { buildReport } from "#engine/site-audit/build-report.ts";
import { writeClientMarkdown } from "./client-markdown.ts";
import { writeDeveloperMarkdown } from "./developer-markdown.ts";
import { NOW, toSiteRows } from "#tests/support/site-rows.ts";

/** Two pages of paper at 50 lines each. */
const TWO_PAGES = 100;

test("the owner's Markdown is two pages however many pages and faults there are; the developer's has all", () => {
  const paths = Array.from({ length: 200 }, (_, at) => `/p${at}`);
  const links = paths.map((path) => `<a href="${path}"><img src="${path}.png"></a>`).join("");
  const rows = toSiteRows(
    Object.fromEntries(
      ["/", ...paths].map((path) => [
        path,
        `<p>Hardly a word</p>${links}<a href="tel:03001234567">Call</a><a href="https://wa.me/+92300">Write</a>`,
      ]),
    ),
  );
  const report = buildReport(rows, { now: NOW });
  const real = report.fixes.filter(({ isNoise }) => !isNoise);
  const [owner, developer] = [writeClientMarkdown(report), writeDeveloperMarkdown(report)];

  expect(real.length).toBeGreaterThan(8);
  expect(owner.split("\n").length).toBeLessThanOrEqual(TWO_PAGES);
  expect(owner).toContain(report.sentence);
  expect(owner).toContain(`${real.length - 8} more findings`);
  for (const { title } of real) expect(developer).toContain(title);
});
