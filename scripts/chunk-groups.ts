import { existsSync } from "node:fs";
import { join } from "node:path";

import type { ChunkGroup } from "#app/hydration/chunk-groups.ts";

const ROOT = join(import.meta.dirname, "..");

/** A group in the bundler's form: whether a module, by its path, belongs to it. */
type BundlerGroup = { name: string; priority: number; test: (id: string) => boolean };

/**
 * The chunk groups as the bundler wants them. Throws at a file or package that does not exist:
 * a rename that the list did not follow would otherwise split the script again, unseen.
 */
export function readChunkGroups(groups: readonly ChunkGroup[], root = ROOT): BundlerGroup[] {
  return groups.map(({ name, priority, packages = [], files = [], except = [] }) => {
    for (const each of [...packages.map(folderOf), ...files, ...except]) {
      if (existsSync(join(root, each))) continue;
      throw new Error(
        `app/hydration/chunk-groups.ts, group "${name}": there is no ${each}. Write its new name, or take it out.`,
      );
    }

    return {
      name,
      priority,
      test: (id) => {
        const path = pathBelow(root, id);
        return (
          packages.some((one) => path.includes(folderOf(one))) ||
          (files.some((file) => covers(file, path)) && !except.some((file) => covers(file, path)))
        );
      },
    };
  });
}

function folderOf(packageName: string): string {
  return `node_modules/${packageName}/`;
}

function covers(file: string, path: string): boolean {
  return file.endsWith("/") ? path.startsWith(file) : path === file;
}

/** A module's path from the root, without a query such as `?url`, with slashes on every system. */
function pathBelow(root: string, id: string): string {
  const path = id.replaceAll("\\", "/").replace(/\?.*$/, "");
  const from = `${root.replaceAll("\\", "/")}/`;
  return path.startsWith(from) ? path.slice(from.length) : path;
}
