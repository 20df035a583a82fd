import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";

import type { EnquiryStore } from "#app/desk/data/enquiry-store.ts";
import { countListed, type ShownList } from "#app/desk/data/shown-list.ts";
import { ListColumn } from "./list-column.tsx";
import type { Counts, EnquiryRow } from "#lib/desk/enquiry.ts";
import { enquiryOf } from "#tests/support/desk-answers.ts";

beforeEach(() => {
  vi.stubGlobal("localStorage", { getItem: () => "" });
  return () => vi.unstubAllGlobals();
});

const listOf = (more: Partial<ShownList>): ShownList => ({
  rows: [enquiryOf({ id: "e1" })],
  total: 1,
  lookedThrough: 1,
  show: "waiting",
  query: "",
  unseen: [],
  fresh: new Set(),
  leaving: new Set(),
  left: new Set(),
  ...more,
});
const counts: Counts = {
  waiting: 2,
  all: 3,
  mine: 0,
  won: 0,
  lost: 0,
  spam: 0,
  late: 0,
  lastHours: 0,
  due: 0,
  waits: [{ at: 0, count: 2 }],
  worse: 0,
};

function draw(list: ShownList, due: readonly EnquiryRow[] = []): string {
  const { show, query } = list;
  const markup = renderToStaticMarkup(
    <ListColumn
      list={list}
      failed={undefined}
      store={{} as EnquiryStore}
      place={{ screen: "enquiries", show, query, open: undefined }}
      counts={counts}
      waiting={list.rows}
      due={due}
      queued={new Set()}
      isSeeking={false}
      now={0}
      onAnswer={() => {}}
      onCloseSearch={() => {}}
    />,
  );
  return markup.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
}

test("while one is held back, every count is of both, and nothing says that it is everybody", () => {
  const text = draw(listOf({ unseen: [enquiryOf({ id: "e2" })] }));

  expect(text).toContain("Two people are waiting.");
  expect(text).toContain("2 waiting");
  expect(text).toContain("1 new since you looked");
  expect(text).toContain("All 3");
  expect(text).toContain("These two as");
  expect(text).not.toContain("That is everybody.");
});

test("where nothing is held back, it is everybody", () => {
  const rows = [enquiryOf({ id: "e1" }), enquiryOf({ id: "e2" })];
  expect(draw(listOf({ rows, total: 2 }))).toContain("That is everybody. All 3");
});

test.each([
  ["waiting", "", 2],
  ["all", "", 3],
  ["spam", "", 0],
  ["all", "bilal", 1],
] as const)("of the list %s with the search “%s” there are %i", (show, query, total) => {
  expect(countListed(listOf({ show, query }), counts)).toBe(total);
});

test("a reminder that is due is at the top, and not once more below", () => {
  const rows = [enquiryOf({ id: "e1", name: "Sana" }), enquiryOf({ id: "e2", name: "Hira" })];
  const due = enquiryOf({ id: "e2", name: "Hira" });
  const text = draw(listOf({ rows, total: 2 }), [due]);

  expect(text).toContain("One reminder");
  expect(text.indexOf("Hira")).toBeLessThan(text.indexOf("Sana"));
  expect(text.match(/Hira/g)).toHaveLength(1);
});
