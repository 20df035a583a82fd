import { createServer } from "node:http";

import { expect, test, vi } from "vitest";

import { createShutdown } from "./shutdown.ts";
import { listen } from "#tests/support/server/http-client.ts";

test("a database that never closes does not keep the process from ending", async () => {
  const server = createServer();
  await listen(server);
  const closed = new Promise((resolve) => server.once("close", resolve));
  const exit = vi.fn<(code: number) => void>();
  const finish = vi.fn<() => Promise<void>>(() => new Promise(() => {}));
  const shutdown = createShutdown({ server, finish, exit });

  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  shutdown.begin();
  await closed;
  await vi.advanceTimersByTimeAsync(3_000);
  vi.useRealTimers();

  expect(finish).toHaveBeenCalledTimes(1);
  expect(exit.mock.calls).toEqual([[1]]);
});
