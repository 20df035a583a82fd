import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { seoAudit } from "./meta.ts";
import { checks } from "#engine/rules/checks.ts";
import { spellNumber } from "#lib/spell-number.ts";

test("the lead names no count, since a sample and an audit have different ones", () => {
  expect(seoAudit.lead).not.toMatch(/\d|\b(?:ten|twenty|thirty)\b/i);
});

test.each(["lighthouse-part.tsx", "audit-explanation.tsx"])(
  "%s counts Lighthouse's audits as the engine has them",
  (file) => {
    const text = readFileSync(new URL(file, import.meta.url), "utf8").replaceAll(/\s+/g, " ");
    const audits = checks.filter(({ lighthouseWeight }) => lighthouseWeight !== undefined);

    expect(text).toContain(`${spellNumber(audits.length)} audits`);
  },
);
