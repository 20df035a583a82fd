import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { parseHtml } from "#engine/html/parse-html.ts";
import { absoluteUrl } from "#lib/site/absolute-url.ts";
import { auditOwnSite } from "./audit-own-site.ts";
import type { BuiltPage } from "./built-site.ts";
import { pageAgreements } from "./page-agreements.ts";

let clientDir: string;

beforeEach(() => {
  clientDir = mkdtempSync(join(tmpdir(), "built-"));
  writeFileSync(join(clientDir, "robots.txt"), "User-agent: *\nDisallow:\n");
  for (const file of ["price-list.pdf", "favicon.ico"]) writeFileSync(join(clientDir, file), "x");
  writeSitemap("/");
});

afterEach(() => rmSync(clientDir, { recursive: true }));

function writeSitemap(...listed: readonly string[]) {
  const lines = listed.map((path) => `<url><loc>${absoluteUrl(path)}</loc></url>`);
  writeFileSync(join(clientDir, "sitemap.xml"), `<urlset>${lines.join("")}</urlset>`);
}

function homeWith(body: string, head = `<link rel="canonical" href="${absoluteUrl("/")}">`) {
  const html = `<!doctype html><html lang="en"><head><title>Home</title>${head}</head><body><main><h1>Home</h1>${body}</main></body></html>`;
  const parsed = parseHtml(html);
  if (!parsed.ok) throw new Error(parsed.problem);
  const home = { path: "/", kind: "fixed", updated: "2026-11-26", file: "", html };
  return { clientDir, pages: [{ ...home, document: parsed.value } as BuiltPage] };
}

const findings = async (body: string) =>
  (await auditOwnSite.find(homeWith(body))).map(({ path, message }) => `${path} ${message}`);

test.each(["/no-such-page", "/services/no-such", "/lost.pdf"])(
  "a link to %s, which is not in the build, is found",
  async (path) => {
    expect(await findings(`<a href="${path}">Prices</a>`)).toContainEqual(
      expect.stringMatching(`^${path} status-4xx: answers 404`),
    );
  },
);

test("a link to a file of the build, to the page itself and to another site is none", async () => {
  const found = await findings(
    '<a href="/price-list.pdf">Prices</a> <a href="/?sort=price">By price</a> <a href="https://other.example/x">Other</a>',
  );

  expect(found.filter((each) => /404/.test(each))).toEqual([]);
});

test("a page that the sitemap lists and the build lacks is found, and a cosmetic fault is", async () => {
  writeSitemap("/", "/gone");
  const found = await findings("<p>Words</p>");

  expect(found).toContainEqual(expect.stringMatching("^/gone status-4xx: answers 404"));
  expect(found).toContainEqual(expect.stringMatching("social-tags-missing"));
});

test.each([
  ["a level left out", homeWithIn("<h3>Prices</h3>"), 'h1 is followed by h3 "Prices"'],
  ["no canonical", homeWithIn("", ""), "canonical is missing"],
  [
    "noindex",
    homeWithIn(
      "",
      `<link rel="canonical" href="${absoluteUrl("/")}"><meta name="robots" content="noindex">`,
    ),
    "robots meta does not fit app/pages.ts",
  ],
])("%s is found", async (_what, make, message) => {
  expect(await pageAgreements.find(make())).toEqual([{ path: "/", message }]);
});

test("one h1 on two pages is found, and a page in order is not", async () => {
  const { pages } = homeWith("<h2>Prices</h2>");

  expect(await pageAgreements.find({ clientDir, pages })).toEqual([]);
  expect(await pageAgreements.find({ clientDir, pages: [...pages, ...pages] })).toEqual([
    { path: "/", message: 'the h1 "Home" is that of / too' },
  ]);
});

function homeWithIn(...given: Parameters<typeof homeWith>) {
  return () => homeWith(...given);
}
