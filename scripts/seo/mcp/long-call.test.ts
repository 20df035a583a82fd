import { expect, onTestFinished, test, vi } from "vitest";

import { PATIENCE_MS } from "./long-call.ts";
import { callSeo } from "#scripts/seo/call-seo.ts";
import { connect, dataOf } from "#tests/support/mcp-client.ts";

const SITE = "https://books.pk/";

/** A crawl that goes on until it is ended. */
function startSlowCrawl() {
  const crawl = Promise.withResolvers<Awaited<ReturnType<typeof callSeo>>>();
  const asked: NonNullable<Parameters<typeof callSeo>[2]>[] = [];
  const ask: typeof callSeo = (_words, _input, asker) => {
    if (asker !== undefined) asked.push(asker);
    return crawl.promise;
  };
  return { ask, asked, end: crawl.resolve };
}
const REPORT = { status: 0, output: '{"pagesRead":52}\n', errors: "" } as const;

test("a crawl tells of its requests whoever asks for progress, each number once", async () => {
  const { ask, asked, end } = startSlowCrawl();
  const { client } = await connect(ask);
  const told: unknown[] = [];
  const answer = client.callTool({ name: "crawl_site", arguments: { url: SITE } }, undefined, {
    onprogress: (progress) => told.push(progress),
  });
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  const [{ onProgress } = {}] = asked;

  for (const requests of [1, 1, 2]) onProgress?.({ requests, read: 1, known: 8 });

  await vi.waitFor(() => expect(told).toHaveLength(2));
  expect(told).toEqual([
    { progress: 1, message: "1 request made, 1 of 8 known addresses read" },
    { progress: 2, message: "2 requests made, 1 of 8 known addresses read" },
  ]);
  end(REPORT);
  await answer;
});

test("a crawl that takes longer than a client waits is answered with an id, and read_answer has its report", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { ask, asked, end } = startSlowCrawl();
  const { call } = await connect(ask);
  const first = call("crawl_site", { url: SITE });
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  asked[0]?.onProgress?.({ requests: 46, read: 40, known: 52 });

  await vi.advanceTimersByTimeAsync(PATIENCE_MS);

  const { text, isError } = await first;
  expect(isError).toBe(false);
  const [, answer = ""] = /^Answer (\w+) is not finished\. .*40 of 52/.exec(text) ?? [];
  const second = call("read_answer", { answer });
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  expect((await second).text).toMatch(new RegExp(`^Answer ${answer} is not finished`));
  const third = call("read_answer", { answer });
  end(REPORT);
  expect(JSON.parse(dataOf(await third))).toEqual({ pagesRead: 52 });
  expect(JSON.parse(dataOf(await call("read_answer", { answer })))).toEqual({ pagesRead: 52 });
  expect(asked).toHaveLength(1);
});

test("a fourth crawl is refused while three go on, with their ids, and a page is still audited", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { ask, asked, end } = startSlowCrawl();
  const { call } = await connect((words, ...rest) =>
    words[0] === "crawl" ? ask(words, ...rest) : callSeo(words, ...rest),
  );
  const crawls = [1, 2, 3].map(() => call("crawl_site", { url: SITE }));
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  const ids = (await Promise.all(crawls)).map(({ text }) => /^Answer (\w+)/.exec(text)?.[1]);

  const { isError, text } = await call("crawl_site", { url: SITE });

  expect(isError).toBe(true);
  expect(text).toContain(ids.join(", "));
  expect((await call("audit_page", { html: "<h1>Books</h1>" })).isError).toBe(false);
  end(REPORT);
  await call("read_answer", { answer: ids[0] });
  expect((await call("crawl_site", { url: SITE })).isError).toBe(false);
});

test("a crawl whose client no longer wants it ends", async () => {
  const { ask, asked, end } = startSlowCrawl();
  const { client } = await connect(ask);
  const cancel = new AbortController();
  const answer = client.callTool({ name: "crawl_site", arguments: { url: SITE } }, undefined, {
    signal: cancel.signal,
  });
  await vi.waitFor(() => expect(asked).toHaveLength(1));

  cancel.abort("enough");

  await expect(answer).rejects.toThrow("enough");
  await vi.waitFor(() => expect(asked[0]?.signal?.aborted).toBe(true));
  end(REPORT);
});
