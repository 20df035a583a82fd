import { globSync, readFileSync, type Dirent } from "node:fs";
import { join, relative, resolve } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

/** Paths from the project's root of every file that .gitignore does not leave out. */
export function listProjectFiles(): string[] {
  const isIgnored = matchFolders(readText(".gitignore"));

  return globSync(["**", ".*"], {
    cwd: ROOT,
    withFileTypes: true,
    exclude: (entry) => isIgnored(toProjectPath(entry)),
  })
    .filter((entry) => entry.isFile())
    .map(toProjectPath)
    .toSorted();
}

/** Folders as .gitignore names them: `name/` anywhere, `/name/` at the root alone. */
export function matchFolders(gitignore: string): (path: string) => boolean {
  const folders = [".git/", ...gitignore.split("\n").filter((line) => line.endsWith("/"))];
  return (path) =>
    folders.some((folder) => {
      const name = folder.replaceAll("/", "");
      return folder.startsWith("/") ? path === name : path === name || path.endsWith(`/${name}`);
    });
}

/** `parentPath` is absolute or counted from the project's root: Node gives both. */
function toProjectPath({ parentPath, name }: Dirent): string {
  return relative(ROOT, resolve(ROOT, parentPath, name)).replaceAll("\\", "/");
}

/** The text of a file by its path from the project's root. */
export function readText(path: string): string {
  return readFileSync(join(ROOT, path), "utf8");
}
