import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { seoAudit } from "#app/tools/seo-audit/meta.ts";
import { makeSampleReport } from "#app/tools/seo-audit/sample.ts";
import { checks } from "#engine/page-audit/checks.ts";
import { spellNumber, spellNumberFirst } from "#lib/spell-number.ts";

test("the lead counts the checks of the sample report", () => {
  const { onPage, technical } = makeSampleReport(() => 0);

  expect(seoAudit.lead).toContain(
    `${spellNumberFirst(onPage.length + technical.length)} checks on one page`,
  );
});

test.each(["audit-report.tsx", "route.tsx"])(
  "%s counts Lighthouse's audits as the engine has them",
  (file) => {
    const text = readFileSync(new URL(file, import.meta.url), "utf8").replaceAll(/\s+/g, " ");
    const audits = checks.filter(({ lighthouseWeight }) => lighthouseWeight !== undefined);

    expect(text).toContain(`${spellNumber(audits.length)} audits`);
  },
);
