import { globSync, readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { pages } from "#app/pages.ts";
import { filePaths } from "#lib/site/file-paths.ts";
import { paths } from "#lib/site/paths.ts";

const app = import.meta.dirname;

/** Their paths belong to the example sites that they draw, or whose source they hold. */
const examples = [
  "pages/home/crawl-log.tsx",
  "pages/services/audit-ledger.tsx",
  ...globSync("tools/*/examples.ts", { cwd: app }),
];

const sources = globSync("**/*.{ts,tsx}", { cwd: app }).filter(
  (file) => !/\.test\.tsx?$/.test(file) && !examples.includes(file),
);
const articles = globSync(["content/posts/*/body.mdx", "content/**/*.{txt,md}"], { cwd: app });
const read = (file: string) => readFileSync(`${app}/${file}`, "utf8");

const fixed = Object.values({ ...paths, ...filePaths }).filter((path) => typeof path === "string");
const known = new Set([...pages.map(({ path }) => path), ...fixed].map(withoutHash));
const folders = [paths.service(""), paths.post(""), paths.caseStudy(""), paths.city("")];

/** Addresses of this site that are written as text in a source: in a string, or where a link takes one. */
function findLiteralAddresses(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  const strings = [...code.matchAll(/["'`](\/[^"'`\s]*)["'`]/g)].map(([, text = ""]) => text);
  const links = [
    ...code.matchAll(/(?:(?:href|to|action|src)=\{?|absoluteUrl\(|fetch\()["'`](\/(?!\/)[^"'`]*)/g),
  ].map(([, text = ""]) => text);

  return [...new Set([...strings.filter(isOurs), ...links])];
}

/** The home page's "/" is too short to be told from a slash: only links show it. */
function isOurs(text: string): boolean {
  const path = withoutHash(text);
  return path !== "/" && (known.has(path) || folders.some((folder) => path.startsWith(folder)));
}

function withoutHash(address: string): string {
  return address.replace(/[#?].*$/, "");
}

describe("an address that is written as text is found", () => {
  test.each([
    ['<Link to="/pricing">', "/pricing"],
    ['<a href="/">', "/"],
    ['<a href={"/new-page"}>', "/new-page"],
    ["const next = `/blog/${slug}`;", "/blog/${slug}"],
    ['absoluteUrl("/#organization")', "/#organization"],
    ['const feed = "/feed.xml";', "/feed.xml"],
  ])("%s", (source, address) => {
    expect(findLiteralAddresses(source)).toEqual([address]);
  });

  test.each(["<Link to={paths.pricing}>", 'split("/")', "/** see /pricing */", '"/wp-admin/"'])(
    "%s has none",
    (source) => {
      expect(findLiteralAddresses(source)).toEqual([]);
    },
  );
});

test("no source but paths.ts writes an address of the site; a tool's meta.ts writes its own", () => {
  const found = sources.flatMap((file) =>
    findLiteralAddresses(read(file))
      .filter((address) => !isOwnAddress(file, address))
      .map((address) => `app/${file}: write ${address} as an entry of lib/site/paths.ts`),
  );

  expect(found).toEqual([]);
});

function isOwnAddress(file: string, address: string): boolean {
  return /^tools\/[^/]+\/meta\.ts$/.test(file) && pages.some(({ path }) => path === address);
}

test.each(articles)("%s links to pages that exist", (file) => {
  const links = [...read(file).matchAll(/\]\((\/[^)\s]*)\)/g)].map(([, link = ""]) => link);

  expect(links.filter((link) => !known.has(withoutHash(link)))).toEqual([]);
});

test("no page leads to a part of /services: each service has its page", () => {
  const found = sources.filter((file) => read(file).includes("${paths.services}#"));

  expect(found).toEqual([]);
});
