import path from "node:path";

import { describe, expect, test } from "vitest";

import { abusive, alike, allowed, forbidden, rebinding, tlsIdentities } from "./inputs.ts";
import type { Report, Tried } from "./inside.ts";
import { runInside, whyNoInternet } from "#tests/live/internet/namespace.ts";

const why = whyNoInternet();
const inputs = Object.values(forbidden).flat();
const lists = [inputs, rebinding, abusive, allowed, tlsIdentities, alike];
const count = lists.reduce((sum, { length }) => sum + length, 0);
if (why !== undefined) console.warn(`${count} inputs of the guard are not tried: ${why}.`);

const report =
  why === undefined
    ? await runInside<Report>(path.join(import.meta.dirname, "inside.ts"))
    : undefined;

/** What came of an input, by its place in the list. */
function get(part: Exclude<keyof Report, "mutations">, index: number): Tried {
  const tried = report?.[part][index];
  if (tried === undefined) throw new Error(`${part} has no number ${index}`);
  return tried;
}

const numbered = <Row>(rows: readonly Row[]) => rows.map((row, index) => [row, index] as const);

test("the inputs are as many as they are said to be, and all different", () => {
  expect(new Set(inputs).size).toBe(211);
  expect(inputs).toHaveLength(211);
});

describe.skipIf(why !== undefined)("in a small internet", () => {
  test.each(numbered(inputs))("%s is not read, and nothing internal hears of it", (url, index) => {
    const tried = get("forbidden", index);

    expect(tried.url).toBe(url);
    expect(tried.hits).toEqual([]);
    expect(tried).toMatchObject({ outcome: "not-read", bytes: 0 });
    expect(tried.reason).toMatch(/^(?:not-public|not-an-address)$/);
  });

  test.each(numbered(rebinding))(
    "%s changes its address, and nothing internal hears of it",
    (_url, index) => expect(get("rebinding", index).hits).toEqual([]),
  );

  test.each(numbered(abusive))("%j ends the reading", ([, , reason], index) => {
    const { memoryMb, ...tried } = get("abusive", index);

    expect(tried).toMatchObject({ outcome: "not-read", reason });
    expect(memoryMb).toBeLessThan(60);
  });

  test.each(numbered(allowed))("%s is read", (_url, index) => {
    expect(get("allowed", index)).toMatchObject({ outcome: "read", status: 200, bytes: 84 });
  });

  test.each(numbered(tlsIdentities))("%j: who answers is who was asked", ([, words], index) => {
    const { outcome, reason, detail } = get("tls", index);

    expect(`${outcome} ${reason ?? ""} ${detail ?? ""}`).toMatch(words);
  });

  test.each(numbered(alike))("%s is told like a name that does not exist", (_name, index) => {
    const { outcome, reason, detail, status, bytes } = get("alike", index);

    expect({ outcome, reason, detail, status, bytes }).toEqual({
      outcome: "not-read",
      reason: "not-public",
      detail: get("alike", 0).detail,
      status: undefined,
      bytes: 0,
    });
  });

  test.each(["the address as text", "the name's answers", "the connection's block list"])(
    "without the layer that judges %s nothing internal is reached either",
    (layer) => {
      const { tried, heard } = report?.mutations[layer] ?? {};

      expect(tried).toBe(inputs.length + rebinding.length);
      expect(heard).toEqual([]);
    },
  );

  test("without any of them the canaries of most addresses hear something", () => {
    expect(new Set(report?.mutations["all"]?.heard).size).toBeGreaterThan(40);
  });
});
