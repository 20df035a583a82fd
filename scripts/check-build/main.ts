/**
 * Checks over the built pages, one a file: `node scripts/check-build/main.ts [report.json]`.
 * The list below is the order in which they are printed.
 */
import { writeFileSync } from "node:fs";

import { articles } from "./articles.ts";
import { auditOwnPages } from "./audit-own-pages.ts";
import { auditOwnSite } from "./audit-own-site.ts";
import { backForward } from "./back-forward.ts";
import { readBuiltSite, type Check } from "./built-site.ts";
import { cityLikeness } from "./city-likeness.ts";
import { cityTitles } from "./city-titles.ts";
import { deskAlone } from "./desk-alone.ts";
import { emptyTools } from "./empty-tools.ts";
import { gluedWords } from "./glued-words.ts";
import { landmarks } from "./landmarks.ts";
import { nothingEmpty } from "./nothing-empty.ts";
import { pageAgreements } from "./page-agreements.ts";
import { pageWeight } from "./page-weight.ts";
import { plots } from "./plots.ts";
import { rawMarkdown } from "./raw-markdown.ts";
import { sampleNotes } from "./sample-notes.ts";
import { scripts } from "./scripts.ts";
import { structuredData } from "./structured-data.ts";
import { styleAttributes } from "./style-attributes.ts";
import { styleCounts } from "./style-counts.ts";
import { thirdParties } from "./third-parties.ts";
import { validHtml } from "./valid-html.ts";

const checks: readonly Check[] = [
  nothingEmpty,
  emptyTools,
  pageAgreements,
  structuredData,
  gluedWords,
  rawMarkdown,
  landmarks,
  scripts,
  backForward,
  styleAttributes,
  thirdParties,
  articles,
  plots,
  sampleNotes,
  cityLikeness,
  cityTitles,
  auditOwnPages,
  auditOwnSite,
  pageWeight,
  styleCounts,
  deskAlone,
  validHtml,
];

const MOST_FINDINGS_SHOWN = 12;

const site = await readBuiltSite("build/client");
let failed = 0;

for (const { name, find } of checks) {
  const findings = await find(site);
  if (findings.length > 0) failed += 1;
  console.log(`${findings.length === 0 ? "ok  " : "FAIL"} ${name}`);
  for (const { path, message } of findings.slice(0, MOST_FINDINGS_SHOWN)) {
    console.log(`       ${path}: ${message}`);
  }
  if (findings.length > MOST_FINDINGS_SHOWN) {
    console.log(`       and ${findings.length - MOST_FINDINGS_SHOWN} more`);
  }
}

console.log(`${site.pages.length} pages, ${checks.length - failed} checks good, ${failed} failed`);
const report = process.argv[2];
if (report)
  writeFileSync(report, JSON.stringify({ passed: checks.length - failed, failed, skipped: 0 }));
process.exitCode = failed === 0 ? 0 : 1;
