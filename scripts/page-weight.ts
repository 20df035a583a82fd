/** What a built page weighs on the wire: its scripts and its inline styles, gzip at level 9. */
import { readFile } from "node:fs/promises";
import { join, posix } from "node:path";
import { gzipSync } from "node:zlib";

export type PageWeight = {
  scriptBytes: number;
  styleBytes: number;
  scripts: readonly string[];
};

/**
 * Counts the scripts that a visit to the page loads without the visitor doing more than reading: the
 * one that the boot script names, React and the code of the named islands, and all that these import
 * in turn. Any other code behind an `import()` is left out.
 * @throws where a named island is not in the page's scripts.
 */
export async function weighPage(
  clientDir: string,
  html: string,
  islands: readonly string[] = [],
): Promise<PageWeight> {
  const named = [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].flatMap((match) => match[1] ?? []);
  const scripts = new Map<string, string>();
  await follow(clientDir, named, scripts);
  if (islands.length > 0) {
    const onEveryPage = [...scripts.values()].join("\n");
    const woken = ["hydrate", ...islands].map((name) => findIslandFile(onEveryPage, name));
    await follow(clientDir, woken, scripts);
  }

  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((match) => match[1]);
  return {
    scriptBytes: [...scripts.values()].reduce((sum, code) => sum + gzipBytes(code), 0),
    styleBytes: gzipBytes(styles.join("")),
    scripts: [...scripts.keys()],
  };
}

/** Adds the files and all that they import at once, by path with their code. */
async function follow(
  clientDir: string,
  paths: readonly string[],
  scripts: Map<string, string>,
): Promise<void> {
  const queue = [...paths];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (scripts.has(path)) continue;
    const code = await readFile(join(clientDir, path), "utf8");
    scripts.set(path, code);
    for (const [, imported] of code.matchAll(/(?:from|import)\s*["`]\.\/([^"`]+\.js)["`]/g)) {
      queue.push(posix.join(posix.dirname(path), imported ?? ""));
    }
  }
}

/** As the bundler writes the list of app/islands/islands.ts, and the `import()` of hydrate-island.tsx. */
function findIslandFile(code: string, name: string): string {
  const entry = new RegExp(
    name === "hydrate"
      ? String.raw`import\(["\`]\./(hydrate-[^"\`]+\.js)`
      : String.raw`[{,]["\`]?${name}["\`]?:\(\)=>[^,]*?import\(["\`]\./([^"\`]+\.js)`,
  );
  const [, file] = entry.exec(code) ?? [];
  if (!file) throw new Error(`the page's scripts load no island "${name}"`);
  return `/assets/${file}`;
}

function gzipBytes(text: string): number {
  return gzipSync(text, { level: 9 }).length;
}
