import { beforeEach, expect, test, vi } from "vitest";

import { forgetKept, keepForms } from "./keep-forms.ts";
import { readKept } from "./read-kept.ts";

const stored = new Map<string, string>();
let room = Infinity;

beforeEach(() => {
  stored.clear();
  room = Infinity;
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      const others = [...stored].filter(([other]) => other !== key);
      const used = others.reduce((sum, [, other]) => sum + other.length, 0);
      if (used + value.length > room) throw new DOMException("full", "QuotaExceededError");
      stored.set(key, value);
    },
    removeItem: (key: string) => stored.delete(key),
  });
});

test("what was typed comes back, each place its own, until it is forgotten", () => {
  const urdu = { "write topic": { topic: "چائے کی قیمت 👩‍👩‍👧", "a=b": "true" } };
  expect(keepForms("/lsi-keyword-generator", urdu)).toBe("kept");
  keepForms("/robots-txt-generator", { "test robots": { robots: "User-agent: *" } });

  expect(readKept("/lsi-keyword-generator")).toEqual(urdu);
  expect(readKept("/lsi")).toBeUndefined();

  forgetKept("/lsi-keyword-generator");
  expect(readKept("/lsi-keyword-generator")).toBeUndefined();
  expect(readKept("/robots-txt-generator")).toBeDefined();
});

test("a text that the browser has no room for is left out, and the rest is kept", () => {
  room = 200;
  const long = "x".repeat(150);
  const forms = { a: { html: long, url: "a.pk" }, b: { html: "y".repeat(100), other: long } };

  expect(keepForms("/tools/seo-audit", forms)).toBe("cut");
  expect(readKept("/tools/seo-audit")).toEqual({ a: { url: "a.pk" }, b: { html: forms.b.html } });
});

test("a text that grew too long is not kept as it was before", () => {
  room = 100;
  keepForms("/tools/seo-audit", { a: { html: "short", url: "a.pk" } });

  expect(keepForms("/tools/seo-audit", { a: { html: "x".repeat(200), url: "a.pk" } })).toBe("cut");
  expect(readKept("/tools/seo-audit")).toEqual({ a: { url: "a.pk" } });
});

test("no room at all", () => {
  room = 0;

  expect(keepForms("/tools/seo-audit", { a: { html: "x" } })).toBe("refused");
});

test.each([
  ["storage is off", new DOMException("denied", "SecurityError")],
  ["there is none", new ReferenceError("sessionStorage is not defined")],
])("a browser that keeps nothing is no error: %s", (_, error) => {
  const refuse = () => {
    throw error;
  };
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });

  expect(keepForms("/contact", { a: { name: "Sana" } })).toBe("refused");
  forgetKept("/contact");
  expect(readKept("/contact")).toBeUndefined();
});

test.each(["{", "7", "null", "[]", '{"a":"b"}', '{"a":{"b":1}}', '{"a":[]}'])(
  "what was not written by us is not read: %s",
  (text) => {
    stored.set("typed /contact", text);
    expect(readKept("/contact")).toBeUndefined();
  },
);
