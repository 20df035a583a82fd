import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import { DESK_PATH } from "#lib/desk/contract.ts";
import type { Check, Finding } from "./built-site.ts";
import { DESK_SCRIPTS } from "#scripts/desk-scripts.ts";

/** Half of it is React. */
const MOST_BYTES = 130_000;
const ASSETS = "assets/";

export const deskAlone: Check = {
  name: "the desk: all its scripts together at most 130 KB gzip with React, and named by no page or script but its own",
  find: async ({ clientDir, pages }) => {
    const read = async (folder: string) => {
      const names = (await readdir(join(clientDir, folder))).filter((name) => name.endsWith(".js"));
      return Promise.all(
        names.map(async (name) => ({
          path: `/${folder}${name}`,
          text: await readFile(join(clientDir, folder, name), "utf8"),
        })),
      );
    };
    const own = await read(DESK_SCRIPTS);
    const bytes = own.reduce((sum, { text }) => sum + gzipSync(text, { level: 9 }).length, 0);
    console.log(`     ${bytes} bytes in ${own.length} files`);
    const others = [
      ...(await read(ASSETS)),
      ...pages
        .map(({ path, html }) => ({ path, text: html }))
        .filter((page) => page.path !== DESK_PATH),
    ];
    const findings: Finding[] = others
      .filter(({ text }) => text.includes(DESK_SCRIPTS) || text.includes("./desk/"))
      .map(({ path }) => ({ path, message: "it names a script of the desk" }));
    if (own.length === 0 || bytes > MOST_BYTES) {
      findings.push({ path: DESK_PATH, message: `${bytes} bytes of script` });
    }
    return findings;
  },
};
