import { expect, test } from "vitest";

import { BadInput, BadUse } from "#scripts/seo/command.ts";
import { command } from "./terms.ts";

const files: Record<string, string> = {
  "rival-1.txt": "Cash on delivery. We offer cash on delivery in Lahore.",
  "rival-2.txt": "Cash on delivery, free returns.",
  "own.txt": "We sell shoes in Lahore.",
};
const run = async (positionals: string[], values: Record<string, string> = {}) =>
  command.run({
    values,
    positionals,
    readText: async (file) => files[file] ?? "",
    readBytes: async (file) => new TextEncoder().encode(files[file]),
    streamBytes: () => {
      throw new Error("no stream");
    },
  });

test("terms come best first, each with its score and count", async () => {
  const { json, hasFindings } = await run(["rival-1.txt", "rival-2.txt"]);
  const { terms } = json as { terms: { term: string; score: number; count: number }[] };

  expect(hasFindings).toBe(false);
  expect(terms.find(({ term }) => term === "cash on delivery")?.count).toBe(3);
  expect(terms.map(({ score }) => score)).toEqual(
    terms.map(({ score }) => score).toSorted((a, b) => b - a),
  );
  expect(Object.keys(terms[0] ?? {})).toEqual(["term", "score", "count"]);
});

test("--own lists the gaps, which are findings", async () => {
  const { json, text, hasFindings } = await run(["rival-1.txt", "rival-2.txt"], { own: "own.txt" });

  expect(hasFindings).toBe(true);
  expect(json).toMatchObject({
    gaps: expect.arrayContaining([{ term: "delivery", documents: 2, count: 3 }]),
  });
  expect(text).toContain("Not in own.txt:");
});

test("--top limits the list", async () => {
  const { json } = await run(["rival-1.txt"], { top: "2" });

  expect((json as { terms: unknown[] }).terms).toHaveLength(2);
});

test.each([
  [[], {}],
  [["rival-1.txt"], { top: "0" }],
  [["rival-1.txt"], { top: "many" }],
])("files %j with %j is bad use", async (positionals, values) => {
  await expect(run(positionals, values)).rejects.toBeInstanceOf(BadUse);
});

test("--batch answers one text, or several as one set", () => {
  expect(command.answer?.({ text: "green tea" })).toMatchObject({
    terms: expect.arrayContaining([{ term: "green tea", score: expect.any(Number), count: 1 }]),
  });
  expect(command.answer?.({ texts: ["green tea", "green tea"] })).toMatchObject({
    terms: expect.arrayContaining([expect.objectContaining({ term: "green tea", count: 2 })]),
  });
  expect(() => command.answer?.({})).toThrow(BadInput);
});
