import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { callSeo } from "#scripts/seo/call-seo.ts";

const pages: Readonly<Record<string, string>> = {
  "/": '<title>Home</title><a href="/blog/one">One</a><a href="/shop/lawn">Lawn</a><a href="/draft">Draft</a>',
  "/blog/one": '<title>One</title><a href="/blog/two">Two</a>',
  "/blog/two": "<title>Two</title>",
  "/shop/lawn":
    '<title>Lawn</title><img src="/lawn.png" alt="Lawn"><a href="/shop/old.pdf">Old</a>',
  "/draft": "<title>Draft</title>",
};

let staging: Server;
let elsewhere: Server;
let asked: IncomingMessage[] = [];
let askedElsewhere: IncomingMessage[] = [];
let folder: string;

function listen(server: Server): Promise<void> {
  return new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
}
const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "seo-own-site-test-"));
  elsewhere = createServer((request, response) => {
    askedElsewhere.push(request);
    response.writeHead(200, { "content-type": "text/html" }).end("<title>Elsewhere</title>");
  });
  await listen(elsewhere);
  staging = createServer((request, response) => {
    asked.push(request);
    const { url = "/" } = request;
    if (url === "/robots.txt") {
      response.end("User-agent: *\nDisallow: /draft\n\nUser-agent: Lamp\nDisallow: /blog\n");
      return;
    }
    if (url === "/some.xml") {
      const entries = ["/shop/lawn", "/draft"].map(
        (page) => `<url><loc>${originOf(staging)}${page}</loc></url>`,
      );
      response
        .setHeader("content-type", "application/xml")
        .end(
          `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join("")}</urlset>`,
        );
      return;
    }
    const html = pages[url];
    const out = url === "/" ? `<a href="${originOf(elsewhere)}/">Elsewhere</a>` : "";
    response
      .writeHead(html === undefined ? 404 : 200, { "content-type": "text/html" })
      .end(html === undefined ? "" : html + out);
  });
  await listen(staging);
});
afterAll(() => {
  staging.close();
  elsewhere.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  asked = [];
  askedElsewhere = [];
});

const fast = ["--rate", "0", "--allow-private", "--json"];
const read = () =>
  new Set(asked.map(({ url = "" }) => url).filter((url) => Object.hasOwn(pages, url)));

async function crawl(...words: string[]) {
  const { output } = await callSeo(["crawl", `${originOf(staging)}/`, ...fast, ...words]);
  const { bounds } = JSON.parse(output) as { bounds: { id: string; text: string }[] };
  return bounds.filter(({ id }) => id === "own-site" || id === "scope").map(({ text }) => text);
}

test("robots.txt is obeyed, and the report says nothing of one's own site", async () => {
  expect(await crawl()).toEqual([]);
  expect(read()).not.toContain("/draft");
  expect(read().size).toBe(4);
});

test("--ignore-robots opens what robots.txt closes, and the report says so", async () => {
  expect(await crawl("--ignore-robots")).toEqual([
    "robots.txt was read, but kept no page from being opened.",
  ]);
  expect(read()).toContain("/draft");
});

test("--user and --header are sent to the site and to nobody else; the report names no secret", async () => {
  const told = await crawl("--user", "editor:lamp post", "--header", "X-Preview: yes");

  expect(told).toEqual(["The site was asked with headers of one's own: x-preview, authorization."]);
  for (const { headers } of asked) {
    expect(headers).toMatchObject({
      "x-preview": "yes",
      authorization: `Basic ${Buffer.from("editor:lamp post").toString("base64")}`,
    });
  }
  expect(askedElsewhere.length).toBeGreaterThan(0);
  for (const { headers } of askedElsewhere) {
    expect(headers).not.toHaveProperty("x-preview");
    expect(headers).not.toHaveProperty("authorization");
  }
});

test("--agent names who asks, and whose group of robots.txt counts", async () => {
  expect(await crawl("--agent", "Lamp/2.0 (staging)")).toEqual([
    "The site was asked as “Lamp/2.0 (staging)”.",
  ]);
  expect(new Set(asked.map(({ headers }) => headers["user-agent"]))).toEqual(
    new Set(["Lamp/2.0 (staging)"]),
  );
  expect(read()).toContain("/draft");
  expect(read()).not.toContain("/blog/one");
});

test("--include and --exclude say which addresses are opened; the start always is", async () => {
  expect(await crawl("--include", "/blog/", "--exclude", "*two$")).toEqual([
    "Only addresses like /blog/ were to be read. Addresses like *two$ were left out.",
  ]);
  expect(read()).toEqual(new Set(["/", "/blog/one"]));
});

test("--sitemap reads what one sitemap lists, and follows no link", async () => {
  const file = `${originOf(staging)}/some.xml`;
  const [, scope] = await crawl("--sitemap", file, "--ignore-robots");
  expect(scope).toBe(
    `Only the start and what ${file} lists were to be read; redirects and canonicals were followed, links to other pages of the site were not.`,
  );
  expect(read()).toEqual(new Set(["/", "/shop/lawn", "/draft"]));
});

test("--list reads its addresses, in a file or from a pipe, and follows no link", async () => {
  const list = `\uFEFF${originOf(staging)}/blog/one\r\n\n${originOf(staging)}/shop/lawn\n`;
  const file = path.join(folder, "list.txt");
  writeFileSync(file, list);
  for (const [words, input] of [
    [["--list", file], ""],
    [["--list", "-"], list],
  ] as const) {
    asked = [];
    const { status, output } = await callSeo(["crawl", ...words, ...fast], input);
    expect(status).toBe(0);
    expect(read()).toEqual(new Set(["/blog/one", "/shop/lawn"]));
    expect(JSON.parse(output).bounds).toContainEqual({
      id: "scope",
      text: "Only 2 addresses of a list were to be read; redirects and canonicals were followed, links to other pages of the site were not.",
    });
  }
});

test.each([
  ["", "--list names no address"],
  ["http://127.0.0.1/\nhttp://127.0.0.2/", "--list, line 2: 127.0.0.2 is another site"],
  ["127.0.0.1/a", "--list, line 1: write the address in full"],
  ["http://127.0.0.1/\nwhat is this", "--list, line 2: "],
])("a list like %j is refused before anything is read", async (list, message) => {
  const { status, errors } = await callSeo(["crawl", "--list", "-", ...fast], list);
  expect([status, errors]).toEqual([2, expect.stringContaining(message)]);
  expect(asked).toEqual([]);
});

test.each([
  [["http://site.pk", "--list", "x"], "name the site's address or --list, not both"],
  [["--list", "x", "--include", "/a"], "--list reads its addresses alone: leave out --include"],
  [["http://site.pk", "--user", "editor"], "NAME:PASSWORD"],
  [["http://site.pk", "--header", "X-Preview"], "--header takes a name and a value"],
  [["http://site.pk", "--header", "Host: other.pk"], "--header leaves Host to the reader"],
  [["http://site.pk", "--header", "User-Agent: Lamp"], "--header leaves User-Agent to --agent"],
  [["http://site.pk", "--agent", "Lamp\r\nX: y"], "--agent has characters that no header may have"],
  [
    ["http://site.pk", "--include", "blog"],
    '--include takes a path such as /blog/ or *.pdf$, not "blog"',
  ],
  [["http://site.pk", "--sitemap", "ftp://site.pk/"], "--sitemap: "],
])("%j is bad use or input", async (words, message) => {
  const { status, errors } = await callSeo(["crawl", ...words]);
  expect([status, errors]).toEqual([2, expect.stringContaining(message)]);
});
