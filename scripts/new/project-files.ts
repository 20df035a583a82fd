import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

import { format, resolveConfig } from "prettier";

/** Of a path from the project's root. */
const fileOf = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export const isThere = (path: string): boolean => existsSync(fileOf(path));

export const readProjectFile = (path: string): Promise<string> => readFile(fileOf(path), "utf8");

/** The text in the project's style. */
export async function formatFile(path: string, text: string): Promise<string> {
  const filepath = fileOf(path);
  return format(text, { ...(await resolveConfig(filepath)), filepath });
}

/** By their paths from the project's root; folders are made where they are missing. */
export async function writeFiles(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(fileOf(path)), { recursive: true });
    await writeFile(fileOf(path), await formatFile(path, text));
  }
}
