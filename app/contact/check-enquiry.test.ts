import { expect, test } from "vitest";

import { checkEnquiry } from "./check-enquiry.ts";
import { englishFormWords } from "./form-words.ts";

const checkAll = (values: Readonly<Record<string, string>>) =>
  checkEnquiry((name) => new Map(Object.entries(values)).get(name) ?? "", englishFormWords);

test("an empty form is told everything that is missing at once", () => {
  expect(Object.keys(checkAll({ name: "  " }))).toEqual(["name", "email", "message"]);
});

test("an address that is none is told how one looks, not that it is missing", () => {
  const { email } = checkAll({ name: "Sana", email: "sana@tiles", message: "Hello" });

  expect(email).toContain("name@example.com");
});

test("a whole form has no errors, with blanks around the address", () => {
  expect(checkAll({ name: "Sana", email: " sana@tiles.pk ", message: "Hello" })).toEqual({});
});
