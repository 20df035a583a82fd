import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

import { expect, test, vi } from "vitest";

import { makeTemporaryFolder } from "#tests/support/server/site-folder.ts";

const here = (name: string) => pathToFileURL(path.join(import.meta.dirname, name)).href;

test.skipIf(!existsSync("/proc"))(
  "a worker in the midst of a page ends with its server, killed without a word",
  async () => {
    const folder = makeTemporaryFolder();
    const [worker, server] = ["worker.mjs", "server.mjs"].map((name) => path.join(folder, name));
    // It says that it has begun, and never hears anything again.
    writeFileSync(
      worker!,
      `import { answerTasks } from ${JSON.stringify(here("answer-tasks.ts"))};
       answerTasks(() => { process.send("begun"); for (;;); });`,
    );
    writeFileSync(
      server!,
      `import { fork } from "node:child_process";
       const worker = fork(${JSON.stringify(worker)});
       worker.on("message", () => console.log(worker.pid));
       worker.send({});`,
    );
    const started = spawn(process.execPath, [server!], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [said] = (await once(started.stdout, "data")) as [Buffer];
    const pid = Number(said);
    expect(existsSync(`/proc/${pid}`)).toBe(true);

    started.kill("SIGKILL");
    await vi.waitFor(() => expect(existsSync(`/proc/${pid}`)).toBe(false), { timeout: 10_000 });
  },
);
