import { describe, expect, test } from "vitest";

import { judgeAi } from "#engine/ai-access/judge-ai.ts";
import { readRobotsForAgent } from "#engine/robots-txt/read-robots-for-agent.ts";
import { tellVerdict } from "#engine/robots-txt/tell-binding.ts";
import { testUrls } from "#engine/robots-txt/test-urls.ts";
import { command } from "#scripts/seo/commands/robots-test.ts";
import { crawlerVerdicts, type CrawlerVerdict } from "#tests/cases/robots-txt/crawler-verdicts.ts";

const WORDS = {
  allowed: /^allowed$/,
  blocked: /^blocked$/,
  wish: /^asked to stay out; \w+ not obey$/,
};

describe.each(crawlerVerdicts)("%j for %s at %s: %s", (...given: CrawlerVerdict) => {
  const [file, crawler, address, verdict, page] = given;
  const robotsTxt = file.join("\n");
  const url = `https://shop.example${address}`;

  test("in the tester", () => {
    const { urls, bindings } = testUrls({ robotsTxt, agents: [crawler], urls: [url] });
    const [tested] = urls;
    const told = tested?.isReadable
      ? tested.verdicts.map((one) => tellVerdict(one, bindings[0]?.obeys))
      : [];

    expect(told).toEqual([expect.stringMatching(WORDS[verdict])]);
  });

  test("in the terminal, for an assistant, and before the server is asked under its name", () => {
    const record = { robotsTxt, userAgent: crawler, url };
    const isAllowed = verdict === "allowed";

    expect(command.answer?.(record)).toMatchObject({ allowed: isAllowed });
    const read = readRobotsForAgent({ text: robotsTxt, agent: crawler, url });
    expect(read.verdict?.allowed).toBe(isAllowed);
  });

  test("among the AI readers, where it is one", () => {
    const { cited, trained } = judgeAi({ url, robotsTxt, own: null, asked: [] });
    const row = [...cited.rows, ...trained.rows].find(({ names }) => names.includes(crawler));

    if (row === undefined) return;
    expect(row.isAllowed).toBe(verdict === "allowed");
    expect(row.obeys !== undefined).toBe(verdict === "wish");
  });

  test("by its operator's page", () => {
    expect(new URL(page).protocol).toBe("https:");
  });
});

test("60 rows or more", () => {
  expect(crawlerVerdicts.length).toBeGreaterThanOrEqual(60);
});
