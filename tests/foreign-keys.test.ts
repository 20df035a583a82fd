import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

import { expect, test } from "vitest";

import { findForeignKeys } from "#tests/support/find-foreign-keys.ts";

/** Reading the types of all sources takes a while. */
const TIMEOUT_MS = 180_000;

const isLookedAt = (path: string) =>
  /^(?:app|engine|lib|server|scripts)\//.test(path) && !/\.test\.tsx?$|^scripts\/make\//.test(path);

test(
  "no object is read under a text that may be a stranger's (use a Map, or lib/own-value.ts)",
  () => {
    expect(findForeignKeys(resolve("."), isLookedAt)).toEqual([]);
  },
  TIMEOUT_MS,
);

const SAMPLE = `
const names: Record<string, string> = { "/": "Home" };
const few = { a: 1, b: 2 } as const;
type Row = Record<string, unknown>;
export const bad1 = (text: string) => names[text];
export const bad2 = (text: string) => few[text as keyof typeof few];
export const bad3 = (text: string) => text in names;
export const bad4 = (text: string) => { names[text.toLowerCase()] = "x"; };
export const fine1 = (word: "a" | "b") => few[word];
export const fine2 = (at: number, list: string[]) => list[at];
export const fine3 = (own: string) => (Object.hasOwn(names, own) ? names[own] : undefined);
export const fine4 = (row: Row, column: string) => row[column];
export const fine5 = () => names["/"];
`;

test(
  "a text as a key is found: read, cast, asked for and written",
  () => {
    const folder = mkdtempSync(join(tmpdir(), "foreign-keys-"));
    try {
      writeFileSync(join(folder, "sample.ts"), SAMPLE);
      writeFileSync(
        join(folder, "tsconfig.json"),
        JSON.stringify({ compilerOptions: { strict: true, types: [] }, include: ["*.ts"] }),
      );
      expect(findForeignKeys(folder, (path) => path === "sample.ts")).toEqual([
        "sample.ts:5: names[text]",
        "sample.ts:6: few[text as keyof typeof few]",
        "sample.ts:7: text in names",
        "sample.ts:8: names[text.toLowerCase()]",
      ]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
  TIMEOUT_MS,
);
