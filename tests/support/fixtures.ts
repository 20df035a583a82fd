import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Real inputs with independently computed answers stand beside the project, never in it. */
const folder = join(import.meta.dirname, "../../../shared/fixtures");

/** False on a machine that has only the project: tests that need the folder are then skipped. */
export const hasFixtures = existsSync(folder);

/** The path of one fixture file, for readers that need bytes rather than JSON. */
export function fixturePath(path: string): string {
  return join(folder, path);
}

/** One parsed JSON fixture. Only call it where `hasFixtures` is true. */
export function readFixture<Shape>(path: string): Shape {
  return JSON.parse(readFileSync(fixturePath(path), "utf8")) as Shape;
}
