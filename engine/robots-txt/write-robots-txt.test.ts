import { expect, test } from "vitest";

import { lintRobotsTxt } from "./lint.ts";
import { isAllowed } from "./match.ts";
import { parseRobotsTxt } from "./parse.ts";
import { aiDecisions } from "#engine/ai-access/ai-decisions.ts";
import { defaultRule, generateRobotsTxt } from "./write-robots-txt.ts";

const generate = (rules: Partial<typeof defaultRule>[], sitemapUrl = "") =>
  generateRobotsTxt({ rules: rules.map((rule) => ({ ...defaultRule, ...rule })), sitemapUrl });

test("the default rule is user-agent * with Disallow / (docs/agreed.md, robots.txt)", () => {
  expect(generate([{}])).toBe("User-agent: *\nDisallow: /\n");
});

test("the sitemap line is added only if a sitemap URL is given (docs/agreed.md, robots.txt)", () => {
  expect(generate([{}])).not.toContain("Sitemap");
  expect(generate([{}], "https://a.example/sitemap.xml")).toBe(
    "User-agent: *\nDisallow: /\n\nSitemap: https://a.example/sitemap.xml\n",
  );
});

test.each([
  ["Googlebot and Bingbot", "User-agent: Googlebot\nUser-agent: Bingbot\nDisallow: /x\n"],
  ["Googlebot, or bingbot/2.0", "User-agent: Googlebot\nUser-agent: bingbot\nDisallow: /x\n"],
  ["MJ12bot, AI2Bot/1.0", "User-agent: MJ12bot\nUser-agent: AI2Bot\nDisallow: /x\n"],
  ["Googlebot اور Bingbot", "User-agent: Googlebot\nUser-agent: Bingbot\nDisallow: /x\n"],
])("crawlers in a sentence, %s, get a line each, and its small words none", (agent, text) => {
  expect(generate([{ agent, disallow: ["/x"] }])).toBe(text);
});

test("a whole line that is pasted for a path gives its path", () => {
  expect(generate([{ disallow: ["Disallow: /x"], allow: ["allow:/x/y"] }])).toBe(
    "User-agent: *\nDisallow: /x\nAllow: /x/y\n",
  );
});

test("several groups stand apart, each with its disallow and allow paths", () => {
  expect(
    generate([
      { disallow: ["/cart", "/account"], allow: ["/account/help"] },
      { agent: "Googlebot-Image", disallow: ["/staff-photos"] },
    ]),
  ).toBe(
    "User-agent: *\nDisallow: /cart\nDisallow: /account\nAllow: /account/help\n\nUser-agent: Googlebot-Image\nDisallow: /staff-photos\n",
  );
});

test("a group without a path allows everything, and says so (RFC 9309 2.2.2)", () => {
  expect(generate([{ disallow: [], allow: [""] }])).toBe("User-agent: *\nDisallow:\n");
});

test("a group without an agent is left out: its rules would bind nobody", () => {
  expect(generate([{ agent: " " }])).toBe("");
});

test("a path cannot make a second line or a comment of itself", () => {
  const file = generate([{ disallow: ["/a\nAllow: /", "shop#1"] }]);

  expect(parseRobotsTxt(file).lines.map((line) => line.text)).toEqual([
    "User-agent: *",
    "Disallow: /a%0AAllow:%20/",
    "Disallow: /shop%231",
    "",
  ]);
});

test.each(aiDecisions)(
  "blocking $label shuts out its agents and nobody else",
  ({ key, agents }) => {
    const open = { ...defaultRule, disallow: [], allow: [] };
    const robots = parseRobotsTxt(
      generateRobotsTxt({ rules: [open], sitemapUrl: "", ai: { [key]: "block" } }),
    );
    const others = aiDecisions.flatMap((other) => (other.key === key ? [] : other.agents));

    expect(agents.filter((agent) => isAllowed(robots, agent, "/x").allowed)).toEqual([]);
    expect(
      [...others, "Googlebot", "Bingbot", "facebookexternalhit"].filter(
        (agent) => !isAllowed(robots, agent, "/x").allowed,
      ),
    ).toEqual([]);
  },
);

test("what is generated has no errors by our own lint", () => {
  const file = generateRobotsTxt({
    rules: [{ ...defaultRule, disallow: ["/cart"] }],
    sitemapUrl: "https://a.example/sitemap.xml",
    ai: { training: "block", search: "block", assistant: "block" },
  });

  expect(lintRobotsTxt(file)).toEqual([]);
});

test.each([
  ["https://www.shop.example/private/?a", "/private/?a"],
  ["//shop.example/private/", "/private/"],
  ["www.shop.example/private/", "/private/"],
  ["shop.pk/private/", "/private/"],
  ["https://shop.pk", "/"],
  ["index.php/cart", "/index.php/cart"],
  ["*.pdf$", "*.pdf$"],
])("of %s the path is written, which binds", (typed, path) => {
  expect(generate([{ disallow: [typed] }])).toBe(`User-agent: *\nDisallow: ${path}\n`);
});

test.each([
  ["Googlebot, Bingbot", ["Googlebot", "Bingbot"]],
  ["Googlebot Bingbot/2.0", ["Googlebot", "Bingbot"]],
  ["Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)", ["GPTBot"]],
  ["*", ["*"]],
])("%s: each crawler has a line of its own", (agent, names) => {
  const text = generate([{ agent }]);

  expect(parseRobotsTxt(text).groups[0]?.agents.map(({ token }) => token || "*")).toEqual(names);
  expect(text.match(/User-agent: .*/g)).toEqual(names.map((name) => `User-agent: ${name}`));
});

test.each([
  ["https://a.pk/s1.xml https://a.pk/s2.xml"],
  ["https://a.pk/s1.xml, https://a.pk/s2.xml"],
  ["https://a.pk/s1.xml\nhttps://a.pk/s2.xml"],
  ["https://a.pk/s1.xml;https://a.pk/s2.xml"],
  ["https://a.pk/s1.xmlhttps://a.pk/s2.xml"],
  ["Sitemap: https://a.pk/s1.xml Sitemap: https://a.pk/s2.xml"],
])("sitemaps in one field get a line each: %j", (sitemapUrl) => {
  expect(generateRobotsTxt({ rules: [], sitemapUrl })).toBe(
    "Sitemap: https://a.pk/s1.xml\nSitemap: https://a.pk/s2.xml\n",
  );
});

test("an address of one sitemap stays whole", () => {
  const sitemapUrl = "https://a.pk/map;v=1,2?of=https://a.pk/";

  expect(generateRobotsTxt({ rules: [], sitemapUrl })).toBe(`Sitemap: ${sitemapUrl}\n`);
});
