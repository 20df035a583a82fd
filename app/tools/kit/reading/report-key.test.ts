import { afterEach, beforeEach, expect, test, vi } from "vitest";

import {
  findReportKey,
  forgetReportKey,
  keepStartedKey,
  manageLink,
  parseReportHash,
  readLink,
  rememberReportKey,
} from "./report-key.ts";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("location", { origin: "https://pehla.example" });
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

const started = { id: "abc", report: "/site-audit#abc", manage: "key" };

test("the address of a reading that has begun is the one to share; its key stays here", () => {
  expect(keepStartedKey(started)).toBe("/site-audit#abc");
  expect(findReportKey("abc")).toBe("key");
  expect(readLink("abc")).toBe("https://pehla.example/site-audit#abc");
  expect(manageLink({ id: "abc", key: "key" })).toBe("https://pehla.example/site-audit#abc.key");
  forgetReportKey("abc");
  expect(findReportKey("abc")).toBeUndefined();
});

test("a browser that keeps nothing gets the key in the address", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(keepStartedKey(started)).toBe("/site-audit#abc.key");
  expect(findReportKey("abc")).toBeUndefined();
});

test("a report of the agency's own comes without a key", () => {
  expect(keepStartedKey({ id: "abc", report: "/site-audit#abc" })).toBe("/site-audit#abc");
  expect(findReportKey("abc")).toBeUndefined();
});

test.each([
  ["#abc", { id: "abc", key: "" }],
  ["#abc.key", { id: "abc", key: "key" }],
  ["", { id: "", key: "" }],
  ["#__proto__", { id: "__proto__", key: "" }],
])("%s is read", (hash, report) => {
  expect(parseReportHash(hash)).toEqual(report);
});

test("ten keys are kept, for 30 days; what others wrote there is ignored", () => {
  kept.set("site-audit-keys", '[1, null, {"id": 2}, {"id": "old", "key": "k", "at": 1}]');
  expect(findReportKey("old")).toBeUndefined();
  for (let n = 0; n < 11; n += 1) rememberReportKey({ id: `id-${n}`, key: "k" });
  expect([findReportKey("id-0"), findReportKey("id-1"), findReportKey("id-10")]).toEqual([
    undefined,
    "k",
    "k",
  ]);
  kept.set("site-audit-keys", "{");
  expect(findReportKey("id-1")).toBeUndefined();
});
