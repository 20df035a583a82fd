/** The build step that puts off every page's scripts; how and why: app/hydration/README.md. */
import { glob, readFile, writeFile } from "node:fs/promises";

import { deferScripts } from "#app/hydration/defer-scripts.ts";

/** Rewrites every page below the folder in place. */
export async function deferHydration(clientDir: string): Promise<void> {
  for await (const file of glob(`${clientDir}/**/*.html`)) {
    const html = await readFile(file, "utf8");
    try {
      await writeFile(file, deferScripts(html));
    } catch (error) {
      throw new Error(file, { cause: error });
    }
  }
}
