import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

import type { Plugin } from "vite";

const PACKAGE = "lucide-react";
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["'];?/g;
/** Before the name of the package's file: a module of ours that draws this icon. */
const PREFIX = "virtual:icon/";

const DRAWING = fileURLToPath(new URL("../app/ui/make-icon.tsx", import.meta.url));

type IconNode = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];

/**
 * Makes each icon a module of its own, with its shapes from the package and drawn by app/ui/make-icon.tsx.
 * The package's own component takes more bytes than all icons of a page. Its list of all icons tells the
 * bundler nothing about who uses which, so it could not put an icon where it is needed (vite-islands.ts).
 */
export function iconsOneByOne(): Plugin {
  const folder = join(dirname(createRequire(import.meta.url).resolve(PACKAGE)), "../esm");
  let files: ReadonlyMap<string, string> | undefined;
  return {
    name: "icons:one-by-one",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const file = pathToFileURL(join(folder, id.slice(PREFIX.length + 1))).href;
      const { __iconData: icon } = (await import(file)) as { __iconData: { node: IconNode } };
      return writeIcon(icon.node);
    },
    transform(code, id) {
      if (id.includes("/node_modules/") || !code.includes(PACKAGE)) return null;
      files ??= readIconFiles(folder);
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
        return `import ${own} from ${JSON.stringify(PREFIX + file)};`;
      })
      .join(" "),
  );
}

/** The keys that the package gives its shapes are for its own lists. */
function writeIcon(node: IconNode): string {
  const shapes = node.map(([tag, attributes]) => [
    tag,
    Object.fromEntries(Object.entries(attributes).filter(([name]) => name !== "key")),
  ]);
  return `import { makeIcon } from ${JSON.stringify(DRAWING)};
export default /* @__PURE__ */ makeIcon(${JSON.stringify(shapes)});`;
}

/** The file of each icon by each of its names, out of the package's own list. */
function readIconFiles(folder: string): Map<string, string> {
  const list = readFileSync(join(folder, `${PACKAGE}.mjs`), "utf8");
  return new Map(
    [...list.matchAll(/^export \{(.*)\} from '\.\/(icons\/.*)';$/gm)].flatMap(
      ([, names = "", file = ""]) =>
        [...names.matchAll(/default as (\w+)/g)].map(([, name = ""]) => [name, file]),
    ),
  );
}
