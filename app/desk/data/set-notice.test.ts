import { beforeEach, expect, test, vi } from "vitest";

import {
  declineNotices,
  noticeArrival,
  readNotices,
  setNotice,
} from "#app/desk/data/set-notice.ts";
import type { DeskMessage } from "#lib/desk/contract.ts";
import { enquiryOf, me, statusEvent } from "#tests/support/desk-answers.ts";

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
  noticeArrival(arrival(), () => {});
  expect(shown).toEqual([]);
  expect(readNotices()).toBeUndefined();
  declineNotices();
  expect(readNotices()).toEqual(new Set());
});

test("switched on, an enquiry that comes in is told; spam, and what colleagues do, is not", async () => {
  expect(await setNotice("popup", true)).toBe(true);
  noticeArrival(arrival(), () => {});
  noticeArrival(arrival(true), () => {});
  noticeArrival({ ...arrival(), happening: statusEvent(2, me) } as DeskMessage, () => {});
  expect(shown).toEqual(["Bilal Chaudhry wrote"]);
  await setNotice("popup", false);
  noticeArrival(arrival(), () => {});
  expect(shown).toHaveLength(1);
});

test("what the browser forbids stays off", async () => {
  permission = "denied";
  expect(await setNotice("popup", true)).toBe(false);
  expect(readNotices()).toEqual(new Set());
});
