import { afterEach, expect, test, vi } from "vitest";

import { asksAsCrawlers } from "./asks-as-crawlers.ts";
import { BadInput } from "./command.ts";
import { callSeo } from "./call-seo.ts";
import { readCrawlSettings } from "#scripts/seo/crawl/crawl-options.ts";

afterEach(() => vi.unstubAllEnvs());

const call = {
  values: {},
  positionals: [],
  readText: async () => "",
  readBytes: async () => new Uint8Array(),
  streamBytes: () => {
    throw new Error("no stream");
  },
};

test("the server's switch holds in the terminal, whatever else is set wrong", () => {
  vi.stubEnv("ENV_FILE", "none");
  vi.stubEnv("PORT", "none");
  expect(asksAsCrawlers()).toBe(true);
  expect(readCrawlSettings(call).asksAsCrawlers).toBe(true);

  vi.stubEnv("ASK_AS_CRAWLERS", "off");
  expect(asksAsCrawlers()).toBe(false);
  expect(readCrawlSettings(call).asksAsCrawlers).toBe(false);

  vi.stubEnv("ASK_AS_CRAWLERS", "no");
  expect(asksAsCrawlers).toThrow(BadInput);
  expect(asksAsCrawlers).toThrow("ASK_AS_CRAWLERS: write on or off");
});

test.each(["crawl", "live"])("the help of %s names the switch", async (command) => {
  expect((await callSeo([command, "--help"])).output).toContain("ASK_AS_CRAWLERS=off");
});
