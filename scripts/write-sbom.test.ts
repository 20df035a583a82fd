import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, onTestFinished, test } from "vitest";

type Component = {
  name: string;
  version: string;
  licenses?: unknown[];
  hashes?: unknown[];
};

test("one command lists every package that runs, with its licence and checksum, and none that only builds", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "pehla-sbom-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, "sbom.json");

  const { status } = spawnSync("npm", ["run", "sbom", "--", file], {
    cwd: path.join(import.meta.dirname, ".."),
  });

  expect(status).toBe(0);
  const sbom = JSON.parse(readFileSync(file, "utf8")) as {
    bomFormat: string;
    metadata: { component: { name: string } };
    components: Component[];
  };
  expect(sbom.bomFormat).toBe("CycloneDX");
  expect(sbom.metadata.component.name).toBe("pehla-page");
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8")) as {
    dependencies: Record<string, string>;
  };
  for (const [name, version] of Object.entries(dependencies)) {
    const listed = sbom.components.filter((one) => one.name === name && one.version === version);
    expect(listed).toMatchObject([{ licenses: expect.any(Array), hashes: expect.any(Array) }]);
  }
  const names = sbom.components.map(({ name }) => name);
  expect(names).toContain("hono");
  expect(names).not.toContain("vitest");
});
