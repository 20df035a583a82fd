import { describe, expect, test } from "vitest";

import { readRows } from "#app/tools/keyword-difficulty-checker/read-rows.ts";
import {
  changeFigures,
  fillInTitles,
  rowOf,
} from "#app/tools/keyword-difficulty-checker/result-row.ts";

const a = { asked: "https://a.pk/", url: "https://a.pk/", title: "Desks,\n in\tLahore" };
const b = { asked: "https://b.pk/old", url: "https://b.pk/new", title: null };

describe("titles that were read", () => {
  test("make a line each, which waits for its figures", () => {
    const text = fillInTitles("", [a, b]);

    expect(text).toBe("\t\thttps://a.pk/\tDesks, in Lahore\n\t\thttps://b.pk/new");
    expect(readRows(text)).toEqual({ ok: false, problem: "domains", line: 1 });
  });

  test("leave the figures of the same address, also where it was redirected", () => {
    expect(fillInTitles("7, 20, b.pk/old, Chairs\n30, 45, A.pk", [a, b])).toBe(
      "30\t45\thttps://a.pk/\tDesks, in Lahore\n7\t20\thttps://b.pk/new\tChairs",
    );
  });

  test("take figures without an address in their order", () => {
    expect(fillInTitles("30\n7, 20", [a, b])).toBe(
      "30\t\thttps://a.pk/\tDesks, in Lahore\n7\t20\thttps://b.pk/new",
    );
  });

  test("lose no figure of another result, only lines that have none", () => {
    expect(fillInTitles("9,,c.pk\n,,d.pk,Old", [a])).toBe(
      "\t\thttps://a.pk/\tDesks, in Lahore\n9\t\tc.pk",
    );
  });
});

test("a figure typed at a result changes its line alone, and is read back", () => {
  const text = changeFigures(fillInTitles("", [a, b]), b.url, { domains: "12" });
  const both = changeFigures(text, b.url, { authority: "40" });

  expect(both).toBe("\t\thttps://a.pk/\tDesks, in Lahore\n12\t40\thttps://b.pk/new");
  expect(rowOf(both, b.url)).toMatchObject({ domains: "12", authority: "40" });
});

test("a result whose line was deleted gets one again", () => {
  expect(changeFigures("5", "https://a.pk/", { domains: "1" })).toBe("5\n1\t\thttps://a.pk/");
});
