import { expect, test } from "vitest";

import { absoluteUrl } from "#lib/site/absolute-url.ts";
import { buildTermSet } from "./build-term-set.ts";

test("each word has its own address, and the link after its meaning stays out", () => {
  const set = buildTermSet([
    { id: "audit", term: "Audit", meaning: "A list of faults. [What is in it](/services)" },
  ]);

  expect(set).toMatchObject({
    hasDefinedTerm: [
      {
        name: "Audit",
        description: "A list of faults.",
        url: absoluteUrl("/glossary#audit"),
      },
    ],
  });
});
