import { describe, expect, test } from "vitest";

import { contactFields, tooLongMessage } from "#lib/contact/contact-message.ts";
import { checkFields } from "./check-fields.ts";

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

describe.each(contactFields.filter(({ name }) => name !== "phone"))(
  "$name",
  ({ name, maxLength }) => {
    const tooLong = tooLongMessage(maxLength);

    test(`holds ${maxLength} characters`, () => {
      expect(errorsOf(name, write(name, maxLength))).not.toContain(tooLong);
    });

    test("and not one more", () => {
      expect(errorsOf(name, write(name, maxLength + 1))).toEqual([tooLong]);
    });
  },
);

test("what stands around a text is not counted", () => {
  expect(errorsOf("name", `  ${"x".repeat(200)}\n`)).toEqual([]);
});

/** What is kept of a phone in an otherwise good form. */
function keptOf(phone: unknown) {
  const checked = checkFields(new Map(Object.entries({ ...valid, phone })));
  expect(checked.ok).toBe(true);
  const fields: Readonly<Record<string, string>> = checked.ok ? checked.fields : {};
  return { phone: fields["phone"], asTyped: fields["phone as typed"] };
}

test.each([
  ["(+92) 300 1234567", "+923001234567", undefined],
  ["0300 1234567 after 5", "+923001234567", "0300 1234567 after 5"],
  ["042-35761234 / 35", "+924235761234", "042-35761234 / 35"],
  ["042-35761234\n042-35761235", "042-35761234 042-35761235", undefined],
  ["0300 1234567 / 0321 7654321", "0300 1234567 / 0321 7654321", undefined],
  ["0300 12345678", "0300 12345678", undefined],
  ["call me", "call me", undefined],
  ["sana@example.pk", "sana@example.pk", undefined],
  [" \u200e ", undefined, undefined],
  [null, undefined, undefined],
  [3001234567, "+923001234567", undefined],
  [["0300 1234567", "0321 7654321"], "0300 1234567, 0321 7654321", undefined],
  [{ code: 92 }, '{"code":92}', undefined],
  ["0300\u00001234567 \uD800", "+923001234567", undefined],
])("a phone is never refused: of %j it keeps %j", (typed, phone, asTyped) => {
  expect(keptOf(typed)).toEqual({ phone, asTyped });
});

test("a phone that is too long for its line is kept whole beside it", () => {
  const typed = "Ask for me at the gate. ".repeat(30).trim();
  expect(keptOf(typed)).toEqual({ phone: `${typed.slice(0, 199)}…`, asTyped: typed });
});
