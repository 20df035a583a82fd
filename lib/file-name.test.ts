import { expect, test } from "vitest";

import { toFileName } from "./file-name.ts";

test.each([
  ["seo services", "seo_services_lsi_keywords.csv"],
  ["  kurta   lawn ", "kurta_lawn_lsi_keywords.csv"],
  ["لاہور کے کپڑے", "لاہور_کے_کپڑے_lsi_keywords.csv"],
  ["../etc/passwd", "etcpasswd_lsi_keywords.csv"],
  ['a<b>:"c"|d?*', "abcd_lsi_keywords.csv"],
])("%j names the file %j", (topic, expected) => {
  expect(toFileName(topic, "_lsi_keywords.csv")).toBe(expected);
});
