import { expect, test } from "vitest";

import { groupVersions } from "#app/pages/site-audit/report/hreflang-picture.tsx";

test("the versions of a page are told by what is wrong with them, then those that are right and missing", () => {
  const cells = [
    { code: "en", state: "here", text: "Here" },
    { code: "ur", state: "wrong", text: "No way back" },
    { code: "ar", state: "here", text: "Here" },
    // In the head and in the sitemap.
    { code: "ar", state: "here", text: "Here" },
    { code: "de", state: "wrong", text: "No way back" },
  ] as const;

  expect(groupVersions(cells, ["en", "ur", "ar", "de", "fr"])).toEqual([
    { state: "wrong", text: "No way back", versions: ["ur", "de"] },
    { state: "here", text: "Here", versions: ["en", "ar"] },
    { state: "none", text: "None", versions: ["fr"] },
  ]);
});
