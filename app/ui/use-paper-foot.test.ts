import { expect, test } from "vitest";

import { writePaperFoot } from "./use-paper-foot.ts";

test("every printed page has the words and its number", () => {
  expect(writePaperFoot("Shop")).toMatch(/@bottom-left \{ content: "Shop";/);
  expect(writePaperFoot("Shop")).toContain('"Page " counter(page) " of " counter(pages)');
});

test("a stranger's words stay inside their string", () => {
  expect(writePaperFoot('a"; } * { display: none\n\\')).toContain(
    '"a\\22 \\3b  \\7d  \\2a  \\7b  display\\3a  none\\a \\5c "',
  );
});
