import { describe, expect, test } from "vitest";

import { MAX_LINKS_OF_A_PAGE, MAX_VALUES_OF_A_PAGE } from "#engine/bounds.ts";
import { archiveQuestion, judgeArchive } from "./judge-archive.ts";
import { arrivalOf } from "./judge-audit.ts";
import { listTargets } from "./judge-links.ts";
import { judgeText } from "./judge-text.ts";
import { judge, type JudgeTask } from "./judge.ts";
import { contextOf, decodePage, type ReadPage, type RobotsFile } from "./read-page.ts";
import { readResponseHeaders } from "./response-headers.ts";
import { findSitemaps, lists, readSitemapFile } from "./sitemap.ts";
import { auditHtml } from "#engine/page-audit/audit-page.ts";
import { checkLinks } from "#engine/links/check-links.ts";

const NOW = Date.UTC(2026, 10, 22);
const bytesOf = (text: string) => new TextEncoder().encode(text);
const words = "Printed lawn, stitched and unstitched, from Karachi. ".repeat(6);

function robotsFile(text: string): RobotsFile {
  return {
    url: "https://shop.example/robots.txt",
    hops: [{ url: "https://shop.example/robots.txt", status: 200 }],
    status: 200,
    kind: "file",
    text,
  };
}

function pageOf(html: string, changes: Partial<ReadPage> = {}): ReadPage {
  return {
    url: "https://shop.example/lawn",
    hops: [{ url: "https://shop.example/lawn", status: 200 }],
    status: 200,
    headers: { "content-type": "text/html; charset=utf-8" },
    bytes: bytesOf(html),
    firstByteMs: 100,
    robots: robotsFile("User-agent: *\nDisallow: /assets/\n"),
    ...changes,
  };
}

function valueOf<Task extends JudgeTask>(task: Task) {
  const answer = judge(task);
  if (!answer.ok) throw new Error(answer.problem);
  return answer.value;
}

function alternateLinks(...urls: (readonly [string, string])[]): string {
  return urls
    .map(([code, url]) => `<link rel="alternate" hreflang="${code}" href="${url}">`)
    .join("");
}

function rival(name: string): ReadPage {
  return pageOf(
    `<title>${name}</title><nav>Menu links here</nav><main><p>Root canal treatment in Lahore. Root canal cost and root canal pain.</p></main>`,
    { url: `https://${name}.example/` },
  );
}

function archiveAnswer(closest: unknown): string {
  return JSON.stringify({ archived_snapshots: { closest } });
}

function remarkOf(name: string, value: string) {
  return readResponseHeaders({ [name]: value }).find((row) => row.name === name);
}

describe("encoding", () => {
  test("the response header comes before what the page declares", () => {
    const page = pageOf("", {
      headers: { "content-type": "text/html; charset=windows-1252" },
      bytes: Uint8Array.from([0x63, 0x61, 0x66, 0xe9]),
    });

    expect(decodePage(page)).toMatchObject({ html: "café", encoding: { used: "windows-1252" } });
  });

  test("a byte order mark comes before both", () => {
    const bytes = Uint8Array.from([0xef, 0xbb, 0xbf, ...bytesOf("چائے")]);

    expect(
      decodePage({ bytes, headers: { "content-type": "text/html; charset=windows-1252" } }).html,
    ).toBe("چائے");
  });

  test("an encoding that nobody knows is passed over", () => {
    const page = pageOf("چائے", { headers: { "content-type": "text/html; charset=klingon" } });

    expect(decodePage(page).html).toBe("چائے");
  });
});

describe("seo-audit", () => {
  const html = `<html lang="en"><head><title>Lawn</title><link rel="stylesheet" href="/assets/a.css"><link rel="stylesheet" href="https://cdn.example/b.css"><script src="/js/c.js"></script></head><body><h1>Lawn</h1><p>${words}</p></body></html>`;
  const task = {
    tool: "seo-audit",
    now: NOW,
    page: pageOf(html),
    sitemap: { state: "listed", file: "https://shop.example/sitemap.xml" },
  } as const;

  test("the report is what the same HTML gives when pasted with its status and headers", () => {
    const page = task.page;
    const pasted = auditHtml(
      html,
      contextOf(page, decodePage(page).encoding, NOW),
      arrivalOf(page),
    );

    expect(pasted.ok && valueOf(task).audit).toEqual(pasted.ok && pasted.value);
  });

  test("status, headers and robots.txt are measured", () => {
    expect(valueOf(task).audit.notMeasured.join(" ")).not.toMatch(
      /Status code|Response headers|robots/,
    );
  });

  test("a style sheet that robots.txt closes is named with its line; other hosts are counted", () => {
    expect(valueOf(task).resources).toEqual({
      checked: 2,
      elsewhere: 1,
      blocked: [{ url: "https://shop.example/assets/a.css", line: 2, rule: "Disallow: /assets/" }],
    });
  });

  test("what is no HTML is refused, not scored", () => {
    expect(judge({ ...task, page: pageOf("") })).toEqual({ ok: false, problem: "empty" });
  });
});

describe("response headers", () => {
  test.each([
    ["cache-control", "private, no-store", true, /slower/],
    ["cache-control", "public, max-age=600", false, /10 minutes/],
    ["cache-control", "max-age=0, must-revalidate", false, /each time/],
    ["strict-transport-security", "max-age=300", true, /5 minutes: a year/],
    ["strict-transport-security", "max-age=63072000", false, /730 days/],
    ["content-encoding", "br", false, /Packed/],
    ["vary", "accept-encoding, user-agent", false, /phones/],
    ["x-content-type-options", "nosniff", false, /Right/],
  ])("%s: %s", (name, value, isWorthReading, remark) => {
    expect(remarkOf(name, value)).toMatchObject({ value, isWorthReading });
    expect(remarkOf(name, value)?.remark).toMatch(remark);
  });

  test("what is not sent is said as absent", () => {
    expect(readResponseHeaders({}).every(({ value }) => value === null)).toBe(true);
    expect(
      readResponseHeaders({}).find(({ name }) => name === "content-encoding")?.isWorthReading,
    ).toBe(true);
  });
});

describe("sitemap", () => {
  const urlset = '<urlset xmlns="x"><url><loc> https://shop.example/lawn </loc></url></urlset>';

  test("addresses of a list, and of an index of lists", () => {
    expect(readSitemapFile(urlset)).toEqual({
      kind: "pages",
      addresses: ["https://shop.example/lawn"],
    });
    expect(
      readSitemapFile(
        "<sitemapindex><sitemap><loc>https://a.example/1.xml</loc></sitemap></sitemapindex>",
      ),
    ).toEqual({ kind: "index", addresses: ["https://a.example/1.xml"] });
  });

  test("a page that answers in its place is no sitemap", () => {
    expect(readSitemapFile("<!doctype html><title>Not found</title>").kind).toBe("no-sitemap");
  });

  test("entities in addresses are read", () => {
    const file = readSitemapFile(
      "<urlset><url><loc>https://a.example/?a=1&amp;b=2</loc></url></urlset>",
    );

    expect(file).toMatchObject({ addresses: ["https://a.example/?a=1&b=2"] });
  });

  test("robots.txt says where they are, else the usual place", () => {
    const page = "https://shop.example/lawn";

    expect(findSitemaps("Sitemap: https://shop.example/s1.xml\nSitemap: /s2.xml", page, 3)).toEqual(
      ["https://shop.example/s1.xml", "https://shop.example/s2.xml"],
    );
    expect(findSitemaps("", page, 3)).toEqual(["https://shop.example/sitemap.xml"]);
    expect(findSitemaps(undefined, page, 3)).toEqual(["https://shop.example/sitemap.xml"]);
  });

  test.each([
    ["https://shop.example/lawn#top", true],
    ["https://SHOP.example/lawn", true],
    ["https://shop.example/lawn/", false],
    ["http://shop.example/lawn", false],
  ])("%s listed: %s", (address, isListed) => {
    expect(lists([address], "https://shop.example/lawn")).toBe(isListed);
  });
});

describe("links", () => {
  const html = `<a href="/a#x">A</a><a href="/a">A again</a><a href="/b" rel="nofollow">B</a><a href="mailto:a@b.example">Mail</a><a href="https://c.example/">C</a>`;

  test("the same report as pasted source gives", () => {
    const page = pageOf(html);
    const pasted = checkLinks({ html, url: page.url, xRobotsTag: "" });

    expect(valueOf({ tool: "links", now: NOW, page })).toEqual(pasted.ok && pasted.value);
  });

  test("targets: each once, without fragments, followed ones first, no mail", () => {
    const report = valueOf({ tool: "links", now: NOW, page: pageOf(html) });

    expect(listTargets(report, 50)).toEqual([
      "https://shop.example/a",
      "https://c.example/",
      "https://shop.example/b",
    ]);
    expect(listTargets(report, 1)).toHaveLength(1);
  });

  test("of more links than a list holds the first are listed, all are counted", () => {
    const many = pageOf('<a href="/a">A</a>'.repeat(MAX_LINKS_OF_A_PAGE + 7));
    const { links, unlisted, totals } = valueOf({ tool: "links", now: NOW, page: many });

    expect([links.length, unlisted, totals.total]).toEqual([
      MAX_LINKS_OF_A_PAGE,
      7,
      MAX_LINKS_OF_A_PAGE + 7,
    ]);
  });

  test("a base of 2,000 characters before 20,000 links does not make the list longer", () => {
    const base = `<base href="https://shop.example/${"x".repeat(2_000)}/">`;
    const page = pageOf(base + '<a href="a">A</a>'.repeat(20_000));
    const judged = judgeText({ tool: "links", now: NOW, page, maxTargets: 50 });

    expect(judged.ok && judged.value.json.length).toBeLessThan(3_000_000);
    expect(judged.ok && judged.value.targets).toHaveLength(1);
  });

  test("an answer longer than any page needs is refused where it is made", () => {
    const dead = Array.from(
      { length: 20_000 },
      (_, n) => `<a onclick="${"y".repeat(100)}">${n}</a>`,
    );
    const judged = judgeText({ tool: "links", now: NOW, page: pageOf(dead.join("")) });
    expect(judged.ok ? judged.value.json.length : judged.problem).toBe("too-large");
  });

  test("a nofollow in the header marks every link", () => {
    const page = pageOf(html, { headers: { "x-robots-tag": "nofollow" } });

    expect(valueOf({ tool: "links", now: NOW, page }).totals.dofollow).toBe(0);
  });
});

test("serp: title, description, h1, site name and icon as the page says them", () => {
  const page = pageOf(
    '<title> Lawn | Shop </title><meta name="description" content="Printed lawn."><meta property="og:site_name" content="Shop"><link rel="shortcut icon" href="/i.png"><h1>Lawn</h1>',
  );

  expect(valueOf({ tool: "serp", now: NOW, page })).toEqual({
    url: "https://shop.example/lawn",
    title: "Lawn | Shop",
    description: "Printed lawn.",
    h1: "Lawn",
    siteName: "Shop",
    icon: "https://shop.example/i.png",
  });
});

describe("robots", () => {
  test.each([
    ["lines", "\n".repeat(20_001), "Only the first 20,000 lines"],
    ["bytes", "#".repeat(500 * 1024), "up to 500 KiB, where Google stops"],
  ])("a file of too many %s is said to be read in part", (_what, text, sentence) => {
    const { file } = valueOf({
      tool: "robots",
      now: NOW,
      robots: robotsFile(text),
      url: "https://shop.example/",
    });
    expect(file.meaning).toContain(sentence);
  });

  const page = pageOf(
    '<link rel="stylesheet" href="/assets/a.css"><script src="https://cdn.example/x.js"></script>',
  );
  const url = page.url;

  test("page, style sheets and scripts are tested, with the deciding line", () => {
    const { tested } = valueOf({ tool: "robots", now: NOW, robots: page.robots, url, page });

    expect(tested[0]).toMatchObject({ kind: "page", verdicts: [{ allowed: true }, {}, {}, {}] });
    expect(tested[1]).toMatchObject({
      kind: "style sheet",
      verdicts: [{ allowed: false, line: 2, rule: "Disallow: /assets/" }, {}, {}, {}],
    });
  });

  test("an address of another host is marked: its own file decides", () => {
    const { tested } = valueOf({ tool: "robots", now: NOW, robots: page.robots, url, page });

    expect(tested.map(({ isOwnHost }) => isOwnHost)).toEqual([true, true, false]);
  });

  test.each([
    [404, "none", /no rules, and everything/, true],
    [503, "unavailable", /^It answers 503: Google stops for 12 hours/, false],
    [null, "unavailable", /^It does not answer: .*30 days/, false],
  ] as const)("status %s: %s", (status, kind, meaning, allowed) => {
    const robots: RobotsFile = { ...page.robots, status, kind, text: "" };
    const result = valueOf({ tool: "robots", now: NOW, robots, url });

    expect(result.file.meaning).toMatch(meaning);
    expect(result.tested[0]?.verdicts[0]?.allowed).toBe(allowed);
    expect(result.findings).toEqual([]);
  });

  test("a web page in place of the file is told, opens everything, and is not judged by its lines", () => {
    const robots = robotsFile("<!doctype html><title>Not found</title>\n<p>Sorry: nothing here\n");
    const { file, tested, findings } = valueOf({ tool: "robots", now: NOW, robots, url });

    expect(file).toMatchObject({ kind: "file", isWebPage: true });
    expect(file.meaning).toMatch(/200 with a web page \(HTML\).*everything may be crawled/);
    expect(tested[0]?.verdicts[0]?.allowed).toBe(true);
    expect(findings).toEqual([]);
  });

  test("rules inside HTML bind, as Google takes them: such a file is judged", () => {
    const robots = robotsFile("<html>\nUser-agent: *\nDisallow: /\n</html>");
    const { file, tested, findings } = valueOf({ tool: "robots", now: NOW, robots, url });

    expect(file.isWebPage).toBe(false);
    expect(tested[0]?.verdicts[0]).toMatchObject({ allowed: false, line: 3 });
    expect(findings.length).toBeGreaterThan(0);
  });
});

describe("hreflang", () => {
  const en = "https://shop.example/en";
  const ur = "https://shop.example/ur";
  const both = alternateLinks(["en", en], ["ur", ur]);

  test("the versions that a page lists, itself left out, each once", () => {
    const page = pageOf(both + alternateLinks(["x-default", en]), { url: en });

    expect(valueOf({ tool: "alternates", now: NOW, page, limit: 20 })).toEqual({
      urls: [ur],
      beyondLimit: 0,
    });
  });

  test("each version says status, indexable, canonical to itself; the matrix is filled", () => {
    const pages = [
      { url: en, page: pageOf(`${both}<p>${words}</p>`, { url: en }) },
      {
        url: ur,
        page: pageOf(`<meta name="robots" content="noindex"><link rel="canonical" href="${en}">`, {
          url: ur,
        }),
      },
    ];
    const { versions, report } = valueOf({ tool: "hreflang", now: NOW, pages, beyondLimit: 0 });

    expect(versions).toMatchObject([
      { url: en, state: "read", status: 200, isIndexable: true, isCanonicalToItself: true },
      { url: ur, state: "read", isIndexable: false, isCanonicalToItself: false, alternates: 0 },
    ]);
    expect(report?.matrices[0]?.rows.find(({ url }) => url === ur)?.cells).toContainEqual(
      expect.objectContaining({ state: "missing" }),
    );
  });

  test("a version that could not be read says why, and nothing is claimed of it", () => {
    const pages = [
      { url: en, page: pageOf(both, { url: en }) },
      { url: ur, detail: "The site’s firewall refused us (403)." },
    ];
    const { versions, report } = valueOf({ tool: "hreflang", now: NOW, pages, beyondLimit: 0 });

    expect(versions[1]).toEqual({
      url: ur,
      state: "not-read",
      detail: "The site’s firewall refused us (403).",
    });
    expect(report?.matrices[0]?.rows.find(({ url }) => url === ur)?.isSupplied).toBe(false);
  });

  test("of more versions than are read the first are named, the others counted", () => {
    const many = Array.from({ length: 1_500 }, (_, n) => [`x${n}`, `${en}/${n}`] as const);
    const page = pageOf(alternateLinks(...many), { url: en });

    const listed = valueOf({ tool: "alternates", now: NOW, page, limit: 20 });
    expect(listed).toMatchObject({ beyondLimit: 1_480 });
    expect(listed.urls).toHaveLength(20);
    const { report } = valueOf({
      tool: "hreflang",
      now: NOW,
      pages: [{ url: en, page }],
      beyondLimit: listed.beyondLimit,
    });
    expect(report?.matrices[0]?.columns).toHaveLength(MAX_VALUES_OF_A_PAGE + 1);
  });

  test("pages that together name more versions than an answer holds are not judged", () => {
    const pages = ["a", "b"].map((name) => {
      const links = Array.from({ length: 200 }, (_, n) => [`en`, `${en}/${name}/${n}`] as const);
      return { url: en, page: pageOf(alternateLinks(...links), { url: `${en}/${name}` }) };
    });
    expect(judge({ tool: "hreflang", now: NOW, pages, beyondLimit: 0 })).toEqual({
      ok: false,
      problem: "too-large",
    });
  });

  test("the Link header counts like the head", () => {
    const page = pageOf("<p>pdf</p>", {
      url: en,
      headers: { link: `<${ur}>; rel="alternate"; hreflang="ur"` },
    });

    expect(valueOf({ tool: "alternates", now: NOW, page, limit: 20 })).toEqual({
      urls: [ur],
      beyondLimit: 0,
    });
  });
});

describe("terms", () => {
  test("main text only, and what was left out is counted", () => {
    const { pages, report } = valueOf({
      tool: "terms",
      now: NOW,
      pages: [
        { url: "https://a.example/", isOwn: false, page: rival("a") },
        { url: "https://b.example/", isOwn: false, page: rival("b") },
        { url: "https://own.example/", isOwn: true, page: pageOf("<main>We treat teeth.</main>") },
      ],
    });

    expect(pages[0]).toMatchObject({ state: "read", title: "a", hasMain: true });
    expect(pages[0]).toMatchObject({ leftOut: [{ what: "nav", characters: 15 }] });
    expect(report?.gaps.map(({ term }) => term)).toContain("Root canal");
    expect(report?.terms.map(({ term }) => term).join(" ")).not.toContain("menu");
  });

  test("a shell without words is not read as an empty rival", () => {
    const shell = pageOf('<div id="root"></div><script src="/a.js"></script>');
    const { pages, report } = valueOf({
      tool: "terms",
      now: NOW,
      pages: [{ url: shell.url, isOwn: false, page: shell }],
    });

    expect(report).toBeNull();
    expect(pages[0]).toMatchObject({ state: "not-read" });
  });
});

describe("archive", () => {
  test("the nearest copy with its date, over https", () => {
    expect(
      judgeArchive(
        archiveAnswer({
          available: true,
          url: "http://web.archive.org/web/20260102030405/https://a.example/",
          timestamp: "20260102030405",
          status: "200",
        }),
      ),
    ).toEqual({
      ok: true,
      value: {
        state: "copy",
        at: "2026-01-02T03:04:05.000Z",
        address: "https://web.archive.org/web/20260102030405/https://a.example/",
        status: "200",
      },
    });
  });

  test("no copy is said as none", () => {
    expect(judgeArchive('{"archived_snapshots":{}}')).toEqual({
      ok: true,
      value: { state: "none" },
    });
  });

  test.each([
    "<html>",
    "{}",
    archiveAnswer({ available: true, url: "https://evil.example/", timestamp: "2026" }),
  ])("%s is no answer", (text) => {
    expect(judgeArchive(text).ok).toBe(false);
  });

  test("the page's address is one parameter", () => {
    expect(archiveQuestion("https://a.example/?b=1&c=2")).toBe(
      "https://archive.org/wayback/available?url=https%3A%2F%2Fa.example%2F%3Fb%3D1%26c%3D2",
    );
  });
});
