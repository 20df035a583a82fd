import { describe, expect, test } from "vitest";

import { tellAi } from "./ai-words.ts";
import { judgeAi } from "./judge-ai.ts";
import { judgeServerAccess, type AskedAs, type PageLook } from "./judge-server-access.ts";
import { listAiLines } from "./list-ai-lines.ts";

const look: PageLook = {
  status: 200,
  canonical: "https://a.pk/",
  isNoindex: false,
  words: 400,
};
const question = { url: "https://a.pk/", robotsTxt: "", own: null, asked: [] };
const judge = (robotsTxt: string | undefined, url = "https://a.pk/") =>
  judgeAi({ url, robotsTxt, own: null, asked: [] });
const answers = (name: string, more: Partial<PageLook> = {}): AskedAs => ({
  name,
  state: "answered",
  ...look,
  ...more,
});

describe("what robots.txt says", () => {
  test.each([
    ["no file", "", "yes", "yes"],
    ["everybody is closed out", "User-agent: *\nDisallow: /", "no", "no"],
    [
      "only search crawlers of two operators",
      "User-agent: OAI-SearchBot\nUser-agent: Claude-SearchBot\nDisallow: /",
      "partly",
      "yes",
    ],
    [
      "only training",
      "User-agent: GPTBot\nUser-agent: Google-Extended\nDisallow: /",
      "yes",
      "partly",
    ],
    ["no answer", undefined, "unknown", "unknown"],
  ])("%s", (_what, robotsTxt, cited, trained) => {
    const ai = judge(robotsTxt);

    expect([ai.cited.answer, ai.trained.answer]).toEqual([cited, trained]);
  });

  test("of a server that was not reached, robots.txt is not blamed", () => {
    const told = tellAi(
      judgeAi({
        url: "https://a.pk/",
        robotsTxt: undefined,
        isUnreached: true,
        own: null,
        asked: [],
      }),
    );
    expect(told.slice(0, 2).map(({ meaning }) => meaning)).toEqual([
      "The server was not reached, so nothing of it is known.",
      "The server was not reached, so nothing of it is known.",
    ]);
  });

  test("each verdict has the line that decides, in its own group or the one for all", () => {
    const { cited } = judge(
      "User-agent: *\nDisallow: /cart\nAllow: /cart/help\n\nUser-agent: OAI-SearchBot\nDisallow: /cart\n",
      "https://a.pk/cart/help",
    );

    expect(cited.rows).toMatchObject([
      {
        isAllowed: false,
        scope: "named",
        line: 6,
        rule: "Disallow: /cart",
        names: ["OAI-SearchBot"],
      },
      { isAllowed: true, scope: "global", line: 3, rule: "Allow: /cart/help" },
    ]);
    expect(cited.rows[1]?.names).toContain("Googlebot");
  });

  test.each([
    ["Perplexity-User", "Does not obey, its owner says."],
    ["ChatGPT-User", "May not obey, its owner says."],
  ])("%s is asked to stay out, and that closes nothing", (name, words) => {
    const [cited] = tellAi(judge(`User-agent: ${name}\nDisallow: /`));

    expect(cited?.answer).toBe("Yes");
    expect(cited?.rows.find(({ names }) => names.includes(name))).toEqual({
      state: "note",
      word: "Asked to stay out",
      names: [name],
      why: `Line 2 in its own group: Disallow: /. ${words}`,
    });
  });

  test("those of whom it is not stated that they obey are named where they are closed", () => {
    const [cited] = tellAi(judge("User-agent: Kimi-User\nDisallow: /"));

    expect(cited?.rows[0]).toMatchObject({
      word: "Closed",
      names: ["Kimi-User"],
      why: "Line 2 in its own group: Disallow: /. Not known to obey: Kimi-User.",
    });
  });

  test.each([
    [
      "noindex",
      "bingbot",
      ["Bingbot", "DuckDuckBot", "DuckAssistBot"],
      "noindex keeps it out of what 3 search",
    ],
    ["noindex", "googlebot", ["Googlebot"], "noindex keeps it out of what 1 search"],
    ["noarchive", "*", ["Bingbot"], "the page keeps out of the answers of 1"],
    ["nocache", "bingbot", ["Bingbot"], "may show no more than its title, address or snippet"],
  ] as const)("%s for %s limits %j", (directive, to, names, words) => {
    const ai = judgeAi({ ...question, limits: [{ directive, to }] });

    expect(ai.cited).toMatchObject({
      answer: "partly",
      rows: [{ limit: { directive }, names }, {}],
    });
    expect(tellAi(ai)[0]?.meaning).toContain(words);
  });

  test("noindex for all leaves out every search crawler, and nobody who fetches for a person", () => {
    const { cited } = judgeAi({ ...question, limits: [{ directive: "noindex", to: "*" }] });
    const open = cited.rows.flatMap(({ limit, names }) => (limit === undefined ? names : []));

    expect(open).toEqual(expect.arrayContaining(["ChatGPT-User", "Claude-User"]));
    expect(open).not.toContain("OAI-SearchBot");
  });

  test("a token counts for training, and its crawler does not", () => {
    const { cited, trained } = judge("User-agent: Googlebot\nDisallow: /");

    expect(trained.answer).toBe("yes");
    expect(cited.rows.slice(0, 2)).toMatchObject([
      { isAllowed: false, token: "Googlebot", names: ["Applebot", "Bravebot"] },
      { isAllowed: false, names: ["Googlebot"] },
    ]);
  });
});

const refused = (more: Partial<PageLook>) =>
  judgeServerAccess(look, [answers("Googlebot", { status: 403, ...more })]).rows[0]?.text;

describe("what the server does", () => {
  test.each([
    ["all the same", [answers("Googlebot"), answers("PerplexityBot")], "yes"],
    ["one refused", [answers("Googlebot"), answers("PerplexityBot", { status: 403 })], "partly"],
    ["one differs", [answers("Googlebot", { isNoindex: true })], "partly"],
    ["all refused", [answers("Googlebot", { status: 403 })], "no"],
    ["no answer at all", [{ name: "Googlebot", state: "no-answer", detail: "Silent." }], "no"],
    ["closed by robots.txt", [{ name: "Googlebot", state: "closed", line: 2 }], "not-asked"],
    [
      "closed for one, the same for the other",
      [{ name: "Googlebot", state: "closed", line: 2 }, answers("PerplexityBot")],
      "yes",
    ],
  ] as const)("%s", (_what, asked, answer) => {
    expect(judgeServerAccess(look, asked).answer).toBe(answer);
  });

  test("a browser's answer is what the others are compared with", () => {
    const asked = [answers("a browser", { words: 900 }), answers("Googlebot", { words: 900 })];

    expect(judgeServerAccess(look, asked)).toMatchObject({
      answer: "yes",
      comparedWith: "a browser",
      rows: [{ name: "Googlebot", state: "same" }],
    });
  });

  test.each([
    [400, 330, "same"],
    [400, 300, "differs"],
    [400, 900, "differs"],
    [10, 25, "same"],
    [0, 400, "differs"],
  ])("%i words and %i words: %s", (one, other, state) => {
    const { rows } = judgeServerAccess({ ...look, words: one }, [
      answers("Googlebot", { words: other }),
    ]);

    expect(rows[0]?.state).toBe(state);
  });

  test("what Cloudflare refuses names its switches, and what the site refuses does not", () => {
    expect(refused({ isOfCloudflare: true })).toContain("the switches Search, Agent and Training");
    expect(refused({})).not.toContain("Cloudflare");
  });

  test("a page that fails for everybody refuses nobody", () => {
    const failing = { ...look, status: 503 };

    expect(judgeServerAccess(failing, [answers("Googlebot", { status: 503 })]).rows[0]?.state).toBe(
      "same",
    );
  });

  test("the words say that we come from our own address, and 402 has its own sentence", () => {
    const ai = judgeAi({
      url: "https://a.pk/",
      robotsTxt: "",
      own: look,
      asked: [answers("PerplexityBot", { status: 402, price: "USD 0.01" })],
    });
    const server = tellAi(ai)[2];

    expect(server?.meaning).toContain("from our own address");
    expect(server?.rows[0]?.why).toContain("402 with crawler-price USD 0.01: pay per crawl");
    expect(listAiLines(ai).join("\n")).toMatch(/^Does the server let them in\? No\./m);
  });
});
