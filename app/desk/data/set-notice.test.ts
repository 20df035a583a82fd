import { beforeEach, expect, test, vi } from "vitest";

import { declineNotices, notice, readNotices, setNotice } from "./set-notice.ts";
import type { DeskMessage } from "#lib/desk/contract.ts";
import { colleague, enquiryOf, me, statusEvent } from "#tests/support/desk-answers.ts";

const shown: string[] = [];
let permission: string;

class FakeNotification {
  static async requestPermission() {
    return permission;
  }
  constructor(title: string) {
    shown.push(title);
  }
  addEventListener() {}
  close() {}
}

beforeEach(() => {
  const stored = new Map<string, string>();
  shown.length = 0;
  permission = "granted";
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal("Notification", FakeNotification);
  vi.stubGlobal("document", { hasFocus: () => false });
  return () => void vi.unstubAllGlobals();
});

const arrival = (spam = false): DeskMessage => ({
  type: "change",
  row: enquiryOf({ spam }),
  happening: { number: 1, at: 0, by: null, kind: "came-in", page: "", spam, signals: [] },
  counts: { waiting: 8 } as never,
});

test("no one is notified before they were asked, and no one is asked twice", () => {
  notice(arrival(), me.id, () => {});
  expect(shown).toEqual([]);
  expect(readNotices()).toBeUndefined();
  declineNotices();
  expect(readNotices()).toEqual(new Set());
});

test("switched on, an enquiry that comes in is told; spam, and what colleagues do, is not", async () => {
  expect(await setNotice("popup", true)).toBe(true);
  notice(arrival(), me.id, () => {});
  notice(arrival(true), me.id, () => {});
  notice({ ...arrival(), happening: statusEvent(2, me) } as DeskMessage, me.id, () => {});
  expect(shown).toEqual(["Bilal Chaudhry wrote"]);
  await setNotice("popup", false);
  notice(arrival(), me.id, () => {});
  expect(shown).toHaveLength(1);
});

test("what the browser forbids stays off", async () => {
  permission = "denied";
  expect(await setNotice("popup", true)).toBe(false);
  expect(readNotices()).toEqual(new Set());
});

test("one's own reminder is announced, and no colleague's", async () => {
  await setNotice("popup", true);
  for (const by of [me, colleague]) {
    const happening = { number: 3, at: 0, by, kind: "reminded" as const };
    notice({ ...arrival(), happening } as DeskMessage, me.id, () => {});
  }
  expect(shown).toEqual(["Reminder: Bilal Chaudhry"]);
});
