import { expect, test } from "vitest";

import { buildReport } from "#engine/site-audit/build-report.ts";
import { UNREAD_HEAD, unreadWords } from "#engine/site-audit/unread-words.ts";
import type { TargetRow } from "#engine/site-audit/rows.ts";
import { describeReport } from "./describe-report.ts";
import { healthyPage } from "#tests/cases/site-audit/healthy-page.ts";
import { NOW, toSiteRows, toUrl, type Answer } from "#tests/support/site-rows.ts";

const linkTo = (addresses: readonly string[]) =>
  addresses.map((address) => `<p><a href="${address}">Over to ${address}</a></p>`).join("\n");

function describeSite(
  answers: Readonly<Record<string, Answer>>,
  targets: readonly TargetRow[] = [],
) {
  const report = buildReport(toSiteRows(answers, { targets }), { now: NOW });
  return describeReport(report, undefined)
    .map((part) => (typeof part === "string" ? part : part.text))
    .join("")
    .split("\n\n");
}

const titled = (path: string, title: string) =>
  healthyPage(path, { title, body: linkTo(["/", "/a", "/b", "/c", "/d"]) });

test("a fix of several groups names each of them", () => {
  const parts = describeSite({
    "/": titled("/", "The home of all cloth"),
    "/a": titled("/a", "Lawn of the summer"),
    "/b": titled("/b", "Lawn of the summer"),
    "/c": titled("/c", "Khaddar of the winter"),
    "/d": titled("/d", "Khaddar of the winter"),
  });

  const doubles = parts.filter((part) => part.includes("[title-duplicate]"));
  expect(doubles).toHaveLength(1);
  expect(doubles[0]).toContain("Lawn of the summer");
  expect(doubles[0]).toContain("Khaddar of the winter");
});

test("a dead address is named with how many pages it stands on", () => {
  const dead = "https://gone.example/";
  const targets: readonly TargetRow[] = [
    { url: dead, status: 404, state: "dead" },
    { url: "https://here.example/", status: 200, state: "alive" },
  ];
  const page = (path: string) => healthyPage(path, { body: linkTo(["/", "/a", dead]) });
  const parts = describeSite({ "/": page("/"), "/a": page("/a") }, targets);

  expect(parts.find((part) => part.includes("[broken-external]"))).toContain(
    `${dead} on 2 of 2 pages, such as ${toUrl("/")}`,
  );
});

test("25 findings are told, and where the others are", () => {
  const report = buildReport(toSiteRows({ "/": titled("/", "") }), { now: NOW });
  const [fix] = report.fixes;
  const many = { ...report, fixes: Array.from({ length: 27 }, () => fix!) };
  const text = describeReport(many, undefined)
    .map((part) => (typeof part === "string" ? part : part.text))
    .join("");

  expect(text.split(`[${fix!.issue}]`)).toHaveLength(26);
  expect(text).toContain("2 more findings: --json, --csv and --markdown have all.");
});

test("what was not read is told by reason", () => {
  const notRead = { reason: "limit", detail: "More pages are known than are read." } as const;
  const [head] = describeSite({ "/": titled("/", "Home"), "/a": { notRead }, "/b": { notRead } });
  expect(head).toContain(`${UNREAD_HEAD}:\n  2  ${unreadWords.limit}`);
});
