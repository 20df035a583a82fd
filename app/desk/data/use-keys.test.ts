import { expect, test } from "vitest";

import { isDeskKey } from "./use-keys.ts";

/** An element that is what some selectors ask for. */
const target = (...is: readonly string[]) =>
  ({
    closest: (selectors: string) =>
      selectors.split(",").some((one) => is.includes(one)) ? {} : null,
  }) as unknown as Element;

const press = (key: string, at = target(), more = {}) => ({
  key,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  target: at,
  ...more,
});

test.each(["a[href]", "button", "summary"])("Enter on %s is the browser's", (pressed) => {
  expect(isDeskKey(press("Enter", target(pressed)), true)).toBe(false);
});

test("Enter on a row's name, and where nothing has the focus, is the desk's", () => {
  expect(isDeskKey(press("Enter", target("a[href]", "[data-row]")), true)).toBe(true);
  expect(isDeskKey(press("Enter"), true)).toBe(true);
});

test("single keys work on links, and never in a field or with Ctrl", () => {
  expect(isDeskKey(press("j", target("a[href]")), true)).toBe(true);
  expect(isDeskKey(press("j", target("textarea")), true)).toBe(false);
  expect(isDeskKey(press("j", target(), { ctrlKey: true }), true)).toBe(false);
});

test("switched off, only Enter and Escape are left", () => {
  expect(["j", "e", "?", "Enter", "Escape"].filter((key) => isDeskKey(press(key), false))).toEqual([
    "Enter",
    "Escape",
  ]);
});
