import { expect, test } from "vitest";

import { contactFields, describeFieldError } from "#app/contact/contact-message.ts";

test("name, email and message are required, website is not", () => {
  expect(contactFields.filter(({ required }) => required).map(({ name }) => name)).toEqual([
    "name",
    "email",
    "message",
  ]);
});

test("puts the field's label before its error", () => {
  expect(describeFieldError({ field: "email", message: "should be an email" })).toBe(
    "Email should be an email",
  );
});
