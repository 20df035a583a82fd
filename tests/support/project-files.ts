import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

/** Paths from the project's root of every file that .gitignore does not leave out. */
export function listProjectFiles(): string[] {
  const ignored = readText(".gitignore")
    .split("\n")
    .filter((line) => line.endsWith("/"))
    .map((line) => line.replaceAll("/", ""));
  const left = new Set([".git", ...ignored]);

  return globSync(["**", ".*"], {
    cwd: ROOT,
    withFileTypes: true,
    exclude: (entry) => left.has(entry.name),
  })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(ROOT.length + 1)
        .replaceAll("\\", "/"),
    )
    .toSorted();
}

/** The text of a file by its path from the project's root. */
export function readText(path: string): string {
  return readFileSync(join(ROOT, path), "utf8");
}
