import { expect, test } from "vitest";

import { toLinksCsv } from "./to-links-csv.ts";
import { checkLinks } from "#engine/links/check-links.ts";

test("the CSV disarms words that a spreadsheet would run", () => {
  const report = checkLinks({ html: '<a href="/a">=HYPERLINK("https://evil.example")</a>' });
  const csv = toLinksCsv(report.ok ? report.value.links : []);

  expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
});
