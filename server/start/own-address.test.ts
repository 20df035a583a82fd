import { spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "vitest";

import { findRunningOrigin, noteOwnAddress } from "./own-address.ts";
import { makeTemporaryFolder } from "#tests/support/server/site-folder.ts";

const noteOf = (dataDir: string) => path.join(dataDir, "server-address.json");

test("a server that runs is found by its data folder, also one that does not exist yet", () => {
  const dataDir = path.join(makeTemporaryFolder(), "data");
  expect(findRunningOrigin(dataDir)).toBeUndefined();

  noteOwnAddress(dataDir, "http://localhost:4100");

  expect(findRunningOrigin(dataDir)).toBe("http://localhost:4100");
});

test.each([
  ["of a process that was killed", { origin: "http://localhost:4100", pid: spawnSync("true").pid }],
  ["that names no address", { origin: "4100", pid: process.pid }],
  ["that names no process", { origin: "http://localhost:4100", pid: 0 }],
  ["that is something else", null],
])("a note %s is not believed", (_what, note) => {
  const dataDir = makeTemporaryFolder();
  writeFileSync(noteOf(dataDir), JSON.stringify(note));

  expect(findRunningOrigin(dataDir)).toBeUndefined();
});

test("a folder that cannot be written costs nothing", () => {
  const file = path.join(makeTemporaryFolder(), "file");
  writeFileSync(file, "");

  noteOwnAddress(path.join(file, "data"), "http://localhost:4100");

  expect(existsSync(noteOf(file))).toBe(false);
});
