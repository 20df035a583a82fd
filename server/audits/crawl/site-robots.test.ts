import { expect, test } from "vitest";

import { SiteRobots } from "./site-robots.ts";
import { doPageTask } from "./page-task.ts";

/** A site whose robots.txt is asked for; what of it is written down, and how often it was asked. */
function robotsOf(text: string, keepsTexts?: boolean) {
  const asked: string[] = [];
  const robots = new SiteRobots({
    ask: async (url) => {
      asked.push(url);
      return { ok: true, url, status: 200, headers: {}, body: Buffer.from(text), firstByteMs: 1 };
    },
    parse: doPageTask,
    recall: async () => undefined,
    remember: async () => {},
    ...(keepsTexts !== undefined && { keepsTexts }),
  });
  return { robots, asked };
}

const few = "User-agent: *\nDisallow: /cart\n";
const many = `User-agent: *\n${"Disallow: /cart\n".repeat(500)}`;

test.each([
  ["rules that were read", few, ""],
  ["rules that are too many to be matched here", many, many],
])(
  "without texts, of %s the file's goes only where nothing needs it",
  async (_what, text, kept) => {
    const { robots } = robotsOf(text, false);
    expect((await robots.fileOf("https://site.pk")).text).toBe(kept);
    expect(await robots.judge("https://site.pk/cart")).toMatchObject({ allowed: false, line: 2 });
    expect(await robots.judge("https://site.pk/")).toMatchObject({ allowed: true });
  },
);

test("few rules of many characters are matched beside the loop, and long addresses not at all", async () => {
  const long = `User-agent: *\nDisallow: /cart\n${`Disallow: /${"a*".repeat(5_000)}b\n`.repeat(5)}`;
  const { robots } = robotsOf(long, false);
  // Kept for the worker, which matches.
  expect((await robots.fileOf("https://site.pk")).text).toBe(long);
  expect(await robots.judge("https://site.pk/cart")).toMatchObject({ allowed: false, line: 2 });

  const { robots: others, asked } = robotsOf(few);
  expect(await others.judge(`https://site.pk/${"a".repeat(3_000)}`)).toMatchObject({
    allowed: false,
  });
  expect(asked).toEqual([]);
});

test("a file is read once, until it is forgotten", async () => {
  const { robots, asked } = robotsOf(few);
  for (let time = 0; time < 3; time += 1) await robots.judge("https://site.pk/");
  expect([asked.length, (await robots.fileOf("https://site.pk")).text]).toEqual([1, few]);
  robots.forget("https://site.pk");
  await robots.judge("https://site.pk/");
  expect(asked).toHaveLength(2);
});
