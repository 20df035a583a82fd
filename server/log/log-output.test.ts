import { EventEmitter, once } from "node:events";
import { Writable } from "node:stream";

import { expect, test } from "vitest";

import { createLogOutput } from "./log-output.ts";

class FullDisk extends EventEmitter {
  isFull = true;
  readonly kept: string[] = [];

  write(text: string, done: (error?: Error | null) => void): boolean {
    if (this.isFull) {
      const error = new Error("ENOSPC");
      done(error);
      this.emit("error", error);
    } else {
      this.kept.push(text);
      done();
    }
    return true;
  }
}

test("lines that a full disk does not take are counted, and told once there is room", () => {
  const disk = new FullDisk();
  const output = createLogOutput(disk, (lines) => `${lines} lost\n`);

  output.write("a\nb\n");
  output.write("c\n");

  disk.isFull = false;
  output.write("d\n");
  output.write("e\n");

  expect(disk.kept).toEqual(["d\n", "3 lost\n", "e\n"]);
});

test("an output that throws, or fails later, ends nothing either", async () => {
  const throwing = Object.assign(new EventEmitter(), {
    write: () => {
      throw new Error("EPIPE");
    },
  });
  const failing = new Writable({
    write: (_chunk, _encoding, done) => void setImmediate(done, new Error("EPIPE")),
  });
  const outputs = [createLogOutput(throwing), createLogOutput(failing)];

  const failed = once(failing, "error");
  for (const { write } of outputs) expect(() => write("a\n")).not.toThrow();

  expect(await failed).toMatchObject([{ message: "EPIPE" }]);
});
