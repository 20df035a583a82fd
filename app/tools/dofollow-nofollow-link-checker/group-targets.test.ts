import { expect, test } from "vitest";

import {
  countAddresses,
  countAnswers,
  describeAnswers,
  describePlaces,
  groupTargets,
} from "./group-targets.ts";
import { toTargetsCsv } from "./to-targets-csv.ts";
import { checkLinks } from "#engine/links/check-links.ts";
import { listTargets } from "#engine/live/judge-links.ts";
import type { TargetState } from "#engine/live/contract.ts";

const html = `<a href="/alive">Here</a>
<a href="/gone#prices">Prices</a>
<a href="https://a.example/one">One</a>
<a href="https://shop.a.example/two">Two</a>
<a href="https://b.example/">B</a>
<a href="/gone"></a>
<a href="mailto:a@b.example">Mail</a>`;
const report = checkLinks({ html, url: "https://own.pk/" });
if (!report.ok) throw new Error(report.problem);
const { links } = report.value;

const targets: readonly TargetState[] = [
  { url: "https://own.pk/alive", state: "alive", status: 200 },
  { url: "https://own.pk/gone", state: "dead", status: 404, detail: "It answers 404." },
  { url: "https://a.example/one", state: "unchecked", status: 403, detail: "=It answers 403." },
  {
    url: "https://shop.a.example/two",
    state: "redirected",
    status: 301,
    to: "https://shop.a.example/2",
  },
  { url: "https://b.example/", state: "alive", status: 200 },
];
const dead = (url: string): TargetState => ({ url, state: "dead" });
const groups = groupTargets(targets, links);

test("the domain with the worst answer comes first, and in it the worst answer", () => {
  expect(groups.map(({ domain, targets: of }) => [domain, of.map(({ state }) => state)])).toEqual([
    ["own.pk", ["dead", "alive"]],
    ["a.example", ["redirected", "unchecked"]],
    ["b.example", ["alive"]],
  ]);
});

test("more of the worst answer goes before less of it, and a healthy domain before none", () => {
  const order = groupTargets(
    [
      { url: "https://b.example/", state: "alive" },
      dead("https://own.pk/alive"),
      dead("https://a.example/one"),
      dead("https://shop.a.example/two"),
    ],
    links,
  ).map(({ domain }) => domain);

  expect(order).toEqual(["a.example", "own.pk", "b.example"]);
});

test("hosts of one registrable domain are one group, and the page's own site is marked", () => {
  expect(groups.map(({ domain, isOwn }) => [domain, isOwn])).toEqual([
    ["own.pk", true],
    ["a.example", false],
    ["b.example", false],
  ]);
});

test("a target names every place it is linked from, whatever their fragments", () => {
  const [first] = groups[0]?.targets ?? [];

  expect(first?.places).toEqual([
    { line: 2, text: "Prices" },
    { line: 6, text: "" },
  ]);
  expect(describePlaces(first?.places ?? [])).toBe("line 2 “Prices”, line 6");
  expect(describePlaces(first?.places ?? [], 1)).toBe("line 2 “Prices” and 1 more");
});

test("what could not be checked is never called dead or broken", () => {
  expect(describeAnswers(countAnswers(targets))).toBe(
    "1 dead, 1 redirected, 1 could not be checked, 2 alive",
  );
  expect(describeAnswers(countAnswers(targets.slice(2, 3)))).toBe("1 could not be checked");
});

test("the addresses that are promised are those that the server asks", () => {
  expect(countAddresses(links)).toBe(listTargets(report.value, 50).length);
});

test("the CSV holds the groups in their order and disarms words that a spreadsheet would run", () => {
  const lines = toTargetsCsv(groups).trim().split("\r\n");

  expect(lines).toHaveLength(6);
  expect(lines[1]).toContain("https://own.pk/gone,dead,404,,It answers 404.");
  expect(lines[4]).toContain("could not be checked,403,,'=It answers 403.");
});
