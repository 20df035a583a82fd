import { afterEach, expect, test, vi } from "vitest";

import { createCache } from "./cache.ts";
import { createTestLive, type TestLive } from "#tests/support/server/create-test-live.ts";
import { HTML, say } from "#tests/support/server/small-web.ts";

let live: TestLive;
afterEach(() => live.close());

const SECRET = "ayesha-clinic";

test("nothing is written to the console", async () => {
  const written: unknown[] = [];
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, "write").mockImplementation((text) => {
      written.push(text);
      return true;
    }),
  );
  live = await createTestLive({
    answers: { "/broken": (_request, response) => response.destroy() },
  });
  await live.read(`http://${SECRET}.pk/`);
  await live.read(`http://${SECRET}.pk/broken`);
  for (const spy of spies) spy.mockRestore();

  expect(written.join("")).not.toContain(SECRET);
});

test("an answer is nobody else's: another visitor has the page read again", async () => {
  live = await createTestLive();
  const first = await live.read("http://shop.pk/", { visitor: "39.32.1.1" });
  const second = await live.read("http://shop.pk/", { visitor: "39.32.1.2" });

  expect(second).not.toBe(first);
  expect(live.web.requests).toHaveLength(4);
});

test("an answer is gone from memory after its time, though nobody asks", async () => {
  live = await createTestLive();
  let now = 0;
  const cache = createCache<string>({ keepMs: 600_000, clock: () => now });
  cache.set("39.32.1.1", "http://shop.pk/", "page", 4);
  now = 600_000;
  cache.sweep();

  expect(cache.size()).toEqual({ entries: 0, bytes: 0 });
});

test("cookies and tokens that a site sends go no further", async () => {
  live = await createTestLive({
    answers: {
      "/": say(200, { ...HTML, "set-cookie": "session=abc", "x-csrf-token": "def" }, "x"),
    },
  });
  const answer = await live.read("http://shop.pk/");

  expect(answer).toMatchObject({ outcome: "read" });
  expect(JSON.stringify(answer)).not.toMatch(/session|abc|csrf|def/);
});

test("a site learns nothing of the visitor", async () => {
  live = await createTestLive();
  await live.read("http://shop.pk/", { visitor: "39.32.77.88" });

  expect(JSON.stringify(live.web.requests)).not.toContain("39.32.77.88");
});
