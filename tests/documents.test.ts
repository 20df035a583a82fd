import { dirname, join } from "node:path";

import { describe, expect, test } from "vitest";

import { listProjectFiles, readText } from "#tests/support/project-files.ts";

const files = listProjectFiles();
const { scripts } = JSON.parse(readText("package.json")) as { scripts: Record<string, string> };

/** The texts of cities are pages: the links of the built pages are checked. */
const CITY_TEXT = /^app\/content\/cities\/(?!README)/;
const documents = files.filter((file) => file.endsWith(".md") && !CITY_TEXT.test(file));
/** This file is about the words it looks for. */
const sources = files.filter(
  (file) => /[.](?:tsx?|mjs|css)$/.test(file) && file !== "tests/documents.test.ts",
);
const folders = new Set(files.flatMap(foldersAbove));

/** Made by running the project, so not there in a clean copy. */
const MADE = /^(?:build|data|node_modules|[.]cache)(?:\/|$)/;
const SOURCE_NAME = /\w[.](?:tsx?|mjs|css|mdx?|svg|woff2)$/;

test("there are documents and sources to look at", () => {
  expect(documents).toContain("README.md");
  expect(documents).toContain("CONTRIBUTING.md");
  expect(documents.length).toBeGreaterThan(20);
  expect(sources.length).toBeGreaterThan(500);
});

describe("what a document names is there", () => {
  test.each(documents)("%s: paths", (document) => {
    expect(namedPaths(document).filter((path) => !isThere(path, document))).toEqual([]);
  });

  test.each(documents)("%s: npm scripts", (document) => {
    const named = [...readText(document).matchAll(/npm run (?:-s )?([a-z][a-z\d:-]*)/g)];

    expect(named.map(([, name = ""]) => name).filter((name) => !(name in scripts))).toEqual([]);
  });

  test.each(documents)("%s: headings", (document) => {
    const gone = [...readText(document).matchAll(/\]\(([^)#\s:]*)#([^)\s]+)\)/g)].filter(
      ([, path = "", anchor]) => {
        const file = path === "" ? document : join(dirname(document), path);
        return !headingsOf(file).some((heading) => heading === anchor);
      },
    );

    expect(gone.map(([link]) => link)).toEqual([]);
  });

  test("a path that is gone is found", () => {
    expect(isThere("lib/site/paths.ts", "README.md")).toBe(true);
    expect(isThere("app/tools/<slug>/meta.ts", "README.md")).toBe(true);
    expect(isThere("app/gone.ts", "README.md")).toBe(false);
    expect(isThere("app/<slug>/gone.ts", "README.md")).toBe(false);
    expect(isThere("schema.ts", "app/content/README.md")).toBe(true);
    expect(isThere("schema.ts", "app/fonts/README.md")).toBe(false);
  });
});

describe("what code refers to is there", () => {
  const sections = [...readText("docs/agreed.md").matchAll(/^## \d+[.] (.+)$/gm)].map(
    ([, name = ""]) => name.toLowerCase(),
  );

  test("docs/agreed.md numbers its sections from 1 on, and no name begins another", () => {
    const numbers = [...readText("docs/agreed.md").matchAll(/^## (\d+)[.] /gm)].map(([, digits]) =>
      Number(digits),
    );

    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    expect(new Set(sections).size).toBe(sections.length);
  });

  test("each reference to docs/agreed.md names one of its sections", () => {
    const wrong = references(/docs\/agreed[.]md(?:, (.{1,40}))?/g).filter(
      ({ text }) => !sections.some((section) => text.toLowerCase().startsWith(section)),
    );

    expect(wrong).toEqual([]);
  });

  test("each reference to a decision names one that is there", () => {
    const decisions = files
      .filter((file) => file.startsWith("docs/decisions/"))
      .map((file) => file.slice("docs/decisions/".length, "docs/decisions/0000".length));
    const named = references(/docs\/decisions\/(\d{4})/g);

    expect(named.length).toBeGreaterThan(1);
    expect(named.filter(({ text }) => !decisions.includes(text))).toEqual([]);
  });
});

test("every data attribute that a script looks for is explained in app/islands/README.md", () => {
  const readme = readText("app/islands/README.md");
  const looked = sources
    .filter((file) => /^app\/.+(?<![.]test)[.]tsx?$/.test(file))
    .flatMap((file) =>
      [...readText(file).matchAll(/\[(data-[a-z-]+)/g)].map(([, name = ""]) => name),
    );

  expect(looked).toContain("data-contact");
  expect([...new Set(looked)].filter((name) => !readme.includes(`\`${name}`))).toEqual([]);
});

test("every text that is agreed word for word stands in the code", () => {
  const code = sources
    .filter((file) => /^(?:app|engine|lib|server)\//.test(file) && !file.includes(".test."))
    .map(readText)
    .join(" ")
    .replaceAll(/\s+/g, " ");
  // What stands in braces or for dots is filled in.
  const pieces = [...readText("docs/agreed.md").matchAll(/"([^"\n]+)"/g)].flatMap(([, text = ""]) =>
    text.split(/\{[^}]*\}|…/).map((piece) => piece.trim()),
  );

  expect(pieces.length).toBeGreaterThan(70);
  expect(pieces.filter((piece) => !code.includes(piece))).toEqual([]);
});

const ABSENT_PAPER =
  /\bthe specification\b|[*/] specification\b|\bspecification,? (?:section )?\d|\b(?:as|the) specified\b/i;

test.each([
  "/** Specification, section 3. */",
  "// The default of the specification.",
  "(specification 9)",
  "(specification, section 8)",
  " * As specified: https first",
  "the specified yardstick",
])("%j sends the reader to a paper that is not here", (line) => {
  expect(line).toMatch(ABSENT_PAPER);
});

/** Outside standards are named with their address or owner; what was agreed here stands in docs/agreed.md. */
test("nobody is sent to a specification that is not in the repository", () => {
  const wrong = [...sources, ...documents].flatMap((file) =>
    // What the site says may use the word as anybody does.
    (file.startsWith("app/content/") ? commentsOf(readText(file)) : readText(file))
      .split("\n")
      .filter((line) => ABSENT_PAPER.test(line))
      .filter((line) => !line.includes("https://"))
      .map((line) => `${file}: ${line.trim().slice(0, 100)}`),
  );

  expect(wrong).toEqual([]);
});

/** Every mention in code, with what the pattern's group holds; a comment's line breaks do not count. */
function references(pattern: RegExp): { file: string; text: string }[] {
  return sources.flatMap((file) =>
    [
      ...readText(file)
        .replaceAll(/\n\s*(?:\*|\/\/)?\s*/g, " ")
        .matchAll(pattern),
    ].map(([, text = ""]) => ({ file, text: text.trim() })),
  );
}

function commentsOf(text: string): string {
  return (text.match(/\/\*[\s\S]*?\*\/|\/\/.*/g) ?? []).join("\n");
}

/** What stands as code or as a link's target in the document and looks like a file or folder of ours. */
function namedPaths(document: string): string[] {
  const text = readText(document).replaceAll(/^```[\s\S]*?^```/gm, "");
  const code = [...text.matchAll(/`([^`\s]+)`/g)].map(([, path = ""]) => path);
  const links = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, path = ""]) => path);

  return [...code.filter(looksLikePath), ...links.filter((path) => !path.includes(":"))].filter(
    (path) => !MADE.test(path),
  );
}

function looksLikePath(code: string): boolean {
  if (/^[/#@]|[(){}=?:,;"'|…]/.test(code)) return false;
  const [first = ""] = code.split("/", 1);
  return code.includes("/") ? folders.has(first) || SOURCE_NAME.test(code) : SOURCE_NAME.test(code);
}

/**
 * From the project's root, from the document's folder, or a bare file name anywhere below that folder.
 * `<slug>` and `*` stand for any name.
 */
function isThere(named: string, document: string): boolean {
  const path = named.replace(/\/$/, "");
  const below = document.slice(0, document.lastIndexOf("/") + 1);
  const pattern = new RegExp(
    `^${path.replaceAll(/[.+]/g, String.raw`\$&`).replaceAll(/<[^>]*>|[*]/g, "[^/]+")}$`,
  );
  return namesSeenFrom(below, path.includes("/")).some((each) => pattern.test(each));
}

const seen = new Map<string, string[]>();

function namesSeenFrom(below: string, isPath: boolean): string[] {
  const key = `${below}:${isPath}`;
  const near = () => files.filter((file) => file.startsWith(below));
  const names = seen.get(key) ?? [
    ...files,
    ...folders,
    ...near()
      .flatMap((file) => [file, ...foldersAbove(file)])
      .map((each) => each.slice(below.length)),
    ...(isPath ? [] : near().map((file) => file.split("/").at(-1) ?? "")),
  ];
  seen.set(key, names);
  return names;
}

/** As the address of a heading has them. https://github.github.com/gfm/#atx-headings */
function headingsOf(document: string): string[] {
  return [...readText(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(/\s/g, "-"),
  );
}

function foldersAbove(file: string): string[] {
  const parts = file.split("/").slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}

test("docs/log.md lists every event of the server's log, and no other", () => {
  const listed = readText("docs/log.md")
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .flatMap((row) => [...(row.split("|")[1] ?? "").matchAll(/`([a-z_]+)`/g)])
    .map(([, event = ""]) => event);
  const logged = sources
    .filter((file) => /^server\/.*(?<![.]test)[.]ts$/.test(file))
    .flatMap((file) => [
      ...readText(file).matchAll(
        /(?:(?:\blog|\))[.](?:info|warn|error)|logRarely)[(]\s*"([a-z_]+)"/g,
      ),
    ])
    .map(([, event = ""]) => event);

  expect(listed.length).toBeGreaterThan(25);
  expect(listed.toSorted()).toEqual([...new Set(logged)].toSorted());
});
