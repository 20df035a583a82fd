import { expect, onTestFinished, test } from "vitest";

import { finishCrawl } from "./finish-crawl.ts";
import { createRoom } from "#server/audits/store/room.ts";
import { stepBytes } from "#server/audits/store/step-bytes.ts";
import { createTestCrawls } from "#tests/support/server/create-test-crawl.ts";
import { HTML, say } from "#tests/support/server/small-web.ts";

const page = (...links: string[]) =>
  say(200, HTML, `<title>Page</title>${links.map((to) => `<a href="${to}">${to}</a>`).join(" ")}`);

test("a step that writes asks once how full the disk is, and a step that adds nothing does not ask", async () => {
  const paths = ["/1", "/2", "/3", "/4", "/5"];
  const { begin, tools, close } = await createTestCrawls({
    "/": page(...paths),
    ...Object.fromEntries(paths.map((path) => [path, page()])),
  });
  onTestFinished(close);
  const steps: number[] = [];
  let questions = 0;
  const store: typeof tools.store = {
    ...tools.store,
    keep: async (id, step) => {
      steps.push(stepBytes(step));
      await tools.store.keep(id, step);
    },
  };
  const freeBytes = async () => {
    questions += 1;
    return Infinity;
  };
  const room = createRoom({ store, quotaBytes: 1e9, reserveBytes: 0, freeBytes });
  const crawl = await tools.store.get(await begin("http://site.pk/"));
  await finishCrawl({ ...tools, store, room }, crawl!, {
    signal: new AbortController().signal,
    onChange: () => {},
    onPhase: () => {},
  });

  const writing = steps.filter((bytes) => bytes > 0);
  expect(questions).toBe(writing.length);
  expect(questions).toBeLessThan(steps.length);
});
