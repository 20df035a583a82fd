/** What a built page weighs on the wire: its scripts and its inline styles, gzip at level 9. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

export type PageWeight = {
  scriptBytes: number;
  styleBytes: number;
  scripts: readonly string[];
};

/**
 * Counts the scripts that a visit to the page loads without the visitor doing more than reading:
 * those the boot script names and all that they import in turn. Code behind an `import()` is left out.
 */
export async function weighPage(clientDir: string, html: string): Promise<PageWeight> {
  const named = [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].flatMap((match) => match[1] ?? []);
  const scripts = new Set<string>();
  const queue = [...named];
  let scriptBytes = 0;

  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (scripts.has(path)) continue;
    scripts.add(path);
    const code = await readFile(join(clientDir, path));
    scriptBytes += gzipSync(code, { level: 9 }).length;
    for (const [, imported] of code.toString().matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) {
      queue.push(`/assets/${imported}`);
    }
  }

  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((match) => match[1]);
  return {
    scriptBytes,
    styleBytes: gzipSync(styles.join(""), { level: 9 }).length,
    scripts: [...scripts],
  };
}
