import { expect, test } from "vitest";

import { parseArchiveAnswer } from "#app/tools/google-cache-checker/archive-answer.ts";
import { parseTimestamp } from "#engine/live/judge-archive.ts";

// https://archive.org/help/wayback_api.php
const available = JSON.stringify({
  url: "example.com",
  archived_snapshots: {
    closest: {
      available: true,
      url: "http://web.archive.org/web/20130919044612/http://example.com/",
      timestamp: "20130919044612",
      status: "200",
    },
  },
});

test("reads the availability interface's nearest copy", () => {
  expect(parseArchiveAnswer(available)).toEqual({
    ok: true,
    value: {
      kind: "availability",
      closest: {
        at: "2013-09-19T04:46:12.000Z",
        url: "example.com",
        status: "200",
        address: "https://web.archive.org/web/20130919044612/http://example.com/",
      },
    },
  });
});

test("an answer without a copy is an answer, not proof that there is none", () => {
  expect(parseArchiveAnswer('{"url":"example.com","archived_snapshots":{}}')).toEqual({
    ok: true,
    value: { kind: "availability" },
  });
});

const table = (...rows: string[][]) =>
  JSON.stringify([["timestamp", "original", "statuscode"], ...rows]);
const row = (timestamp: string, status = "200") => [timestamp, "https://example.com/", status];

test("reads the CDX table in the order of time, whatever its own", () => {
  const answer = parseArchiveAnswer(table(row("20210101000000"), row("20200101000000")));

  expect(answer).toMatchObject({
    ok: true,
    value: {
      kind: "captures",
      captures: [{ at: "2020-01-01T00:00:00.000Z" }, { at: "2021-01-01T00:00:00.000Z" }],
    },
  });
});

test("finds gaps of half a year and more, the longest first, and changes of status", () => {
  const answer = parseArchiveAnswer(
    table(
      row("20190101000000"),
      row("20190201000000"),
      row("20190901000000"),
      row("20190902000000", "-"),
      row("20210101000000", "404"),
    ),
  );

  expect(answer).toMatchObject({
    ok: true,
    value: {
      gaps: [
        { from: "2019-09-02T00:00:00.000Z", to: "2021-01-01T00:00:00.000Z", days: 487 },
        { days: 212 },
      ],
      statusChanges: [
        { from: { at: "2019-09-01T00:00:00.000Z", status: "200" }, to: { status: "404" } },
      ],
    },
  });
});

test("columns may stand in the server's own order", () => {
  const answer = parseArchiveAnswer(
    '[["urlkey","timestamp","original","mimetype","statuscode","digest","length"],["com,example)/","20020120142510","http://example.com:80/","text/html","200","HT2DYGA5UKZCPBSFVCV3JOBXGW2G5UUA","1792"]]',
  );

  expect(answer).toMatchObject({
    value: {
      captures: [{ at: "2002-01-20T14:25:10.000Z", url: "http://example.com:80/", status: "200" }],
    },
  });
});

test("an empty table means that the address was never kept", () => {
  expect(parseArchiveAnswer("[]")).toMatchObject({ ok: true, value: { captures: [] } });
});

test.each([
  ["", "empty"],
  ["<html>", "not-json"],
  ['{"a":1}', "not-an-answer"],
  ["[1,2]", "not-an-answer"],
  ['[["a"],["b"]]', "not-an-answer"],
  ['[["timestamp"],["yesterday"]]', "not-an-answer"],
  ["null", "not-an-answer"],
])("%j is refused as %s", (text, problem) => {
  expect(parseArchiveAnswer(text)).toEqual({ ok: false, problem });
});

test.each([
  ["20230509", "2023-05-09T00:00:00.000Z"],
  ["2023", "2023-01-01T00:00:00.000Z"],
  ["20231301", undefined],
  ["abc", undefined],
])("timestamp %s is %s", (digits, iso) => {
  expect(parseTimestamp(digits)).toBe(iso);
});
