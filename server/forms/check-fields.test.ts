import { describe, expect, test } from "vitest";

import { contactFields, tooLongMessage } from "#lib/contact/contact-message.ts";
import { checkFields } from "#server/forms/check-fields.ts";

const email = "ayesha@rangreza.example";
const valid = { name: "Ayesha", email, message: "Please look at our site." };

/** The errors of one field in an otherwise good form, in words. */
function errorsOf(name: string, text: string): readonly string[] {
  const checked = checkFields(new Map(Object.entries({ ...valid, [name]: text })));
  if (checked.ok) return [];
  return checked.refusal.errors.filter(({ field }) => field === name).map(({ message }) => message);
}

/** A text of so many characters that suits the field. */
function write(name: string, length: number): string {
  if (name !== "email") return "x".repeat(length);
  // Labels of a domain have at most 63 characters. https://www.rfc-editor.org/rfc/rfc1035#section-2.3.4
  const domain = `${"a".repeat(60)}.${"b".repeat(60)}.${"c".repeat(60)}.example`;
  return `${"d".repeat(length - domain.length - 1)}@${domain}`;
}

describe.each(contactFields)("$name", ({ name, maxLength }) => {
  const tooLong = tooLongMessage(maxLength);

  test(`holds ${maxLength} characters`, () => {
    expect(errorsOf(name, write(name, maxLength))).not.toContain(tooLong);
  });

  test("and not one more", () => {
    expect(errorsOf(name, write(name, maxLength + 1))).toEqual([tooLong]);
  });
});

test("what stands around a text is not counted", () => {
  expect(errorsOf("name", `  ${"x".repeat(200)}\n`)).toEqual([]);
});
