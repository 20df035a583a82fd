import { readFileSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "../cases");

/** One document of `tests/cases` as it stands there, such as `html/plain.html`. */
export function readCase(path: string): string {
  return readFileSync(join(folder, path), "utf8");
}
