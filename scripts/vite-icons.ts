import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import type { Plugin } from "vite";

const PACKAGE = "lucide-react";
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["'];?/g;

/**
 * Imports each icon from its own file. The package's list of all icons tells the bundler nothing about
 * who uses which, so it could not put an icon where it is needed (vite-islands.ts).
 */
export function iconsOneByOne(): Plugin {
  let files: ReadonlyMap<string, string> | undefined;
  return {
    name: "icons:one-by-one",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      if (id.includes("/node_modules/") || !code.includes(PACKAGE)) return null;
      files ??= readIconFiles();
      return { code: importOneByOne(code, files), map: null };
    },
  };
}

/** @throws at an icon that the package does not have. */
export function importOneByOne(code: string, files: ReadonlyMap<string, string>): string {
  return code.replaceAll(IMPORT, (_, names: string) =>
    names
      .split(",")
      .map((name) => name.trim())
      .filter((name) => name !== "" && !name.startsWith("type "))
      .map((name) => {
        const [icon = "", own = icon] = name.split(/\s+as\s+/);
        const file = files.get(icon);
        if (file === undefined) throw new Error(`${PACKAGE} has no file for ${icon}`);
        return `import ${own} from ${JSON.stringify(file)};`;
      })
      .join(" "),
  );
}

/** The file of each icon by each of its names, out of the package's own list. */
function readIconFiles(): Map<string, string> {
  const folder = join(dirname(createRequire(import.meta.url).resolve(PACKAGE)), "../esm");
  const list = readFileSync(join(folder, `${PACKAGE}.mjs`), "utf8");
  return new Map(
    [...list.matchAll(/^export \{(.*)\} from '\.\/(icons\/.*)';$/gm)].flatMap(
      ([, names = "", file = ""]) =>
        [...names.matchAll(/default as (\w+)/g)].map(([, name = ""]) => [name, join(folder, file)]),
    ),
  );
}
