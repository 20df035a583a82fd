import { expect, test } from "vitest";

import { describeCuts } from "./describe-cuts.ts";
import { measureSnippet } from "#engine/text-width/measure-snippet.ts";

const tell = (title: string, description: string) =>
  describeCuts(measureSnippet({ title, description }, "").findings);

test("what is cut or missing is the finding, and nothing where all shows", () => {
  expect(tell("Lawn", "Printed lawn from Karachi.")).toBe("");
  expect(tell("", "Printed lawn. ".repeat(60))).toBe(
    "Title missing. Description cut on a computer and on a phone",
  );
});
