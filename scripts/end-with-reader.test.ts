import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";

/** Without the module a reader that leaves early costs a stack of node:events. */
const endless = `
  import { endWithReader } from ${JSON.stringify(path.resolve("scripts/end-with-reader.ts"))};
  endWithReader("list", 3);
  const write = () => process.stdout.write("x".repeat(70_000), () => setTimeout(write));
  write();
`;

function run(reader: string) {
  const command = `"$0" --input-type=module -e "$1" ${reader}`;
  const { status, stderr } = spawnSync(
    "bash",
    ["-o", "pipefail", "-c", command, process.execPath, endless],
    { encoding: "utf8", timeout: 20_000 },
  );
  return { status, stderr };
}

test("a reader that has enough ends the command without a word", () => {
  expect(run("| head -c 5 >/dev/null")).toEqual({ status: 0, stderr: "" });
});

test("a full disk is an error", () => {
  expect(run("> /dev/full")).toEqual({
    status: 3,
    stderr: "list: the output cannot be written (ENOSPC)\n",
  });
});
