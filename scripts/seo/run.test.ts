import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

import { expect, test } from "vitest";

import { callSeo } from "./call-seo.ts";

const closed = "User-agent: *\nDisallow: /cart\n";
const ask = ["robots", "test", "--file", "-", "--agent", "Googlebot", "--url"];

test("exit status 0 when clean, and the answer in one line", async () => {
  expect(await callSeo([...ask, "/desks"], closed)).toEqual({
    status: 0,
    output: "allowed  /desks  (no line matches)\n",
    errors: "",
  });
});

test("exit status 1 with findings; --json answers with line and rule", async () => {
  const { status, output } = await callSeo([...ask, "/cart", "--json"], closed);

  expect(status).toBe(1);
  expect(JSON.parse(output)).toEqual({
    url: "/cart",
    allowed: false,
    line: 2,
    rule: "Disallow: /cart",
  });
});

test.each([
  [["robots", "test"], "--agent is missing. seo robots test --help says how."],
  [
    ["robots", "test", "--nonsense"],
    "Unknown option '--nonsense'. seo robots test --help says how.",
  ],
  [["robots", "test", "--agnet", "x"], "Unknown option '--agnet'. Did you mean --agent?"],
  [["robots", "lint"], "name the file to check. seo robots lint --help says how."],
  [["robot", "test"], 'there is no command "robot". Did you mean robots test?'],
  [["--versoin"], 'there is no command "--versoin". Did you mean --version?'],
  [["nonsense"], 'there is no command "nonsense". seo --help lists the commands.'],
])("%j is bad use: exit status 2 and one line", async (words, line) => {
  expect(await callSeo(words)).toEqual({ status: 2, output: "", errors: `seo: ${line}\n` });
});

test("--version is that of package.json", async () => {
  expect(await callSeo(["--version"])).toMatchObject({
    status: 0,
    output: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
  });
});

test("a file that is not there is one line that says what to do", async () => {
  expect(await callSeo(["robots", "lint", "no-such-file.txt"])).toEqual({
    status: 2,
    output: "",
    errors: 'seo: no file "no-such-file.txt": check the name, or use - for standard input\n',
  });
});

test("help is asked for, so it is no mistake", async () => {
  expect((await callSeo(["--help"])).status).toBe(0);
  expect((await callSeo(["-h"])).status).toBe(0);
  expect((await callSeo(["robots", "test", "--help"])).output).toContain("Usage: seo robots test");
});

test("--batch answers one line a line, in order, and keeps step where a line is wrong", async () => {
  const record = { robotsTxt: closed, userAgent: "Googlebot", url: "/cart" };
  const lines = [record, { ...record, url: "/" }, { ...record, url: 7 }];
  const input = `${lines.map((line) => JSON.stringify(line)).join("\n")}\nnonsense\n`;

  const { status, output } = await callSeo(["robots", "test", "--batch"], input);

  expect(status).toBe(2);
  expect(
    output
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line)),
  ).toEqual([
    { allowed: false, line: 2, rule: "Disallow: /cart" },
    { allowed: true, line: null, rule: null },
    { error: 'line 3: "url" must be a text' },
    { error: "line 4: write one JSON object per line" },
  ]);
});

test("a batch that could be answered wholly ends with 0, whatever the answers", async () => {
  const record = { robotsTxt: closed, userAgent: "Googlebot", url: "/cart" };

  expect((await callSeo(["robots", "test", "--batch"], JSON.stringify(record))).status).toBe(0);
});

test("robots lint: notes alone are no findings", async () => {
  expect((await callSeo(["robots", "lint", "-"], "User-agent: *\nCrawl-delay: 5\n")).status).toBe(
    0,
  );
  expect((await callSeo(["robots", "lint", "-"], "User-agent: *\nDisallow: /\n")).status).toBe(1);
});

test("hreflang validate: a clean cluster, a finding, and a file without annotations", async () => {
  const head = '<link rel="canonical" href="https://a.example/"><link rel="alternate" hreflang=';
  const clean = await callSeo(
    ["hreflang", "validate", "-"],
    `${head}"en" href="https://a.example/">`,
  );
  const wrong = await callSeo(
    ["hreflang", "validate", "-"],
    `${head}"en-UK" href="https://a.example/">`,
  );

  expect(clean).toMatchObject({ status: 0, output: "1 page, 0 findings\n" });
  expect(wrong.status).toBe(1);
  expect(wrong.output).toContain("Write en-GB");
  expect(await callSeo(["hreflang", "validate", "-"], "<p>none</p>")).toMatchObject({
    status: 2,
    errors: expect.stringMatching(/^seo: "-" holds no hreflang annotation: .*\n$/),
  });
});

test("hreflang validate --batch judges one value a line", async () => {
  const { output } = await callSeo(
    ["hreflang", "validate", "--batch"],
    '{"value":"en-UK"}\n{"value":"ur-PK"}\n',
  );

  expect(
    output
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line)),
  ).toEqual([
    {
      valid: false,
      reason: `"UK" is not a country's code of two letters: United Kingdom is GB`,
      suggestions: ["en-GB"],
    },
    { valid: true, reason: "ok" },
  ]);
});

test("robots test reads bytes: a byte that is no UTF-8 is compared as it stands", async () => {
  const latin1 = Buffer.from("User-agent: *\nDisallow: /caf\xE9\n", "latin1").toString("latin1");
  const words = [...ask, "/caf%E9"];

  expect((await callSeo(words, Buffer.from(latin1, "latin1"))).status).toBe(1);
});

test.each([
  ["https://chinar.example/desks", "it is an address"],
  ['{"a":1}', "it looks like JSON"],
  ['<!doctype html><div id="root"></div><script src="/a.js"></script>', "its HTML has no words"],
])("terms: of %j no terms are listed", async (text, why) => {
  const { status, output, errors } = await callSeo(["terms", "-"], text);

  expect({ status, output }).toEqual({ status: 2, output: "" });
  expect(errors).toContain(why);
});

test("terms: of a page's HTML its words count, not its tags nor its menu", async () => {
  const page =
    '<!doctype html><title>x</title><nav>Menu here</nav><main><div class="hero"><p>Office desks. Office desks.</p></div></main>';
  const { output } = await callSeo(["terms", "-"], page);

  expect(output).toContain("office desks");
  expect(output).not.toMatch(/doctype|div|class|menu/);
});

test.each([
  ["<!doctype html><title>Not found</title>", "it looks like a web page"],
  ["https://chinar.example/robots.txt", "it is an address"],
  ["hello world", "no line of it is a rule"],
])("robots test: %j allows nothing, as it is no robots.txt", async (text, why) => {
  const { status, output, errors } = await callSeo([...ask, "/desks"], text);

  expect({ status, output }).toEqual({ status: 2, output: "" });
  expect(errors).toContain(why);
});

test("robots test: an empty file is one that allows everything", async () => {
  expect((await callSeo([...ask, "/desks"], "")).status).toBe(0);
});

test("robots lint: a page is refused, words are checked line by line", async () => {
  expect((await callSeo(["robots", "lint", "-"], "<!doctype html><p>x")).errors).toContain(
    "web page",
  );
  expect((await callSeo(["robots", "lint", "-"], "hello world")).status).toBe(1);
});

test("links: one link is one link", async () => {
  const { output } = await callSeo(["links", "-"], '<p><a href="https://a.example/">a</a>');

  expect(output).toContain("1 link: 1 followed");
});

/** What a terminal would obey: a title of its own, a cleared screen, a turned line. */
const STEERING = "\u001b]0;x\u0007 \u009b2J \u202e \u007f \r";
const OBEYED = /(?![\n\t])[\p{Cc}\p{Bidi_Control}]/u;
const hostile = `<!doctype html><html lang="en"><title>${STEERING}</title><h1>${STEERING}</h1><meta name="description" content="${STEERING}"><a href="/${STEERING}" rel="${STEERING}">${STEERING}</a><a href="javascript:${STEERING}">${STEERING}</a><p>${`${STEERING}words `.repeat(60)}</p>`;

test.each([
  [["audit", "-"], hostile],
  [["links", "-"], hostile],
  [["serp", "-"], hostile],
  [["terms", "-"], hostile],
  [
    ["hreflang", "validate", "-"],
    `<link rel="alternate" hreflang="${STEERING}" href="/x${STEERING}">`,
  ],
  [["robots", "lint", "-"], `User-agent: ${STEERING}\nDisallow: ${STEERING}\n${STEERING}: x`],
  [["robots", "test", "--file", "-", "--agent", STEERING, "--url", `/${STEERING}`], closed],
  [["audit", `${STEERING}.html`], ""],
  [[STEERING], ""],
  [["audit", "-", `--${STEERING}`], hostile],
])("what a page says does not steer the terminal: seo %j", async (words, input) => {
  for (const more of [[], ["--json"]]) {
    const { output, errors } = await callSeo([...words, ...more], input);
    expect(output + errors).not.toMatch(OBEYED);
    expect(output + errors).not.toBe("");
  }
});

test("a batch shows it, too, and means the same", async () => {
  const { output } = await callSeo(["audit", "--batch"], `${JSON.stringify({ html: hostile })}\n`);

  expect(output).not.toMatch(OBEYED);
  expect(JSON.parse(output)).toHaveProperty("score");
});

test("a reader that has enough changes nothing of the exit status: what was found stands", async () => {
  const main = path.join(import.meta.dirname, "main.ts");
  const child = spawn(process.execPath, [main, ...ask, "/cart"]);
  child.stdout.destroy();
  child.stdin.end(closed);
  const [status] = (await once(child, "exit")) as [number];

  expect(status).toBe(1);
});

test("a value may begin with a dash; an option that there is may not be one", async () => {
  expect(await callSeo(["serp", "--title", "-50% on shawls"])).toMatchObject({ errors: "" });
  expect(await callSeo(["serp", "--title", "--description", "x"])).toMatchObject({ status: 2 });
});

test("a byte order mark before a batch is skipped", async () => {
  const { status, output } = await callSeo(
    ["hreflang", "validate", "--batch"],
    '\uFEFF{"value":"ur-PK"}\n',
  );

  expect([status, JSON.parse(output)]).toMatchObject([0, { valid: true }]);
});

test.each([
  "Googlebot/2.1",
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://google.com/bot.html)",
])("%s is Googlebot", async (agent) => {
  const words = ["robots", "test", "--file", "-", "--agent", agent, "--url", "/x"];

  expect(await callSeo(words, "User-agent: Googlebot\nDisallow: /x\n")).toMatchObject({
    status: 1,
  });
});
