import { glob, readFile } from "node:fs/promises";

import type { Check, Finding } from "./built-site.ts";
import { countStyles } from "#scripts/count-styles.ts";

/** app/styles/README.md: a limit is lowered when its count falls, and never raised. */
const MOST = { sheets: 136, usedOnce: 148, ofOneDeclaration: 634 };

const WORST_SHOWN = 10;

export const styleCounts: Check = {
  name: `at most ${MOST.sheets} style sheets, ${MOST.usedOnce} classes used once and ${MOST.ofOneDeclaration} rules of one declaration`,
  find: async () => {
    const sheets = await readAll("app/**/*.css");
    const sources = await readAll("{app,engine,lib,server}/**/*.{ts,tsx,mdx,svg}");
    const { usedOnce, ofOneDeclaration, ...sizes } = countStyles(
      sheets.map(({ path, text }) => ({ path, css: text })),
      sources.filter(({ path }) => !path.endsWith(".test.ts")).map(({ text }) => text),
    );
    const counts = {
      sheets: sizes.sheets,
      usedOnce: usedOnce.length,
      ofOneDeclaration: ofOneDeclaration.length,
    };
    console.log(
      `     ${sizes.lines} lines in ${counts.sheets} sheets, ${counts.usedOnce} classes used once, ${counts.ofOneDeclaration} rules of one declaration; most of both are in\n${listWorst([...usedOnce, ...ofOneDeclaration])}`,
    );
    return (["sheets", "usedOnce", "ofOneDeclaration"] as const).flatMap((key): Finding[] =>
      counts[key] > MOST[key]
        ? [{ path: "app", message: `${key}: ${counts[key]} instead of ${MOST[key]}` }]
        : [],
    );
  },
};

function listWorst(found: readonly { path: string }[]): string {
  const bySheet = Map.groupBy(found, ({ path }) => path);
  return [...bySheet]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .slice(0, WORST_SHOWN)
    .map(([path, { length }]) => `       ${path}: ${length}`)
    .join("\n");
}

async function readAll(pattern: string) {
  const found: { path: string; text: string }[] = [];
  for await (const path of glob(pattern)) {
    found.push({ path, text: await readFile(path, "utf8") });
  }
  return found;
}
