import { describe, expect, test } from "vitest";

import type { Asked } from "./ask.ts";
import { TiredServer } from "./tired-server.ts";

const NOW = Date.UTC(2026, 10, 25);

function answer(path: string, status: number, retryAfter?: string): Asked {
  return {
    ok: true,
    url: `https://a.pk${path}`,
    status,
    headers: retryAfter === undefined ? {} : { "retry-after": retryAfter },
    body: new Uint8Array(),
    firstByteMs: 1,
  };
}

function watch() {
  const rests: number[] = [];
  const server = new TiredServer({ rest: (ms) => rests.push(ms), gapMs: 500 });
  const judge = (path: string, status: number, retryAfter?: string) =>
    server.judge(answer(path, status, retryAfter), NOW);
  /** Asked, and asked once more after the rest: refused both times. */
  const refuseTwice = (path: string) => [judge(path, 429), judge(path, 429)];
  return { server, judge, refuseTwice, rests };
}

describe("addresses that refuse us twice, on a server that has answered", () => {
  test("three in a row are left, the fourth ends the reading", () => {
    const { server, judge, refuseTwice } = watch();
    judge("/", 200);

    for (const path of ["/1", "/2", "/3"]) {
      expect(refuseTwice(path)).toEqual(["ask-again", "leave"]);
    }
    expect(server.why()).toBeUndefined();
    expect(refuseTwice("/4")).toEqual(["ask-again", "stop"]);
    expect(server.why()).toMatch(/^The server asked us again and again to slow down \(429\)/);
  });

  test("an answer between them starts the count again", () => {
    const { server, judge, refuseTwice } = watch();
    judge("/", 200);

    for (const path of ["/1", "/2", "/3"]) refuseTwice(path);
    judge("/good", 200);
    for (const path of ["/5", "/6", "/7"]) refuseTwice(path);

    expect(server.why()).toBeUndefined();
    expect(refuseTwice("/8").at(-1)).toBe("stop");
  });

  test("the ninth address that is slowed down for ends it, though each answers in the end", () => {
    const { server, judge } = watch();

    for (let each = 1; each <= 8; each += 1) {
      expect(judge(`/${each}`, 429)).toBe("ask-again");
      expect(judge(`/${each}`, 200)).toBe("fine");
    }
    expect(server.why()).toBeUndefined();
    expect(judge("/9", 429)).toBe("stop");
  });
});

test("where nothing has answered yet, the first that refuses twice ends the reading", () => {
  expect(watch().refuseTwice("/")).toEqual(["ask-again", "stop"]);
});

test.each([
  ["120", "ask-again", [120_000]],
  ["121", "stop", []],
])("a rest of %s seconds is answered with %s", (seconds, condition, expected) => {
  const { judge, rests } = watch();

  expect(judge("/", 503, seconds)).toBe(condition);
  expect(rests).toEqual(expected);
});

test("the fifth error of the server in a row ends the reading", () => {
  const { judge } = watch();

  expect(["/1", "/2", "/3", "/4"].map((path) => judge(path, 500))).toEqual(
    Array.from({ length: 4 }, () => "fine"),
  );
  expect(judge("/5", 500)).toBe("stop");
});

describe("Crawl-delay in robots.txt", () => {
  test("a longer gap than ours is kept, up to our own bound, and the report says which", () => {
    const { server } = watch();
    expect(server.keepCrawlDelay(2, 5_000)).toBe(
      "robots.txt asks for 2 s between two pages (Crawl-delay), which were kept.",
    );
    expect(server.gapMs()).toBe(2_000);
    expect(server.keepCrawlDelay(30, 5_000)).toBe(
      "robots.txt asks for 30 s between two pages (Crawl-delay); 5 s were kept.",
    );
    expect(server.gapMs()).toBe(5_000);
  });

  test("a shorter gap than ours changes nothing", () => {
    const { server } = watch();
    expect(server.keepCrawlDelay(0.5, 5_000)).toBeUndefined();
    expect(server.gapMs()).toBe(500);
  });
});
