import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { afterAll, describe, expect, test } from "vitest";

import { chunkGroups, type ChunkGroup } from "#app/hydration/chunk-groups.ts";
import { readChunkGroups } from "#scripts/chunk-groups.ts";

const root = mkdtempSync(join(tmpdir(), "chunks-"));
for (const file of ["app/root.tsx", "app/layout/header.tsx", "node_modules/react/index.js"]) {
  mkdirSync(join(root, dirname(file)), { recursive: true });
  writeFileSync(join(root, file), "");
}
afterAll(() => rmSync(root, { recursive: true }));

const read = (group: Omit<ChunkGroup, "name" | "priority">) => {
  const [first] = readChunkGroups([{ name: "shell", priority: 1, ...group }], root);
  if (!first) throw new Error("no group");
  return (path: string) => first.test(join(root, path));
};

describe("a group that names what is gone stops the build and says which", () => {
  test.each([
    ["file", { files: ["app/root.tsx", "app/gone.ts"] }, "app/gone.ts"],
    ["folder", { files: ["app/gone/"] }, "app/gone/"],
    [
      "exception",
      { files: ["app/layout/"], except: ["app/layout/gone.tsx"] },
      "app/layout/gone.tsx",
    ],
    ["package", { packages: ["react", "gone"] }, "node_modules/gone/"],
  ])("%s", (_, group, gone) => {
    expect(() => read(group)).toThrow(
      `app/hydration/chunk-groups.ts, group "shell": there is no ${gone}. Write its new name, or take it out.`,
    );
  });
});

describe("which modules belong to a group", () => {
  test("a file is that file alone, with or without a query", () => {
    const isIn = read({ files: ["app/root.tsx"] });

    expect(isIn("app/root.tsx")).toBe(true);
    expect(isIn("app/root.tsx?url")).toBe(true);
    expect(isIn("app/root.tsx.map")).toBe(false);
    expect(isIn("other/app/root.tsx")).toBe(false);
  });

  test("a folder is all below it, but for the exceptions", () => {
    const isIn = read({ files: ["app/layout/"], except: ["app/layout/header.tsx"] });

    expect(isIn("app/layout/deep/footer.tsx")).toBe(true);
    expect(isIn("app/layout/header.tsx")).toBe(false);
    expect(isIn("app/layouts/footer.tsx")).toBe(false);
  });

  test("a package is that package, not one whose name begins alike", () => {
    const isIn = read({ packages: ["react"] });

    expect(isIn("node_modules/react/index.js")).toBe(true);
    expect(isIn("node_modules/react-dom/index.js")).toBe(false);
  });
});

test("the groups of the site name what is there, and put what every page needs together", () => {
  const groups = readChunkGroups(chunkGroups);
  const project = join(import.meta.dirname, "..");
  const groupOf = (path: string) => groups.find(({ test: has }) => has(join(project, path)))?.name;

  expect(groupOf("node_modules/react-dom/client.js")).toBe("framework");
  expect(groupOf("app/layout/header.tsx")).toBe("shell");
  expect(groupOf("app/layout/mega-menu-regions.tsx")).toBeUndefined();
  expect(groupOf("app/tools/kit/tool-page.tsx")).toBe("tool-kit");
});
