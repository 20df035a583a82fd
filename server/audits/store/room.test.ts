import { expect, test } from "vitest";

import { auditBytes, createRoom } from "./room.ts";
import { siteAuditDefaults } from "#server/audits/settings.ts";

const QUOTA = 1_000_000_000;
const RESERVE = 500_000_000;
const settings = { ...siteAuditDefaults, pages: 100 };
const crawl = { id: 1, settings, visitor: "v" };

/** Kept: what each report takes, by its number; the visitor's and the crawl's own are told apart. */
function roomOf({
  reports = {},
  running = 0,
  mine = 0,
  own = 0,
  free = Infinity,
}: {
  reports?: Record<number, number>;
  running?: number;
  mine?: number;
  own?: number;
  free?: number;
}) {
  const kept = new Map(Object.entries(reports).map(([id, bytes]) => [Number(id), bytes]));
  const removed: number[] = [];
  const room = createRoom({
    store: {
      usage: async () => ({
        crawl: own,
        visitor: mine,
        all: running + [...kept.values()].reduce((sum, bytes) => sum + bytes, 0),
      }),
      oldestReport: async () => [...kept.keys()][0],
      remove: async (id) => {
        kept.delete(id);
        removed.push(id);
      },
    },
    quotaBytes: QUOTA,
    reserveBytes: RESERVE,
    freeBytes: async () => free,
  });
  return { room, removed };
}

test("while there is room, audits begin and go on, and nothing is deleted", async () => {
  const { room, removed } = roomOf({ reports: { 5: QUOTA / 2 }, own: 1, mine: 1 });
  expect(await room.refuse(settings, "v")).toBeUndefined();
  expect(await room.check(crawl)).toBeUndefined();
  expect(removed).toEqual([]);
});

test("one audit, and one visitor's together, stop at what they may keep", async () => {
  const over = auditBytes(settings) + 1;
  expect((await roomOf({ own: over, mine: over }).room.check(crawl))?.text).toContain(
    "the room that one audit has (30 MB)",
  );
  expect((await roomOf({ own: 1, mine: QUOTA / 4 }).room.check(crawl))?.text).toContain(
    "the room that one visitor has here (125 MB)",
  );
  expect(await roomOf({ mine: QUOTA / 4 }).room.refuse(settings, "v")).toMatchObject({
    status: 429,
    problem: expect.stringContaining("Delete one of them"),
  });
});

test("a full quota takes the oldest reports, and no more of them than it must", async () => {
  const { room, removed } = roomOf({ reports: { 7: 4e8, 8: 4e8, 9: 4e8 } });
  expect(await room.check(crawl)).toBeUndefined();
  expect(removed).toEqual([7]);
});

test("two that ask at the same moment take one report", async () => {
  const { room, removed } = roomOf({ reports: { 7: 4e8, 8: 4e8, 9: 4e8 } });
  await Promise.all([room.check(crawl), room.check({ ...crawl, id: 2 })]);
  expect(removed).toEqual([7]);
});

test("where running audits alone fill it, the reading stops, and none begins", async () => {
  const { room } = roomOf({ running: QUOTA + 1 });
  expect((await room.check(crawl))?.text).toContain("is full, so the reading stopped here");
  expect(await room.refuse(settings, "v")).toMatchObject({ status: 503 });
});

test("the last of the disk is the form's", async () => {
  const { room, removed } = roomOf({ reports: { 7: 1 }, free: RESERVE - 1 });
  expect((await room.check(crawl))?.text).toContain("disk of our server is nearly full");
  expect(await room.refuse(settings, "v")).toMatchObject({ status: 503 });
  expect(removed).toEqual([]);
});
