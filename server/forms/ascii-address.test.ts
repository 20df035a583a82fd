import { expect, test } from "vitest";

import { asciiAddress } from "./ascii-address.ts";

test.each([
  ["a@example.pk", "a@example.pk"],
  ["A.b+c@Example.PK", "A.b+c@example.pk"],
  ["a@münchen.example", "a@xn--mnchen-3ya.example"],
  ["a@مثال.pk", "a@xn--mgbh0fb.pk"],
])("%s is asked for as %s", (address, ascii) => {
  expect(asciiAddress(address)).toBe(ascii);
});

test.each([
  "a@ex.1",
  "a@ex.0x1",
  "a@1.2.3.4",
  "a@0x7f.1",
  "a@127.1",
  "a@1.2.3.256",
  "a@a\u0300.1",
  "a@example",
  "a@",
  "nobody",
])("%s is no address that a mail server could be asked for", (address) => {
  expect(asciiAddress(address)).toBeUndefined();
});
