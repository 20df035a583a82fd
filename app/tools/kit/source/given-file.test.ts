import { expect, test } from "vitest";

import { readFileText, writeFileText } from "./given-file.ts";

test("a file comes back byte for byte, whatever its encoding", () => {
  const html = Uint8Array.from({ length: 20_000 }, (_, index) => index % 256);

  expect(readFileText(writeFileText({ name: "صفحہ.html", html }))).toEqual({
    name: "صفحہ.html",
    html,
  });
});

test("an empty file is a file, an empty field is none", () => {
  const empty = { name: "empty.html", html: new Uint8Array() };

  expect(readFileText(writeFileText(empty))).toEqual(empty);
  expect(readFileText("")).toBeUndefined();
});
