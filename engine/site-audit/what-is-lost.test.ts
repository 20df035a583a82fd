/** Which faults come first: by what is lost, and never with advice that leads into a dead end. */
import { expect, test } from "vitest";

import { buildReport } from "./build-report.ts";
import { isVerificationFile } from "./not-a-page.ts";
import { makeWords } from "#tests/cases/site-audit/healthy-page.ts";
import { NOW, toSiteRows, toUrl, type Answer, type Extra } from "#tests/support/site-rows.ts";

const page = (title: string, { head = "", body = "" } = {}) =>
  `<!doctype html><html lang="en"><head><title>${title} of the shop</title><meta name="viewport" content="width=device-width"><meta name="description" content="${title}, told in a sentence that is long enough to say what is on it">${head}</head><body><main><h1>${title}</h1><p>${makeWords(title, 160)}</p></main>${body}</body></html>`;
const link = (...paths: readonly string[]) =>
  paths.map((path) => `<a href="${path}">The page ${path}</a> `).join("");
const nav = (...paths: readonly string[]) => `<nav>${link(...paths)}</nav>`;
const to = (path: string, status = 301): Answer => ({ status, location: toUrl(path) });
const closedBy = (text: string): Extra => ({
  robots: { url: toUrl("/robots.txt"), status: 200, kind: "file", text },
});
const CLOSED: Answer = {
  foundBy: ["link"],
  notRead: { reason: "robots", detail: "robots.txt, line 2", line: 2 },
};

function judge(answers: Readonly<Record<string, Answer>>, extra: Extra = {}) {
  const report = buildReport(toSiteRows(answers, extra), { now: NOW });
  const real = report.fixes.filter(({ isNoise }) => !isNoise);
  const severityOf = (issue: string) => real.find((fix) => fix.issue === issue)?.severity;
  return { report, real, issues: real.map(({ issue }) => issue), severityOf };
}

const shop = (path: string, menu: (path: string) => string) => ({
  "/": page("Home", { body: nav("/", "/cloth") + menu(path) }),
  "/cloth": page("Cloth", { body: nav("/", "/cloth") + menu(path) }),
});

test.each([
  ["/fees", (path: string) => nav(path), "blocking"],
  ["/login", (path: string) => nav(path), undefined],
  ["/cloth?sort=price", (path: string) => nav(path), undefined],
  ["/partners", (path: string) => `<footer>${link(path)}</footer>`, undefined],
])("%s, closed by robots.txt and linked by every page", (path, menu, severity) => {
  const closed = closedBy(`User-agent: *\nDisallow: ${path}`);
  const { severityOf, report } = judge({ ...shop(path, menu), [path]: CLOSED }, closed);

  expect(severityOf("robots-blocked-linked")).toBe(severity);
  expect(report.coverage.onPurpose).toBe(severity === undefined ? 1 : 0);
});

test("a noindex on a page of the menu is a mistake, one on its legal page is not", () => {
  const noindex = '<meta name="robots" content="noindex">';
  const { report, severityOf } = judge({
    ...shop("/fees", (path) => nav(path, "/privacy-policy")),
    "/fees": page("Fees", { head: noindex, body: nav("/fees", "/privacy-policy") }),
    "/privacy-policy": page("Privacy", { head: noindex, body: nav("/fees") }),
  });

  expect(report.coverage).toMatchObject({ byMistake: 1, onPurpose: 1 });
  expect(severityOf("noindex-linked")).toBe("blocking");
});

const many = Array.from({ length: 12 }, (_, at) => `/p${at}`);
const site = (linksOf: (path: string) => string) =>
  Object.fromEntries(
    ["/", ...many].map((path) => [
      path,
      page(`Page ${path}`, { body: nav("/", ...many) + linksOf(path) }),
    ]),
  );

test.each<[string, (path: string) => string, string]>([
  ["one article", (path) => (path === "/p1" ? link("/gone") : ""), "clicks"],
  ["the menu", () => nav("/gone"), "blocking"],
  ["many pages", (path) => (path === "/" ? "" : link("/gone")), "blocking"],
])("a dead address to which %s leads", (_who, linksOf, severity) => {
  const { severityOf } = judge({ ...site(linksOf), "/gone": { status: 404 } });

  expect(severityOf("status-4xx")).toBe(severity);
});

test("redirects that end at a dead address are that address, once", () => {
  const old = { "/old": to("/older", 302), "/older": to("/gone", 302) };
  const dead = judge({ ...site(() => link("/old")), ...old, "/gone": { status: 404 } });
  const live = judge({ ...site(() => link("/old")), ...old, "/gone": page("Not gone") });

  expect(dead.issues).toContain("status-4xx");
  expect(dead.issues.filter((issue) => /redirect/.test(issue))).toEqual([]);
  expect(live.issues.filter((issue) => /redirect|4xx/.test(issue)).toSorted()).toEqual([
    "link-to-redirect",
    "redirect-chain",
  ]);
});

test.each([300, 302, 307])("reports a %d without an address to go to", (status) => {
  const { real } = judge({
    ...site((path) => (path === "/p1" ? link("/moved") : "")),
    "/moved": { status },
  });

  expect(real.find(({ issue }) => issue === "redirect-loop")?.detail).toContain("to nowhere");
});

test("a 304 to whoever has no copy is told, and a redirect to another program apart", () => {
  const { report, real } = judge({
    ...site((path) => (path === "/p1" ? link("/kept", "/write") : "")),
    "/kept": { status: 304 },
    "/write": { status: 302, location: "mailto:ali@shop.example" },
  });

  expect(real.find(({ issue }) => issue === "redirect-loop")?.detail).toContain("304");
  expect(report.fixes.filter(({ isNoise }) => isNoise).map(({ detail }) => detail)).toEqual([
    expect.stringContaining("mailto"),
  ]);
});

const mistyped = (path: string) => (path === "/p1" ? link("/P2", "/p3.html", "/other") : "");

test("a dead link in another spelling of a live page names that page", () => {
  const dead = { "/P2": { status: 404 }, "/p3.html": { status: 404 }, "/other": { status: 404 } };
  const { report } = judge({ ...site(mistyped), ...dead });
  const rows = report.issues.find(({ id }) => id === "status-4xx")?.pages ?? [];

  expect(rows.map(({ url, evidence }) => [url, evidence]).toSorted()).toEqual([
    [toUrl("/P2"), "answers 404; the page is at /p2: write that (in capital and small letters)"],
    [toUrl("/other"), "answers 404"],
    [toUrl("/p3.html"), "answers 404; the page is at /p3: write that (with and without .html)"],
  ]);
});

const first = (path: string) => `https://essays.example${path}`;

test("texts that link to where they were first are left to that site; a template of another domain is not", () => {
  const essays = (linksOf: (path: string) => string, head: string) => ({
    "/": page("Home", { head, body: link(...many) }),
    ...Object.fromEntries(
      many.map((path) => [
        path,
        page(`On ${path}`, {
          head: `<link rel="canonical" href="${first(path)}">`,
          body: linksOf(path),
        }),
      ]),
    ),
  });
  const credited = judge(essays((path) => link(first(path)), ""));
  const moved = judge(
    essays((path) => nav(first(path)), `<link rel="canonical" href="${first("/")}">`),
  );

  expect(credited.report.coverage).toMatchObject({ byMistake: 0, onPurpose: many.length });
  expect(moved.report.coverage).toMatchObject({ byMistake: many.length + 1 });
});

test.each([
  ["/google0a1b2c3d4e5f6071/", true],
  ["/BingSiteAuth.xml", true],
  ["/pinterest-1a2b3.html", true],
  ["/yandex_1a2b3c.html", true],
  ["/naver0123456789abcdef0123456789abcdef.html", true],
  ["/baidu_verify_codeva-AbC123.html", true],
  ["/ahrefs_0123456789abcdef0123456789abcdef", true],
  ["/naver-blog-for-shops.html", false],
  ["/google-ads-for-shops/", false],
  ["/0123456789abcdef0123456789abcdef/", false],
])("%s is a verification file: %s", (path, isOne) => {
  expect(isVerificationFile(toUrl(path))).toBe(isOne);
});

test("the frames of a frameset are linked pages, and it needs no script", () => {
  const { report } = judge(
    {
      "/": '<html lang="en"><head><title>A shop of woollen cloth</title></head><frameset cols="20%,80%"><frame src="/menu"><frame src="/cloth"></frameset></html>',
      "/menu": page("Menu"),
      "/cloth": page("Cloth"),
    },
    {},
  );

  expect(report.coverage).toMatchObject({ known: 3, indexable: 3 });
  expect(report.pages.map(({ inlinks }) => inlinks).toSorted()).toEqual([0, 1, 1]);
});

test.each([
  ["unreachable", "This server cannot be reached.", false],
  ["timeout", expect.stringContaining("robots.txt gives no answer"), true],
] as const)("robots.txt without an answer, a start that is %s", (reason, sentence, isTold) => {
  const { report, issues: told } = judge(
    { "/": { notRead: { reason, detail: "The connection was refused." } } },
    { robots: { url: toUrl("/robots.txt"), status: null, kind: "unavailable", text: "" } },
  );

  expect(report.sentence).toEqual(sentence);
  expect(told.includes("robots-unreachable")).toBe(isTold);
});
