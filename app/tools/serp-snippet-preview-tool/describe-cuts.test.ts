import { expect, test } from "vitest";

import { describeCuts } from "./describe-cuts.ts";
import { measureSnippet } from "#engine/text-width/measure-snippet.ts";

const tell = (title: string, description: string) =>
  describeCuts(measureSnippet({ title, description }, "").findings);

test("what is handed over is the finding", () => {
  expect(tell("Lawn", "Printed lawn from Karachi.")).toBe("Title and description show whole");
  expect(tell("", "Printed lawn. ".repeat(60))).toBe(
    "Title missing. Description cut on a computer and on a phone",
  );
});
