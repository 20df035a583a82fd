import { expect, test } from "vitest";

import { isJson } from "./is-json.ts";

test.each(['{"a":1}', "[]", ' \n[{"a": null}]\n'])("%j is an object or a list in JSON", (text) => {
  expect(isJson(text)).toBe(true);
});

test.each(["", "12", '"a"', "true", "{ not json }", '{"a":1} and more', "[1,"])(
  "%j is none",
  (text) => {
    expect(isJson(text)).toBe(false);
  },
);
