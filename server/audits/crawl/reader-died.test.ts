import { afterEach, expect, test, vi } from "vitest";

import { READER_DIED } from "./crawl-run.ts";
import { createTestCrawls } from "#tests/support/server/create-test-crawl.ts";
import { HTML, say } from "#tests/support/server/small-web.ts";

let close = async () => {};
afterEach(() => close());

const page = (...links: string[]) =>
  say(200, HTML, `<title>Page</title>${links.map((to) => `<a href="${to}">${to}</a>`).join(" ")}`);

/** A site whose pages under /bad end their reader. */
async function startCrawls(...paths: string[]) {
  const crawls = await createTestCrawls({
    "/": page(...paths),
    ...Object.fromEntries(paths.map((path) => [path, page()])),
  });
  close = crawls.close;
  const { pages } = crawls.tools;
  const run = pages.run.bind(pages);
  vi.spyOn(pages, "run").mockImplementation(async (task, ...more) =>
    "url" in task && task.url.includes("/bad") ? { kind: "died" } : run(task, ...more),
  );
  return crawls;
}

test("a reader that dies costs one page, which says so", async () => {
  const { begin, goOn, tools } = await startCrawls("/bad", "/good");
  const id = await begin("http://site.pk/");
  expect(await goOn(id, { judges: true })).toEqual({ outcome: "done" });

  const { pages, bounds } = await tools.store.readRows(id);
  expect(pages.find(({ url }) => url.endsWith("/bad"))?.unreadable).toContain("was left out");
  expect(pages.find(({ url }) => url.endsWith("/good"))?.facts?.titles[0]?.value).toBe("Page");
  expect(bounds).toEqual([]);
});

test("a second one ends the audit with its sentence, and nobody takes it up again", async () => {
  const paths = ["/bad1", "/bad2", ...Array.from({ length: 30 }, (_, n) => `/good${n}`)];
  const { begin, goOn, tools, web } = await startCrawls(...paths);
  const id = await begin("http://site.pk/");
  expect(await goOn(id, { judges: true })).toEqual({ outcome: "done" });

  expect(await tools.store.get(id)).toMatchObject({ phase: "done", detail: READER_DIED });
  expect((await tools.store.readReport(id))?.bounds.map(({ text }) => text)).toContain(READER_DIED);
  expect(web.requests.length).toBeLessThan(paths.length);
  expect(await tools.store.unfinished()).toEqual([]);
});

test("the first one counts after a restart, too", async () => {
  const { begin, goOn, tools } = await startCrawls("/bad1", "/bad2", "/good");
  const id = await begin("http://site.pk/");
  await tools.store.keep(id, { crawl: { deaths: 1 } });
  await goOn(id, { judges: true });
  expect(await tools.store.get(id)).toMatchObject({ detail: READER_DIED });
});

test("whatever ended the whole process twice, with nothing kept in between, is not read a third time", async () => {
  const { begin, goOn, tools, web } = await startCrawls("/good");
  const id = await begin("http://site.pk/");
  for (const owner of ["first", "second"]) await tools.store.claim(id, { owner, leaseMs: 0 });
  expect(await goOn(id, { judges: true })).toEqual({ outcome: "done" });

  expect(web.requests).toEqual([]);
  expect(await tools.store.get(id)).toMatchObject({ phase: "done", detail: READER_DIED });
});

test("a process that was killed over and over, and read something each time, goes on", async () => {
  const { begin, goOn, tools } = await startCrawls("/good");
  const id = await begin("http://site.pk/");
  for (const owner of ["first", "second", "third", "fourth"]) {
    await tools.store.claim(id, { owner, leaseMs: 0 });
    await tools.store.keep(id, { owner, parts: [{ name: "start", body: "true" }] });
  }
  await goOn(id, { judges: true });
  expect(await tools.store.get(id)).toMatchObject({ phase: "done", detail: null });
});
