import { expect, test } from "vitest";

import { contactFields, describeFieldError } from "./contact-message.ts";

test("name, email and message are required, website is not", () => {
  expect(contactFields.filter(({ required }) => required).map(({ name }) => name)).toEqual([
    "name",
    "email",
    "message",
  ]);
});

test("each field holds so many characters", () => {
  expect(Object.fromEntries(contactFields.map(({ name, maxLength }) => [name, maxLength]))).toEqual(
    {
      name: 200,
      email: 254,
      phone: 200,
      website: 500,
      message: 10_000,
    },
  );
});

test("puts the field's label before its error", () => {
  expect(describeFieldError({ field: "email", message: "should be an email" })).toBe(
    "Email should be an email",
  );
});
