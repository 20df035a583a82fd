import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { findLastAudit, forgetAudit, readOwnAudits, rememberAudit } from "./own-audit.ts";

const NOW = Date.UTC(2026, 10, 22);
const DAY = 24 * 60 * 60 * 1000;
const ids = (now = NOW) => readOwnAudits(now).map(({ id }) => id);

function stubStorage(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return kept;
}

let kept: Map<string, string>;
beforeEach(() => {
  kept = stubStorage();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("the newest audit comes first, and at most ten are remembered", () => {
  for (let number = 1; number <= 12; number += 1)
    rememberAudit(`id-${number}`, "shop.example", NOW + number);

  expect(ids()).toHaveLength(10);
  expect(ids()[0]).toBe("id-12");
  expect(ids()).not.toContain("id-2");
});

test("an audit is forgotten after thirty days, as its report is", () => {
  rememberAudit("old", "shop.example", NOW);

  expect(ids(NOW + 30 * DAY - 1)).toEqual(["old"]);
  expect(ids(NOW + 30 * DAY)).toEqual([]);
});

test("the last audit of a site is found with and without www", () => {
  rememberAudit("first", "www.shop.example", NOW);
  rememberAudit("second", "shop.example", NOW + 1);
  rememberAudit("other", "bakery.example", NOW + 2);

  expect(findLastAudit("WWW.shop.example", NOW + 3)?.id).toBe("second");
  expect(findLastAudit("dairy.example", NOW + 3)).toBeUndefined();
});

test("one that is forgotten leaves the others, and the last leaves nothing behind", () => {
  rememberAudit("a", "a.example", NOW);
  rememberAudit("b", "b.example", NOW);
  forgetAudit("a", NOW);
  expect(ids()).toEqual(["b"]);

  forgetAudit("b", NOW);
  expect(kept.size).toBe(0);
});

test.each(["no JSON", "{}", '[{"id":1}]', '[{"id":"a","site":"b","at":"yesterday"}]'])(
  "what somebody else wrote there is passed over: %s",
  (text) => {
    kept.set("site-audits", text);
    expect(ids()).toEqual([]);
  },
);

test("a browser that keeps nothing remembers nothing, and nothing breaks", () => {
  vi.stubGlobal("localStorage", {
    getItem() {
      throw new Error("denied");
    },
    setItem() {
      throw new Error("denied");
    },
  });
  rememberAudit("a", "a.example", NOW);

  expect(ids()).toEqual([]);
});
