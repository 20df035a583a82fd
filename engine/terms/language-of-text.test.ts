import { expect, test } from "vitest";

import { languageOfText } from "./language-of-text.ts";
import { tokenise } from "./tokenise.ts";

test.each([
  ["آن لائن شاپنگ", "ur"],
  ["دفتر", "ur"],
  ["iphone کی قیمت", "ur"],
  ["مکتب في دبي من أفضل المكاتب التي تقدم پيبسي", "ar"],
  ["نقدم في دبی افضل العروض علی العطور من فرنسا", "ar"],
  ["شركة التسويق", "ar"],
  ["هم لاهور ميں جوتے بيچتے ہيں اور كراچى ميں بهى", "ur"],
])("%s is a text in %s", (text, language) => {
  expect(languageOfText(text, tokenise(text))).toBe(language);
});
