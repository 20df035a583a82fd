import { expect, test } from "vitest";

import { readRobotsForAgent } from "#engine/robots-txt/read-robots-for-agent.ts";

import { readRobotsFile } from "./read-robots-file.ts";
import { SiteRobots } from "./site-robots.ts";

/** A site whose robots.txt is asked for; what of it is written down, and how often it was asked. */
function robotsOf(text: string, keepsTexts?: boolean, sendsTo: Record<string, string> = {}) {
  const asked: string[] = [];
  const robots = new SiteRobots({
    read: (robotsUrl, known) =>
      readRobotsFile(robotsUrl, {
        known,
        ask: async (url) => {
          asked.push(url);
          const location = sendsTo[new URL(url).origin];
          const status = location === undefined ? 200 : 301;
          return { ok: true, status, headers: {}, body: Buffer.from(text), location };
        },
      }),
    parse: async (task) => readRobotsForAgent(task),
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

test("a file that two origins share is asked for once, and those that send to each other have no rules", async () => {
  const shared = robotsOf(few, true, { "http://site.pk": "https://site.pk/robots.txt" });
  await shared.robots.fileOf("https://site.pk");
  expect(await shared.robots.judge("http://site.pk/cart")).toMatchObject({ line: 2 });
  expect(shared.asked).toEqual(["https://site.pk/robots.txt", "http://site.pk/robots.txt"]);

  const { robots } = robotsOf(few, true, {
    "http://a.pk": "http://b.pk/robots.txt",
    "http://b.pk": "http://a.pk/robots.txt",
    "http://own.pk": "http://own.pk/robots.txt",
  });
  const verdicts = ["http://a.pk/cart", "http://b.pk/cart", "http://own.pk/cart"];
  expect(await Promise.all(verdicts.map((url) => robots.judge(url)))).toEqual(
    verdicts.map(() => ({ allowed: true })),
  );
});

test.each([
  ["User-agent: PehlaPageBot\nDisallow: /", "name"],
  ["User-agent: *\nDisallow: /", "everybody"],
])("%j closes it, and it is told by which group", async (text, by) => {
  const { robots } = robotsOf(text);
  expect(await robots.judge("https://site.pk/")).toMatchObject({ allowed: false, by });
});
