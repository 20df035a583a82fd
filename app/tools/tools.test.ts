import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import type { Examples } from "#app/tools/kit/try-example.ts";
import { tools } from "./tools.ts";

/** What the tools share, beside them. */
const kits = ["kit", "review-kit"];

const toolFolders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !kits.includes(entry.name))
  .map((entry) => entry.name);

/** Every screen of every tool, by its path below this folder. */
const sources = toolFolders.flatMap((folder) =>
  readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".tsx"))
    .map((name): [string, string] => [
      join(folder, name),
      readFileSync(join(import.meta.dirname, folder, name), "utf8"),
    ]),
);

/** By slug (docs/agreed.md, tool addresses). */
const agreedPaths: Record<string, string> = {
  "seo-audit": "/tools/seo-audit",
  "keyword-difficulty-checker": "/tools/keyword-difficulty-checker",
  "dofollow-nofollow-link-checker": "/tools/dofollow-nofollow-link-checker",
  "serp-snippet-preview-tool": "/serp-snippet-preview-tool",
  "robots-txt-generator": "/robots-txt-generator",
  "hreflang-generator": "/hreflang-tag-generator",
  "lsi-keyword-generator": "/lsi-keyword-generator",
  "google-cache-checker": "/google-cache-checker",
  "product-review-generator": "/product-review-generator",
  "freelancer-review-generator": "/freelancer-review-generator",
  "amazon-review-generator": "/amazon-review-generator",
  "google-review-generator": "/google-review-generator",
};

test("the registry lists every tool folder, and nothing else", () => {
  expect(tools.map((tool) => tool.slug).toSorted()).toEqual(toolFolders.toSorted());
});

test("the directory is alphabetical by title, whatever the case of its letters", () => {
  const titles = tools.map((tool) => tool.title.toLowerCase());

  expect(titles).toEqual(titles.toSorted());
});

test.each(toolFolders)("%s has every part of a tool", (folder) => {
  const parts = ["meta.ts", "route.tsx"];

  const missing = parts.filter((part) => !existsSync(join(import.meta.dirname, folder, part)));

  expect(missing).toEqual([]);
});

test.each(toolFolders)("%s shows itself in the frame that all tools share", (folder) => {
  const own = readFileSync(join(import.meta.dirname, folder, "route.tsx"), "utf8");
  // The review writers have their page in common.
  const route = own.includes('"#app/tools/review-kit/writer-page.tsx"')
    ? own + readFileSync(join(import.meta.dirname, "review-kit/writer-page.tsx"), "utf8")
    : own;

  for (const part of [
    /loadToolPage\(/,
    /toolMeta/,
    /toolHandle\(/,
    /<ToolPage\s+\{\.\.\.loaderData\}/,
  ]) {
    expect(route).toMatch(part);
  }
});

/** A badge is in the frame: a result with a markup of its own has one without it. */
test.each(sources.filter(([, source]) => /<(?:Measured|Made|Sample|Read)Badge\b/.test(source)))(
  "%s shows its result in the frame that all tools share",
  (_file, source) => {
    expect(source).toMatch(/<(?:ResultFrame|IndexabilityVerdict|HreflangReport|TermsResult)\b/);
  },
);

test("a tool's form is one that sends nothing without our scripts (kit/tool-form.tsx)", () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" });
  const forms = files
    .filter((file) => file.endsWith(".tsx"))
    .filter((file) => readFileSync(join(import.meta.dirname, file), "utf8").includes("<form"));

  expect(forms).toEqual([join("kit", "tool-form.tsx")]);
});

test.each(toolFolders)("%s has an example that fills a form and sends it", async (folder) => {
  const { examples } = (await import(`./${folder}/examples.ts`)) as { examples: Examples };
  const forms = Object.entries(examples).flatMap(([way, work]) =>
    Object.entries(work).map(([form, kept]) => ({ way, form, kept })),
  );

  expect(forms.length).toBeGreaterThan(0);
  for (const { way, form, kept } of forms) {
    expect(form).toMatch(new RegExp(`^${way} [\\w-]+$`));
    expect(Object.values(kept).join("").length).toBeGreaterThan(0);
  }
});

/** Names that no one can own (https://www.rfc-editor.org/rfc/rfc2606), so that an example is plainly one. */
test.each(toolFolders)("%s has no example that names a real site", async (folder) => {
  const { examples } = (await import(`./${folder}/examples.ts`)) as { examples: Examples };
  const hosts = [...JSON.stringify(examples).matchAll(/https?:\/\/([\w.-]+)|@([\w.-]+\.\w+)/g)];

  for (const [, host, mail] of hosts) {
    expect(host ?? mail).toMatch(/(?:^|\.)example$/);
  }
});

test("no two tools share a path", () => {
  expect(new Set(tools.map((tool) => tool.path)).size).toBe(tools.length);
});

test.each(Object.entries(agreedPaths))("%s lives at %s", (slug, path) => {
  expect(tools.find((tool) => tool.slug === slug)?.path).toBe(path);
});

test.each(tools.map((tool) => [tool.slug, tool] as const))(
  "%s has words that fit where they are shown",
  (_slug, tool) => {
    expect(tool.pageTitle.length).toBeLessThanOrEqual(45);
    expect(tool.lead.length).toBeLessThanOrEqual(90);
    expect(tool.description.length).toBeGreaterThanOrEqual(120);
    expect(tool.description.length).toBeLessThanOrEqual(160);
    expect(tool.answers).toMatch(/\?$/);
    expect(tool.faq).toHaveLength(3);
    expect(tool.updated).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  },
);
