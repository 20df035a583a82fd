import { expect, test } from "vitest";

import { lintRobotsTxt } from "./lint.ts";

const lint = (...lines: readonly string[]) =>
  lintRobotsTxt(lines.join("\n")).map(
    ({ line, severity, message }) => `${line} ${severity}: ${message}`,
  );

test.each([
  ["an Allow for all", ["User-agent: GPTBot", "Allow: /"]],
  ["an empty Disallow", ["User-agent: GPTBot", "Disallow:"]],
  ["no rule", ["User-agent: GPTBot"]],
])("a named group with %s opens what the group for all closes", (_what, group) => {
  expect(lint("User-agent: *", "Disallow: /basket", "Disallow: /*?sort=", "", ...group)).toEqual([
    "5 warning: GPTBot may read what the group for all (*) closes: /*?sort=, /basket",
  ]);
});

test("a group that closes other paths is a note, and names three", () => {
  const closed = ["/a", "/b", "/c", "/d"].map((path) => `Disallow: ${path}`);

  expect(lint("User-agent: *", ...closed, "", "User-agent: Bingbot", "Disallow: /b")).toEqual([
    "7 note: Bingbot may read what the group for all (*) closes: /a, /c, /d",
  ]);
});

test.each([
  ["it closes them too", ["User-agent: *", "Disallow: /a", "User-agent: Bingbot", "Disallow: /"]],
  ["the group for all closes nothing", ["User-agent: *", "Allow: /", "User-agent: GPTBot"]],
  ["there is none for all", ["User-agent: GPTBot", "Allow: /"]],
  [
    "the crawler never reads that group",
    ["User-agent: *", "Disallow: /a", "User-agent: AdsBot-Google", "Allow: /"],
  ],
])("nothing is said where %s", (_what, lines) => {
  expect(lint(...lines)).toEqual([]);
});

test("where the group for all closes everything, the others are meant to open", () => {
  expect(lint("User-agent: *", "Disallow: /", "User-agent: Googlebot", "Allow: /")).toEqual([
    "2 warning: This line closes the whole site",
  ]);
});

const managed = [
  "# BEGIN Cloudflare Managed content",
  "User-Agent: *",
  "Content-signal: search=yes, ai-train=no",
  "Allow: /",
  "",
  "User-agent: GPTBot",
  "Disallow: /",
  "# END Cloudflare Managed Content",
];

test("the block that Cloudflare writes is named, with its lines", () => {
  const own = ["User-agent: *", "Disallow: /lp"];

  expect(lint(...managed, ...own)).toContain(
    "1 note: Cloudflare writes the lines from here to 8; your own file comes after them",
  );
  expect(lint(...managed)).toContain("1 note: Cloudflare writes the lines from here to 8");
  expect(lint(...managed.slice(0, -1))).toContain(
    "1 note: Cloudflare writes the lines from here to 7",
  );
  expect(lint("# We use Cloudflare", ...own)).toEqual([]);
});

test.each([
  ["https://a.pk/s1.xml https://a.pk/s2.xml", 1],
  ["https://a.pk/s1.xml, https://a.pk/s2.xml", 1],
  ["https://a.pk/s1.xml?of=https://a.pk/", 0],
])("Sitemap: %s", (value, findings) => {
  expect(
    lint(`Sitemap: ${value}`).filter((told) => told.endsWith("names more than one sitemap")),
  ).toHaveLength(findings);
});

const file = "User-agent: *\nDisallow: /a\n";
const utf16 = (isBigEndian: boolean, mark: string) => {
  const bytes = Buffer.from(mark + file, "utf16le");
  return isBigEndian ? bytes.swap16() : bytes;
};

test.each([
  ["little-endian, with its mark", utf16(false, "\uFEFF")],
  ["big-endian, with its mark", utf16(true, "\uFEFF")],
  ["little-endian, without a mark", utf16(false, "")],
  ["big-endian, without a mark", utf16(true, "")],
])("reports UTF-16: %s", (_what, bytes) => {
  const told = [{ severity: "error", message: "The file is UTF-16" }];

  expect(lintRobotsTxt(bytes)).toMatchObject(told);
  expect(lintRobotsTxt(new TextDecoder().decode(bytes))).toMatchObject(told);
});

test("UTF-8 with a mark is none, nor is a file with a zero byte", () => {
  expect(lint(`\uFEFF${file}`)).toEqual([]);
  expect(lint(`${file}\0\0`).join()).not.toContain("UTF-16");
});
