import { gzipSync } from "node:zlib";

import { afterEach, expect, test, vi } from "vitest";

import type { SiteRows } from "#engine/site-audit/rows.ts";

import { Unread } from "#server/reading/outcome.ts";
import { describeCrawl } from "#server/audits/report/describe-crawl.ts";
import { createTestCrawls } from "#tests/support/server/create-test-crawl.ts";
import { HTML, say } from "#tests/support/server/small-web.ts";

type Answers = NonNullable<Parameters<typeof createTestCrawls>[0]>;
type Answer = Answers[string];

let close = async () => {};
afterEach(() => close());

async function start(answers: Answers) {
  const crawls = await createTestCrawls(answers);
  close = crawls.close;
  return crawls;
}

const page = (...links: string[]) =>
  say(
    200,
    HTML,
    `<!doctype html><title>${links.length} links</title><link rel="icon" href="data:,"><h1>Page</h1>${links.map((link) => `<a href="${link}">To ${link}</a>`).join(" ")}`,
  );

const named = (name: string) => say(200, HTML, `<!doctype html><title>${name}</title><p>${name}`);

const stub = (content: string, text = "") =>
  say(
    200,
    HTML,
    `<!doctype html><title>Moved</title><meta http-equiv="refresh" content="${content}"><p>${text}`,
  );

const PROTOCOL = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const urlset = (...paths: string[]) =>
  `<urlset ${PROTOCOL}>${paths.map((path) => `<url><loc>http://site.pk${path}</loc></url>`).join("")}</urlset>`;

const sitemapIndex = (...files: string[]) =>
  say(
    200,
    { "content-type": "application/xml" },
    `<sitemapindex ${PROTOCOL}>${files.map((file) => `<sitemap><loc>http://site.pk${file}</loc></sitemap>`).join("")}</sitemapindex>`,
  );

const send =
  (type: string, body: Buffer): Answer =>
  (_request, response) => {
    response.writeHead(200, { "content-type": type }).end(body);
  };

const pathOf = (url: string) => new URL(url).pathname + new URL(url).search;

/** Path → what became of it, in a word or two. */
function outcomes({ pages }: SiteRows): Record<string, string> {
  return Object.fromEntries(
    pages.map(({ url, status, notRead, unreadable }) => [
      pathOf(url),
      unreadable ?? notRead?.reason ?? String(status),
    ]),
  );
}

test("links are followed, every hop is a row, clicks are counted, nothing is asked twice", async () => {
  const { web, crawl } = await start({
    "/": page("/a", "/old", "/a#part", "/b"),
    "/a": page("/", "/deep"),
    "/old": say(301, { location: "/new" }),
    "/new": page("/c"),
    "/b": say(410, HTML),
    "/c": page(),
    "/deep": page(),
  });
  const rows = await crawl("http://site.pk/");

  expect(rows.pages.map(({ url, status, depth }) => [pathOf(url), status, depth])).toEqual([
    ["/", 200, 0],
    ["/a", 200, 1],
    ["/old", 301, 1],
    ["/b", 410, 1],
    ["/deep", 200, 2],
    ["/new", 200, 1],
    ["/c", 200, 2],
  ]);
  expect(rows.pages.find(({ url }) => url.endsWith("/old"))?.location).toBe("http://site.pk/new");
  const asked = web.requests.map(({ host, path }) => host + path);
  expect(new Set(asked).size).toBe(asked.length);
  expect([...rows.links].filter(({ kind }) => kind === "link")).toHaveLength(7);
});

test("a page whose meta refresh leads on is a redirect; one that waits and has words is a page", async () => {
  const { crawl } = await start({
    "/": page("/stub", "/waits", "/empty", "/away"),
    "/stub": stub("0; url=new#part"),
    "/new": page(),
    "/waits": stub("30; url=/new", "words ".repeat(50)),
    "/empty": stub("1; url=/new"),
    "/away": stub("0;url=http://elsewhere.pk/"),
  });
  const rows = await crawl("http://site.pk/");

  expect(
    rows.pages.map(({ url, location, facts }) => [pathOf(url), location, facts !== undefined]),
  ).toEqual([
    ["/", undefined, true],
    ["/stub", "http://site.pk/new", false],
    ["/waits", undefined, true],
    ["/empty", "http://site.pk/new", false],
    ["/away", "http://elsewhere.pk/", false],
    ["/new", undefined, true],
  ]);
});

const raw = (text: string, encoding: "utf8" | "latin1") => ({
  ...HTML,
  refresh: Buffer.from(text, encoding).toString("latin1"),
});

test("a page whose Refresh header leads on is a redirect, raw UTF-8 and Latin-1 in it too", async () => {
  const { crawl } = await start({
    "/": page("/a", "/b", "/stays"),
    "/a": say(200, raw("0; url=/ش", "utf8"), "<h1>Moved</h1>"),
    "/b": say(200, raw("0;URL=/caf\u00e9", "latin1"), "<h1>Moved</h1>"),
    "/stays": say(200, raw("600", "utf8"), "<h1>Prices</h1>"),
  });
  const rows = await crawl("http://site.pk/");

  const locations = rows.pages.map(({ url, location }) => [pathOf(url), location]);
  expect(Object.fromEntries(locations)).toMatchObject({
    "/a": "http://site.pk/%D8%B4",
    "/b": "http://site.pk/caf%E9",
    "/stays": undefined,
  });
});

test("the other side sees two requests at most", async () => {
  let begun = 0;
  let running = 0;
  let most = 0;
  const slowly =
    (answer: Answer): Answer =>
    (request, response) => {
      begun += 1;
      running += 1;
      most = Math.max(most, running);
      setTimeout(() => {
        running -= 1;
        answer(request, response);
      }, 150);
    };
  const { crawl } = await start({
    "site.pk/": slowly(page("/1", "/2", "/3", "/4", "/5", "/6")),
    ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`/${n}`, slowly(page())])),
  });
  await crawl("http://site.pk/", { settings: { gapMs: 60 } });

  expect(most).toBeLessThanOrEqual(2);
  expect(begun).toBe(7);
});

test("robots.txt is obeyed for our own agent, with its line", async () => {
  const { web, crawl } = await start({
    "/robots.txt": say(
      200,
      { "content-type": "text/plain" },
      "User-agent: *\nAllow: /\n\nUser-agent: PehlaPageBot\nDisallow: /shut\n",
    ),
    "/": page("/shut/a", "/open"),
    "/open": page(),
  });
  const rows = await crawl("http://site.pk/");

  expect(rows.pages.find(({ url }) => url.endsWith("/shut/a"))).toMatchObject({
    status: null,
    notRead: { reason: "robots", line: 5 },
  });
  expect(web.paths()).not.toContain("/shut/a");
});

test("robots.txt is read and matched by a worker, up to its bound, and the report says where it stopped", async () => {
  const rules = `Disallow: /shut\n${"Disallow: /*ab*cd\n".repeat(20_000)}Disallow: /late\n`;
  const { tools, crawl } = await start({
    "/robots.txt": say(200, { "content-type": "text/plain" }, `User-agent: *\n${rules}`),
    "/": page("/shut", "/late"),
    "/late": page(),
  });
  const asked: unknown[] = [];
  const run = tools.pages.run.bind(tools.pages);
  tools.pages.run = (task, options) => {
    if (task.kind === "robots") asked.push(task.url);
    return run(task, options);
  };
  const rows = await crawl("http://site.pk/");

  expect(outcomes(rows)).toMatchObject({ "/shut": "robots", "/late": "200" });
  expect(asked).toEqual(expect.arrayContaining([undefined, "http://site.pk/shut"]));
  expect(rows.bounds).toContainEqual({
    id: "robots-bytes",
    text: expect.stringContaining("first 20,000 lines"),
  });
});

test.each([
  ["503", say(503, {})],
  ["429", say(429, {})],
])("robots.txt that answers %s forbids everything, and is said", async (_status, answer) => {
  const { web, crawl } = await start({ "/robots.txt": answer, "/": page("/a") });
  const rows = await crawl("http://site.pk/");

  expect(web.paths()).toEqual(["/robots.txt"]);
  expect(rows.robots?.kind).toBe("unavailable");
  expect(rows.bounds.map(({ id }) => id)).toEqual(["robots-unreachable"]);
});

test("the site is where the start redirects to, with and without www", async () => {
  const { crawl } = await start({
    "old.pk/": say(301, { location: "http://www.new.pk/" }),
    "www.new.pk/": page("http://new.pk/a", "http://old.pk/b", "https://elsewhere.pk/"),
    "new.pk/a": page(),
  });
  const rows = await crawl("http://old.pk/");

  expect(rows.hosts).toEqual(["www.new.pk", "new.pk"]);
  expect(rows.pages.map(({ url }) => url)).toEqual([
    "http://old.pk/",
    "http://www.new.pk/",
    "http://new.pk/a",
  ]);
  expect(rows.targets.map(({ url, state }) => [url, state])).toEqual([
    ["http://old.pk/b", "dead"],
    ["https://elsewhere.pk/", "dead"],
  ]);
});

test("an address elsewhere is judged where it ends, by GET where HEAD is refused, and robots' own trouble is not called broken", async () => {
  let drops = 0;
  const { web, crawl } = await start({
    "/": page(
      ...["moved", "gone", "failed", "shy", "busy", "blocked", "closed", "turning"].map(
        (name) => `http://a.pk/${name}`,
      ),
      ...["turned-away", "dropped-once"].map((name) => `http://a.pk/${name}`),
    ),
    "a.pk/turned-away": (request, response) => {
      if (request.method === "HEAD") response.writeHead(302, { location: "http://b.pk/lost" });
      response.end();
    },
    "a.pk/dropped-once": (request, response) => {
      if (request.method === "HEAD" || drops++ === 0) request.socket.destroy();
      else response.end();
    },
    "a.pk/moved": say(301, { location: "http://b.pk/lost" }),
    "b.pk/lost": say(404, HTML),
    "a.pk/gone": say(410, HTML),
    "a.pk/failed": say(500, HTML),
    "a.pk/shy": (request, response) => {
      response.writeHead(request.method === "HEAD" ? 500 : 200).end();
    },
    "a.pk/busy": say(503, HTML),
    "a.pk/blocked": say(403, HTML),
    "a.pk/closed": say(401, HTML),
    "a.pk/turning": say(302, { location: "http://a.pk/turning#again" }),
  });
  const rows = await crawl("http://site.pk/");

  expect(rows.targets.map(({ url, state }) => `${url.slice(7)} ${state}`)).toEqual([
    "a.pk/moved redirected",
    "a.pk/gone dead",
    "a.pk/failed dead",
    "a.pk/shy alive",
    "a.pk/busy unchecked",
    "a.pk/blocked unchecked",
    "a.pk/closed unchecked",
    "a.pk/turning redirected",
    "a.pk/turned-away alive",
    "a.pk/dropped-once alive",
    "b.pk/lost dead",
  ]);
  expect(web.paths().filter((path) => path === "/lost")).toHaveLength(2);
});

test("a picture is weighed whether or not the server tells its length", async () => {
  const { crawl } = await start({
    "/": say(
      200,
      HTML,
      '<link rel="icon" href="data:,"><img src="/told.png"><img src="/untold.png"><img src="/small.png">',
    ),
    "/told.png": (_request, response) => {
      response.writeHead(200, { "content-type": "image/png", "content-length": 700_000 });
      response.end(_request.method === "HEAD" ? undefined : Buffer.alloc(700_000));
    },
    "/untold.png": (_request, response) => {
      response.writeHead(200, { "content-type": "image/png" });
      response.end(_request.method === "HEAD" ? undefined : Buffer.alloc(600_000));
    },
    "/small.png": (_request, response) => {
      response.writeHead(200, { "content-type": "image/png" });
      response.end(_request.method === "HEAD" ? undefined : Buffer.alloc(10));
    },
  });
  const rows = await crawl("http://site.pk/");

  expect(rows.targets.map(({ bytes }) => bytes)).toEqual([700_000, 600_000, 10]);
});

test("style sheets are read for the direction that they give, those of other hosts too", async () => {
  const css = { "content-type": "text/css" };
  const sheets = ["/turns.css", "/plain.css", "/gone.css", "http://cdn.other.pk/turns.css"];
  const { crawl } = await start({
    "/": say(
      200,
      HTML,
      `<link rel="icon" href="data:,">${sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join("")}`,
    ),
    "/turns.css": say(200, css, "html:lang(ur){direction:rtl}"),
    "/plain.css": say(200, css, "p{color:red}"),
    "/gone.css": say(404, HTML, "direction:rtl"),
    "cdn.other.pk/turns.css": say(200, css, "body{direction:rtl}"),
  });
  const rows = await crawl("http://site.pk/");

  expect(
    rows.targets.map(({ url, state, maySetDirection }) => [url, state, maySetDirection]),
  ).toEqual([
    ["http://site.pk/turns.css", "alive", true],
    ["http://site.pk/plain.css", "alive", false],
    ["http://site.pk/gone.css", "dead", undefined],
    ["http://cdn.other.pk/turns.css", "alive", true],
  ]);
});

test("where no page names an icon, the usual one is asked for", async () => {
  const { crawl } = await start({
    "/": say(200, HTML, "<h1>Cloth</h1>"),
    "/favicon.ico": say(200, { "content-type": "image/x-icon", "content-length": "0" }),
  });
  const rows = await crawl("http://site.pk/");

  expect(rows.targets.map(({ url, state }) => [url, state])).toEqual([
    ["http://site.pk/favicon.ico", "alive"],
  ]);
});

test("what acts and what never ends is counted, not asked", async () => {
  const months = Array.from({ length: 60 }, (_, at) => `/events/${2020 + (at % 9)}/${at}`);
  const { web, crawl } = await start({
    "/": page("/logout", "/cart?add-to-cart=3", "/shop?sort=a", "/shop?sort=b", "/shop?sort=c"),
    "/shop?sort=a": page(...months),
    "/shop?sort=b": page(),
  });
  const rows = await crawl("http://site.pk/");
  const all = outcomes(rows);

  expect([all["/logout"], all["/cart?add-to-cart=3"], all["/shop?sort=c"]]).toEqual([
    "acts",
    "acts",
    "trap",
  ]);
  expect(web.paths().filter((path) => path.startsWith("/events/"))).toHaveLength(24);
  expect(rows.bounds.map(({ id, text }) => [id, text.slice(0, 14)])).toEqual([
    ["pattern", "/events/{date}"],
    ["pattern", "/shop?…: the s"],
  ]);
});

test("a calendar whose every page leads to the next one ends", async () => {
  const { web, crawl } = await start({
    "/": page("/calendar/2026/1"),
    ...Object.fromEntries(
      Array.from({ length: 200 }, (_one, month) => [
        `/calendar/2026/${month}`,
        page(`/calendar/2026/${month + 1}`, `/calendar/2026/${month + 2}`),
      ]),
    ),
  });
  const rows = await crawl("http://site.pk/");
  expect(web.paths().filter((path) => path.startsWith("/calendar")).length).toBeLessThan(60);
  expect(rows.bounds.map(({ id }) => id)).toContain("pattern");
});

test("pages, clicks and addresses elsewhere have bounds, each with its sentence", async () => {
  const { crawl } = await start({
    "/": page("/1", "/2", "/3", "/4", "http://a.pk/", "http://b.pk/"),
    "/1": page("/1/1"),
    "/2": page(),
    "/1/1": page(),
  });
  const few = await crawl("http://site.pk/", { settings: { pages: 3, externalTargets: 1 } });
  expect(outcomes(few)).toMatchObject({ "/1": "200", "/2": "200", "/3": "limit", "/4": "limit" });
  expect(few.bounds.map(({ id }) => id)).toEqual(["pages", "external-targets"]);
  expect(few.targets).toHaveLength(1);

  const flat = await crawl("http://site.pk/", { settings: { depth: 1 } });
  expect(outcomes(flat)["/1/1"]).toBe("depth");
  expect(flat.bounds).toContainEqual({
    id: "depth",
    text: "Pages are read up to 1 click from the start. 1 more is known, and was not read; more may follow behind it.",
  });
});

test("dead links, redirects and files take no place in the limit of pages, however many they are", async () => {
  const dead = Array.from({ length: 30 }, (_one, at) => `/gone-${at}`);
  const { crawl } = await start({
    "/": page(...dead, "/moved", "/list.pdf", "/failed", "/1", "/2", "/3", "/4"),
    "/moved": say(301, { location: "/gone-0" }),
    "/list.pdf": say(200, { "content-type": "application/pdf" }, "%PDF"),
    "/failed": say(500, HTML),
    ...Object.fromEntries(["/1", "/2", "/3", "/4"].map((path) => [path, page()])),
  });
  const rows = await crawl("http://site.pk/", { settings: { pages: 4 } });
  const all = outcomes(rows);

  expect(dead.map((path) => all[path])).toEqual(dead.map(() => "404"));
  expect(["/1", "/2", "/3", "/4"].map((path) => all[path])).toEqual(["200", "200", "200", "limit"]);
  expect(rows.bounds).toContainEqual({
    id: "pages",
    text: "4 pages are read at most. 1 more is known, and was not read.",
  });
});

test("copies of a page take no place in the limit of pages, up to as many as there are pages", async () => {
  const paths = ["/a", "/b", "/c"];
  const copies = paths.flatMap((path) => [`${path}/`, `${path}?from=menu`]);
  const { crawl } = await start({
    "/": page("/a", "/a/", "/a?from=menu", "/b", "/b/", "/b?from=menu", "/c", "/c/"),
    ...Object.fromEntries(
      [...paths, ...copies].map((path) => [path, named(path.charAt(1))] as const),
    ),
  });
  const all = outcomes(await crawl("http://site.pk/", { settings: { pages: 4 } }));
  expect(paths.map((path) => all[path])).toEqual(["200", "200", "200"]);

  const few = outcomes(await crawl("http://site.pk/", { settings: { pages: 3 } }));
  expect(few["/c"]).toBe("limit");
});

test("a redirect, by its status or at once in its HTML, is drawn as one, and not as shut", async () => {
  const { begin, goOn, tools } = await start({
    "/": page("/old", "/stub", "/gone"),
    "/old": say(301, { location: "/new" }),
    "/stub": stub("0; url=/new"),
    "/new": page(),
  });
  const id = await begin("http://site.pk/");
  await goOn(id);

  const crawl = await tools.store.get(id);
  const urls = (await tools.store.readFrontier(id)).map(({ url }) => new URL(url).pathname);
  const squares = crawl?.progress?.squares ?? [];
  expect(Object.fromEntries(urls.map((path, n) => [path, squares[n]]))).toMatchObject({
    "/": "open",
    "/old": "redirect",
    "/stub": "redirect",
    "/gone": "shut",
    "/new": "open",
  });
});

test("while it is judged, what was read and how many more are known stand still", async () => {
  const { begin, goOn, tools } = await start({
    "/": page("/1", "/2", "/3", "/4", "/logout"),
    "/1": page(),
    "/2": page(),
  });
  const id = await begin("http://site.pk/", { pages: 3 });
  await goOn(id);
  const crawl = await tools.store.get(id);

  expect(crawl?.phase).toBe("judging");
  expect(crawl?.progress).toMatchObject({ found: 6, read: 3, waiting: 2, keptOut: 1 });
  expect(crawl?.progress?.squares.filter((square) => square === "waiting")).toHaveLength(2);
  const told = describeCrawl(crawl!, {}).progress;
  expect([told.secondsLeft, told.now]).toEqual([undefined, undefined]);
});

test("a sitemap in gzip below an index is read, and its orphans too", async () => {
  const { crawl } = await start({
    "/robots.txt": say(
      200,
      { "content-type": "text/plain" },
      "Sitemap: http://site.pk/index.xml\n",
    ),
    "/index.xml": say(
      200,
      { "content-type": "application/xml" },
      `<sitemapindex ${PROTOCOL}><sitemap><loc>http://site.pk/s.xml.gz</loc></sitemap></sitemapindex>`,
    ),
    "/s.xml.gz": (_request, response) => {
      response
        .writeHead(200, { "content-type": "application/gzip" })
        .end(gzipSync(urlset("/", "/orphan")));
    },
    "/": page("/linked"),
    "/linked": page(),
    "/orphan": page(),
  });
  const rows = await crawl("http://site.pk/");
  expect(rows.sitemaps.map(({ kind, foundIn }) => [kind, foundIn])).toEqual([
    ["index", "robots"],
    ["pages", "index"],
  ]);
  expect(rows.pages.map(({ url, foundBy, depth }) => [pathOf(url), foundBy, depth])).toEqual([
    ["/", ["start", "sitemap"], 0],
    ["/linked", ["link"], 1],
    ["/orphan", ["sitemap"], null],
  ]);
});

test("an index of an index is named, and a usual place that leads home holds no sitemap", async () => {
  const { crawl } = await start({
    "/": page(),
    "/robots.txt": say(
      200,
      { "content-type": "text/plain" },
      "Sitemap: http://site.pk/outer.xml\nSitemap: http://site.pk/self.xml",
    ),
    "/outer.xml": sitemapIndex("/inner.xml"),
    "/inner.xml": sitemapIndex("/pages.xml"),
    "/pages.xml": say(200, { "content-type": "application/xml" }, urlset("/")),
    "/self.xml": sitemapIndex("/self.xml"),
    "home.pk/robots.txt": say(404, HTML),
    "home.pk/sitemap.xml": say(302, { location: "/" }),
  });
  const kinds = async (url: string) =>
    (await crawl(url)).sitemaps.map(({ url: file, kind, detail }) => [pathOf(file), kind, detail]);

  expect(await kinds("http://site.pk/")).toEqual([
    ["/outer.xml", "index", undefined],
    ["/self.xml", "index", "It is an index that names itself."],
    ["/inner.xml", "index", expect.stringContaining("an index that an index names")],
    ["/pages.xml", "pages", undefined],
  ]);
  expect(await kinds("http://home.pk/")).toEqual([
    ["/sitemap.xml", "missing", undefined],
    ["/sitemap_index.xml", "missing", undefined],
  ]);
});

test("bombs, silence and broken answers are rows with their reasons", async () => {
  const bomb = gzipSync(Buffer.alloc(60_000_000, "a"));
  const { crawl } = await start({
    "/": page("/bomb", "/silent", "/cut", "/picture", "/empty"),
    "/bomb": (_request, response) => {
      response.writeHead(200, { ...HTML, "content-encoding": "gzip" }).end(bomb);
    },
    "/silent": () => {},
    "/cut": (_request, response) => {
      response.writeHead(200, { ...HTML, "content-length": "100" }).write("<title>");
      response.destroy();
    },
    "/picture": say(200, HTML, "\u0089PNG\u0000\u0001\u0002\u0000\u0000\u0000"),
    "/empty": say(200, HTML, ""),
  });
  const rows = await crawl("http://site.pk/", { settings: { pageMs: 400 } });
  expect(outcomes(rows)).toMatchObject({
    "/bomb": "200",
    "/silent": "timeout",
    "/cut": "unreachable",
    "/picture": "It is not HTML, although the server says so.",
    "/empty": "The server sends an empty page.",
  });
});

test("Shift-JIS, UTF-16, broken UTF-8 and addresses in Urdu are read", async () => {
  const sjis = Buffer.from("3c7469746c653e93fa967b8cea3c2f7469746c653e", "hex");
  const utf16 = Buffer.from("\uFEFF<title>اردو</title>", "utf16le");
  const broken = Buffer.concat([
    Buffer.from("<title>caf"),
    Buffer.from([0xc3, 0x28]),
    Buffer.from("</title>"),
  ]);
  const urdu = `/${encodeURIComponent("لان-کا-سوٹ")}`;
  const { crawl } = await start({
    "/": page("/sjis", "/utf16", "/broken", "/لان-کا-سوٹ"),
    "/sjis": send("text/html; charset=shift_jis", sjis),
    "/utf16": send("text/html", utf16),
    "/broken": send("text/html; charset=utf-8", broken),
    [urdu]: page(),
  });
  const rows = await crawl("http://site.pk/");
  const titles = Object.fromEntries(
    rows.pages.map(({ url, facts }) => [pathOf(url), facts?.titles[0]?.value]),
  );
  expect(titles).toMatchObject({
    "/sjis": "日本語",
    "/utf16": "اردو",
    "/broken": "caf\uFFFD(",
    [urdu]: "0 links",
  });
});

test("five thousand links on a page are known, and the bound on them is said", async () => {
  const many = Array.from({ length: 5_050 }, (_, at) => `/p${at}`);
  const { crawl } = await start({ "/": page(...many) });
  const rows = await crawl("http://site.pk/", { settings: { pages: 5 } });
  expect(rows.pages).toHaveLength(5_001);
  expect(rows.bounds.map(({ id }) => id)).toEqual(["links-of-a-page"]);
});

test("one address that always asks to slow down is left, and the others are read", async () => {
  const { crawl } = await start({
    "/": page("/always", "/a", "/busy", "/b"),
    "/a": page(),
    "/always": say(429, { "retry-after": "0" }),
    "/b": page(),
    "/busy": say(503, { "retry-after": "0" }),
  });
  const rows = await crawl("http://site.pk/", { settings: { atOnce: 1 } });

  expect(outcomes(rows)).toEqual({
    "/": "200",
    "/a": "200",
    "/always": "unreachable",
    "/busy": "503",
    "/b": "200",
  });
  expect(rows.bounds).toEqual([]);
});

test("a server that refuses one address after another is asked no more, and we say so", async () => {
  const refusing = Object.fromEntries(
    Array.from({ length: 20 }, (_, n) => [`/${n}`, say(429, { "retry-after": "0" })] as const),
  );
  const { crawl, web } = await start({ "/": page(...Object.keys(refusing)), ...refusing });
  const rows = await crawl("http://site.pk/", { settings: { atOnce: 1 } });

  expect(rows.bounds.map(({ id }) => id)).toEqual(["server-tired"]);
  expect(web.paths().filter((path) => /^\/\d+$/.test(path)).length).toBeLessThan(20);
});

test("a server that asks to slow down is asked once more; where nothing else answers we stop and say so", async () => {
  let calls = 0;
  const busyOnce: Answer = (request, response) => {
    calls += 1;
    if (calls === 1) response.writeHead(429, { "retry-after": "0" }).end();
    else page()(request, response);
  };
  const { crawl, web } = await start({
    "/": page("/a"),
    "/a": busyOnce,
    "site.pk/b": say(429, {}),
  });
  const once = await crawl("http://site.pk/");
  expect(outcomes(once)).toEqual({ "/": "200", "/a": "200" });
  expect(once.bounds).toEqual([]);
  calls = 0;
  web.requests.length = 0;
  const rows = await crawl("http://site.pk/b?", { settings: { atOnce: 1 } });
  expect(outcomes(rows)).toMatchObject({ "/b": "stopped" });
  expect(rows.bounds.map(({ id }) => id)).toEqual(["server-tired"]);
  expect(web.paths().filter((path) => path.startsWith("/b"))).toHaveLength(2);
});

test("five errors of the server in a row end the reading; pages that fail here and there do not", async () => {
  const failing = Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((n) => [`/${n}`, say(500, HTML)] as const),
  );
  const { crawl } = await start({
    "/": page(...Object.keys(failing)),
    ...failing,
    "mixed.pk/": page("/1", "/ok", "/2", "/ok2", "/3", "/4", "/5"),
    "/ok": page(),
    "/ok2": page(),
  });
  const tired = await crawl("http://site.pk/", { settings: { atOnce: 1 } });
  expect(tired.bounds.map(({ id }) => id)).toEqual(["server-tired"]);
  // What waited for its turn is not asked any more; one was on its way.
  expect(Object.values(outcomes(tired)).filter((one) => one === "500").length).toBeLessThan(7);

  const mixed = await crawl("http://mixed.pk/", { settings: { atOnce: 1 } });
  expect(mixed.bounds).toEqual([]);
});

test("a name that leads nowhere fails with a sentence", async () => {
  const { begin, goOn, tools } = await start({});
  tools.guard.resolveName = async () => {
    const { leadsNowhere } = await import("#server/reading/outcome.ts");
    throw new Unread(leadsNowhere);
  };
  const id = await begin("http://gone.pk/");
  expect(await goOn(id)).toEqual({ outcome: "failed" });
  expect((await tools.store.get(id))?.detail).toMatch(/^This address leads to no public server/);
});

test("what is stopped keeps what was read, and says so", async () => {
  const { begin, goOn, tools } = await start({
    "/": page("/1", "/2", "/3"),
    "/1": page(),
    "/2": () => {},
    "/3": () => {},
  });
  const id = await begin("http://site.pk/");
  const control = new AbortController();
  await goOn(id, {
    signal: control.signal,
    onChange: ({ frontier }) => {
      if (frontier.counts().read === 2) control.abort("stop");
    },
  });
  const rows = await tools.store.readRows(id);
  expect(outcomes(rows)).toEqual({ "/": "200", "/1": "200", "/2": "stopped", "/3": "stopped" });
  expect(rows.bounds.map(({ id: bound }) => bound)).toEqual(["stopped"]);
});

test("what is over stays as it is, whoever takes it up a moment too late", async () => {
  const { begin, goOn, tools, web } = await start({ "/": page() });
  const id = await begin("http://site.pk/");
  expect(await goOn(id, { judges: true })).toEqual({ outcome: "done" });
  const before = web.requests.length;

  expect(await goOn(id, { judges: true })).toEqual({ outcome: "left" });

  expect(web.requests.length).toBe(before);
  expect(await tools.store.get(id)).toMatchObject({ phase: "done", isLeased: false });
});

test("a small crawl is judged by the process that read it, a large one by one of its own", async () => {
  const many = Array.from({ length: 500 }, (_, n) => `/${n}`);
  const { begin, goOn, tools } = await start({
    "small.pk/": page(),
    "large.pk/": page(...many),
    ...Object.fromEntries(many.map((path) => [path, page()])),
  });
  const small = vi.spyOn(tools.smallReports, "run");
  const large = vi.spyOn(tools.reports, "run");
  const judged = async (host: string) => {
    const id = await begin(`http://${host}/`, { pages: 1_000 });
    expect(await goOn(id, { judges: true })).toEqual({ outcome: "done" });
    return (await tools.store.readReport(id))?.pagesRead;
  };
  const judgings = (run: typeof small) =>
    run.mock.calls.filter(([task]) => task.kind === "judge").length;

  expect(await judged("small.pk")).toBe(1);
  expect([judgings(small), judgings(large)]).toEqual([1, 0]);

  expect(await judged("large.pk")).toBe(501);
  expect([judgings(small), judgings(large)]).toEqual([1, 1]);
});

test("what is too much for the process that read it is judged by one with more room", async () => {
  const { begin, goOn, tools } = await start({ "/": page() });
  // One pool for both, so it is told by the task which of them is asked.
  const run = tools.pages.run.bind(tools.pages);
  vi.spyOn(tools.pages, "run").mockImplementation(async (task, ...more) => {
    const kind: string = task.kind;
    return kind === "judge" ? { kind: "failed", problem: "failed" } : run(task, ...more);
  });
  const id = await begin("http://site.pk/");

  expect(await goOn(id, { judges: true })).toEqual({ outcome: "done" });
  expect((await tools.store.readReport(id))?.pagesRead).toBe(1);
});

test("a feed that comes as HTML is not a page; XHTML is", async () => {
  const { crawl } = await start({
    "/": page("/feed/", "/xhtml", "/google1a2b3c4d5e6f7a8b.html"),
    "/feed/": say(200, HTML, '<?xml version="1.0"?>\n<!-- made -->\n<rss version="2.0"></rss>'),
    "/xhtml": say(200, HTML, '<?xml version="1.0"?><!DOCTYPE html><html><title>X</title></html>'),
    "/google1a2b3c4d5e6f7a8b.html": say(200, HTML, "google-site-verification: google1a2b.html"),
  });
  const { pages } = await crawl("http://site.pk/");
  const factsOf = (path: string) => pages.find(({ url }) => pathOf(url) === path)?.facts;

  expect(factsOf("/feed/")).toBeUndefined();
  expect(factsOf("/xhtml")?.titles[0]?.value).toBe("X");
});

test("made-up addresses are asked at the top and in the largest folder, to where they redirect", async () => {
  const shop = ["/shop/a", "/shop/b", "/shop/c"];
  const { crawl } = await start({
    "/": page(...shop),
    ...Object.fromEntries(shop.map((path) => [path, page()])),
    "/no-such-page-7q2k4x9d": say(302, { location: "/" }),
    "/shop/no-such-page-7q2k4x9d": page(),
  });
  const { madeUp } = await crawl("http://site.pk/");

  expect(madeUp).toMatchObject({
    url: "http://site.pk/no-such-page-7q2k4x9d",
    status: 302,
    end: "http://site.pk/",
    inFolder: { url: "http://site.pk/shop/no-such-page-7q2k4x9d", status: 200 },
  });
});

test.each(["timeout", "unreachable"] as const)(
  "the start is at http where the port of https gives %s, and is kept as that",
  async (reason) => {
    const { tools, web, crawl } = await start({ "/": page() });
    tools.guard = {
      ...web.guard,
      connect: (target) =>
        target.secure
          ? Promise.reject(new Unread({ reason, detail: "No answer came." }))
          : web.guard.connect(target),
    };
    const rows = await crawl("https://site.pk/", { settings: { mayUseHttp: true } });

    expect(rows.pages.map(({ url, status }) => [url, status])).toEqual([["http://site.pk/", 200]]);
    expect(rows.startUrl).toBe("http://site.pk/");
  },
);

test("style sheets and scripts of other hosts are asked, as links to other sites are", async () => {
  const files = [
    '<link rel="stylesheet" href="http://cdn.site.pk/gone.css">',
    '<script src="http://cdn.other.pk/library.js" defer></script>',
    '<img src="/a.png" alt="A"><img src="/b.png" alt="B">',
  ];
  const { crawl } = await start({
    "/": say(200, HTML, `<!doctype html><title>T</title><link rel="icon" href="/i.png">${files}`),
  });
  const rows = await crawl("http://site.pk/", { settings: { externalTargets: 2 } });

  expect(rows.targets.map(({ url, state }) => [url, state]).toSorted()).toEqual([
    ["http://cdn.other.pk/library.js", "dead"],
    ["http://cdn.site.pk/gone.css", "dead"],
    ["http://site.pk/a.png", "dead"],
    ["http://site.pk/b.png", "dead"],
    ["http://site.pk/i.png", "dead"],
  ]);
});

const reset: Answer = (request) => request.socket.destroy();

test("large networks that refuse robots are not called dead; others that do the same are", async () => {
  const networks = ["facebook.com", "www.instagram.com", "x.com"];
  const { crawl } = await start({
    "/": page(
      ...networks.flatMap((host) => [`http://${host}/400`, `http://${host}/reset`]),
      "http://shop.example.pk/400",
      "http://shop.example.pk/reset",
      "http://notfacebook.com/400",
    ),
    "/400": say(400, HTML),
    "/reset": reset,
  });
  const rows = await crawl("http://site.pk/");
  const stateOf = Object.fromEntries(rows.targets.map(({ url, state }) => [url, state]));

  for (const host of networks) {
    expect(stateOf[`http://${host}/400`]).toBe("unchecked");
    expect(stateOf[`http://${host}/reset`]).toBe("unchecked");
  }
  expect(stateOf["http://shop.example.pk/400"]).toBe("dead");
  expect(stateOf["http://shop.example.pk/reset"]).toBe("dead");
  expect(stateOf["http://notfacebook.com/400"]).toBe("dead");
});

test("what canonicals alone name is not counted among the pages that were not read", async () => {
  const paths = ["/a/", "/b/", "/c/"];
  const { crawl } = await start({
    "/": page(...paths),
    ...Object.fromEntries(
      paths.map((path) => [
        path,
        say(
          200,
          HTML,
          `<!doctype html><title>P</title><link rel="canonical" href="${path.slice(0, -1)}">`,
        ),
      ]),
    ),
  });
  const told = async (pages: number) =>
    (await crawl("http://site.pk/", { settings: { pages } })).bounds.map(({ text }) => text);

  expect(await told(3)).toEqual(["3 pages are read at most. 1 more is known, and was not read."]);
  expect(await told(4)).toEqual([]);
});

test("an address is asked once, in whichever case its escapes are, and where its server prefers one", async () => {
  const { web, crawl } = await start({
    "/": page("/%d8%b4/", "/%D8%B4/", "/ش/", "/%D9%82"),
    "/%d8%b4/": page("/%D8%b4/"),
    "/%D8%B4/": page(),
    "/%D9%82": say(301, { location: "/%d9%82" }),
    "/%d9%82": page(),
  });
  const rows = await crawl("http://site.pk/");

  expect(outcomes(rows)).toEqual({ "/": "200", "/%d8%b4/": "200", "/%D9%82": "200" });
  expect(web.requests.filter(({ path }) => /%d8/i.test(path))).toHaveLength(1);
});

test("headers in raw UTF-8 name the page that they mean", async () => {
  const link = Buffer.from('<http://site.pk/ش/>; rel="canonical"').toString("latin1");
  const { crawl } = await start({
    "/": page("/ش/"),
    "/%D8%B4/": say(200, { ...HTML, link }, "<p>Red"),
  });
  const rows = await crawl("http://site.pk/");

  expect(outcomes(rows)).toEqual({ "/": "200", "/%D8%B4/": "200" });
});

const pageOf = (number: number) => `/page/${number}/`;

test("a list is read to its end, however deep, and what only its last pages lead to is counted", async () => {
  const { crawl } = await start({
    "/": page(pageOf(2)),
    ...Object.fromEntries(
      [2, 3, 4, 5].map((number) => [
        pageOf(number),
        number === 5 ? page("/post-a/", "/post-b/") : page(pageOf(number + 1)),
      ]),
    ),
  });
  const rows = await crawl("http://site.pk/", { settings: { depth: 2 } });
  const unread = rows.pages.filter(({ notRead }) => notRead?.reason === "depth");

  expect(rows.pages.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(unread.map(({ url }) => new URL(url).pathname).toSorted()).toEqual([
    "/post-a/",
    "/post-b/",
  ]);
});

test("parameters that only track and files cost no page", async () => {
  const { web, crawl } = await start({
    "/": page(
      "/a?utm_source=x",
      "/a?_pos=1&_sid=2",
      "/b?srsltid=1",
      "/b;jsessionid=1A?UTM_ID=3",
      "/b?PHPSESSID=1",
      "/list.pdf",
      "/terms.pdf",
    ),
    "/a": page(),
    "/b": page("/c"),
    "/c": page(),
    "/list.pdf": send("application/pdf", Buffer.from("%PDF")),
    "/terms.pdf": send("application/pdf", Buffer.from("%PDF")),
  });
  const rows = await crawl("http://site.pk/", { settings: { pages: 4 } });

  const read = rows.pages.filter(({ status }) => status === 200).map(({ url }) => pathOf(url));
  expect(read.toSorted()).toEqual(["/", "/a", "/b", "/c", "/list.pdf", "/terms.pdf"]);
  expect(web.requests.some(({ path }) => /[?;]/.test(path))).toBe(false);
  expect(rows.pages.find(({ url }) => url.endsWith("utm_source=x"))?.notRead?.reason).toBe(
    "tracking",
  );
});

test.each([
  ["without a gap, names of other sites are looked up while pages are read", 0, false],
  ["with a gap, they are looked up when their links are checked", 1, true],
])("%s", async (_what, gapMs, isReadFirst) => {
  const { tools, web, crawl } = await start({
    "/": page("/a", "https://elsewhere.pk/"),
    "/a": page("/b"),
    "/b": page(),
  });
  let asked: readonly string[] = [];
  const resolveName = vi.spyOn(tools.guard, "resolveName").mockImplementation(async (name) => {
    if (name === "elsewhere.pk") asked = web.requests.map(({ path }) => path);
    return ["151.101.1.1"];
  });
  await crawl("http://site.pk/", { settings: { gapMs } });

  expect(asked.includes("/b")).toBe(isReadFirst);
  expect(resolveName.mock.calls.filter(([name]) => name === "elsewhere.pk")).toHaveLength(1);
});
