import { expect, test } from "vitest";

import { createMemoryLimiter } from "#server/forms/memory-limiter.ts";
import type { CrawlTools } from "#server/audits/crawl/crawl-tools.ts";
import { siteAuditDefaults } from "#server/audits/settings.ts";
import { Rechecker, type Rechecked } from "./rechecker.ts";
import type { Crawl } from "#server/audits/store/crawl-store.ts";

/** Checks that hold their places until `end`. Each is of another report. */
function startRechecker({ boundsVisitors = true } = {}) {
  const held = Promise.withResolvers<undefined>();
  const store = { claim: () => held.promise, release: async () => {} };
  const rechecker = new Rechecker({
    tools: { store } as unknown as CrawlTools,
    settings: siteAuditDefaults,
    boundsVisitors,
    createLimiter: createMemoryLimiter,
  });
  let report = 0;
  /** "in", or the sentence of the refusal. */
  async function ask(visitor?: string): Promise<string> {
    report += 1;
    const checking = rechecker.recheck({ id: report } as Crawl, {
      fix: "h1-missing",
      visitor,
      gone: new AbortController().signal,
    });
    const outcome = await Promise.race<Rechecked | "in">([
      checking,
      new Promise((resolve) => setImmediate(() => resolve("in"))),
    ]);
    if (outcome === "in") return "in";
    return outcome.ok ? "done" : outcome.problem;
  }
  return { ask, end: () => held.resolve(undefined) };
}

const OWN = "A finding is being checked again for you just now. Wait for that to end.";
const BUSY = "Many findings are being checked again just now. Try again in a minute.";

test("a visitor has one place, however many addresses of his own he asks from", async () => {
  const { ask } = startRechecker();

  expect(await ask("2400:adc5:1:ab01::1")).toBe("in");
  expect(await ask("2400:adc5:1:ab02::2")).toBe(OWN);
  expect(await ask("39.32.1.1")).toBe("in");
  expect(await ask("39.32.1.1")).toBe(OWN);
});

test("a network has two places", async () => {
  const { ask } = startRechecker();

  expect(await ask("39.32.1.1")).toBe("in");
  expect(await ask("39.32.1.2")).toBe("in");
  expect(await ask("39.32.1.3")).toBe(BUSY);
  expect(await ask("39.32.2.3")).toBe("in");
});

test("strangers have three places of four, and the desk has the last", async () => {
  const { ask, end } = startRechecker();
  for (const visitor of ["39.32.1.1", "58.65.1.1", "110.36.1.1"]) {
    expect(await ask(visitor)).toBe("in");
  }

  expect(await ask("203.0.113.1")).toBe(BUSY);
  expect(await ask()).toBe("in");
  expect(await ask()).toBe(BUSY);

  end();
  await new Promise((resolve) => setImmediate(resolve));
  expect(await ask("203.0.113.1")).not.toBe(BUSY);
});

test("without limits a visitor may have more than one, and the desk's place stays free", async () => {
  const { ask } = startRechecker({ boundsVisitors: false });

  for (let time = 0; time < 3; time += 1) expect(await ask("39.32.1.1")).toBe("in");
  expect(await ask("39.32.1.1")).toBe(BUSY);
  expect(await ask()).toBe("in");
});
