/**
 * The README's "How do I …", done in a copy of the project as a stranger would do it: every recipe
 * that adds something, a price and a phone number changed. Then all that npm test asks of such a change
 * must be good, and the new things stand on the pages where they belong. One copy proves them all: each
 * recipe's own pages are looked at by themselves.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { additions, LOOK } from "#tests/recipes/additions.ts";
import {
  addCity,
  addEntries,
  added,
  changePriceAndPhone,
  publishPost,
} from "#tests/recipes/new-entries.ts";
import { copyProject, type Answer, type ProjectCopy } from "#tests/recipes/project-copy.ts";

/** The unit tests that know the content, or read the sources. What engines and server prove stays out. */
const concerned = [
  "app/content",
  "app/seo",
  "app/pages",
  "app/sections",
  "app/layout",
  "app/map",
  "lib/site/redirects.test.ts",
  "app/tools/tools.test.ts",
  "app/tools/keyword-difficulty-checker",
  `app/tools/${added.tool.slug}`,
  "scripts/make/make-dot-map.test.ts",
  "scripts/new/new-post.test.ts",
  "scripts/new/new-tool.test.ts",
  "engine/site-audit/site-rules.test.ts",
  "engine/site-audit/rules-words.test.ts",
  "engine/site-audit/export",
  "engine/ai-access/ai-access.test.ts",
  "engine/robots-txt/write-robots-txt.test.ts",
  "scripts/measure/ai-readers.test.ts",
  "app/tools/review-kit",
  "app/tools/product-review-generator",
  "server/env.test.ts",
  "server/notify",
  "server/admin/commands.test.ts",
  "server/forms",
  "tests/form-fields-at-desk.test.ts",
];

let copy: ProjectCopy;
let started: Record<"tool" | "post", Answer>;
/** By the addition: the files that it touched, and what a command of it said. */
const touched = new Map<string, readonly string[]>();
const answers = new Map<string, Answer>();
/** Two chains, one for each core: the sources, and the build. */
let sources: Promise<Record<"types" | "lint" | "format" | "rules" | "unit", Answer>>;
let site: Promise<Record<"build" | "checks", Answer>>;

beforeAll(async () => {
  copy = copyProject();
  started = {
    tool: await copy.run("npm", "run", "-s", "new:tool", "--", added.tool.slug),
    post: await copy.run("npm", "run", "-s", "new:post", "--", added.post.title),
  };
  copy.takeChanges();
  for (const { name, make } of additions) {
    const answer = await make(copy);
    if (answer !== undefined) answers.set(name, answer as Answer);
    touched.set(name, copy.takeChanges());
  }
  addCity(copy);
  addEntries(copy);
  publishPost(copy);
  changePriceAndPhone(copy);
  // As an editor's program does on saving.
  await copy.run("prettier", "--write", "app/content/**/*.ts");

  sources = checkSources();
  site = buildSite();
});

afterAll(async () => {
  await Promise.allSettled([sources, site]);
  copy.remove();
});

async function checkSources() {
  await copy.run("react-router", "typegen");
  return {
    types: await copy.run("tsc"),
    lint: await copy.run("oxlint", "--deny-warnings"),
    format: await copy.run("prettier", "--check", "--log-level", "warn", "app", "scripts"),
    rules: await copy.run("depcruise", "lib", "engine", "app", "server", "scripts"),
    unit: await copy.run("vitest", "run", "--reporter=dot", ...concerned),
  };
}

async function buildSite() {
  const build = await copy.run("node", "scripts/build.ts");
  return { build, checks: await copy.run("node", "scripts/check-build/main.ts") };
}

const page = async (path: string) => {
  await site;
  return copy.read(`build/client${path}/index.html`);
};

test.each(["tool", "post", "rule"] as const)(
  "npm run new:%s says what remains to be done",
  (kind) => {
    const answer = kind === "rule" ? answers.get("a rule of the site audit") : started[kind];

    expect(answer?.code).toBe(0);
    expect(answer?.output).toContain("What remains to be done:");
  },
);

test.each(additions)("$name touches its own files and no others", ({ name, files }) => {
  expect(touched.get(name)).toEqual(files.toSorted());
});

test("what was added to engine and server does its work", async () => {
  const { output } = await copy.run("node", "--input-type=module", "--eval", LOOK);
  const seen = JSON.parse(output);

  expect(seen.blocked).toContain(`User-agent: ${added.crawler}`);
  expect(seen.asked).toContain(added.crawler);
  expect(seen.kinds).toEqual(["email", "chat"]);
  expect(seen.got).toEqual(["Ayesha wrote"]);
  expect(seen.refusal).toEqual({
    title: added.reason.title,
    mark: "Not read",
    detail: "It sleeps.",
  });
  expect(seen.again).toBe(true);
  expect(seen.chat).toBe("Said in the room");
  expect(seen.enquiries).toMatch(/^\uFEFFid,time,.*,company,other fields\r\n7,.*,Rangreza,/);
  expect(seen.pages).toMatch(new RegExp(`^${added.column},url,.*\\r\\na\\.pk,`));
});

test.each(["types", "lint", "format", "rules", "unit"] as const)(
  "after all recipes: %s",
  async (step) => {
    const answer = (await sources)[step];

    expect(answer.code === 0 ? "good" : answer.output).toBe("good");
  },
);

test.each(["build", "checks"] as const)("after all recipes: the %s of the site", async (step) => {
  const answer = (await site)[step];

  expect(answer.code === 0 ? "good" : answer.output).toBe("good");
});

describe("what was added stands where it belongs", () => {
  test.each([
    ["the tool on its page", `/tools/${added.tool.slug}`, added.tool.title],
    ["the tool in the directory", "/tools", `/tools/${added.tool.slug}"`],
    ["the city on its page", `/seo-services/${added.city.slug}`, "a runway for its shops"],
    ["the city in the menu of every page", "/pricing", `/seo-services/${added.city.slug}"`],
    ["the language in the form", "/product-review-generator", `>${added.language.label}</option>`],
    ["the crawler in the form", "/robots-txt-generator", `<option>${added.crawler}</option>`],
    ["the post on its page", `/blog/${added.post.slug}`, added.post.title],
    ["the post in the list", "/blog", `/blog/${added.post.slug}"`],
    ["the new author at the post", `/blog/${added.post.slug}`, added.author],
    ["the case study on its page", `/portfolio/${added.caseStudy.slug}`, added.caseStudy.client],
    ["the case study in the portfolio", "/portfolio", `/portfolio/${added.caseStudy.slug}"`],
    ["the testimonial in the portfolio", "/portfolio", added.testimonial.name],
    ["the service on the services page", "/services", `id="${added.service.slug}"`],
    ["the service on the home page", "", added.service.title],
    ["the price on the pricing page", "/pricing", "<b>99,000</b>"],
    ["the price in the search result", "/pricing", `Growth ${added.price}`],
    ["the price on the Lahore page", "/seo-services/lahore", "<b>99,000</b>"],
    ["the phone number on the contact page", "/contact", added.phone],
    ["the phone number in structured data", `/seo-services/${added.city.slug}`, `"${added.phone}"`],
  ])("%s", async (_where, path, text) => {
    expect(await page(path)).toContain(text);
  });

  test("the old price and the old number stand nowhere on those pages", async () => {
    for (const path of ["", "/pricing", "/contact", "/seo-services/lahore"]) {
      expect(await page(path)).not.toMatch(/95,000|\+92 42 0000 0001/);
    }
  });

  test("pages count what there is now", async () => {
    const now = await page("/404");

    expect(now).toMatch(/13 free tools/);
    expect(now).toMatch(/Nine articles/);
    expect(await page("")).toMatch(/110 of them, from Gwadar/);
  });

  test.each([
    `/tools/${added.tool.slug}`,
    `/seo-services/${added.city.slug}`,
    `/blog/${added.post.slug}`,
    `/portfolio/${added.caseStudy.slug}`,
  ])("the sitemap lists %s", async (path) => {
    await site;
    expect(copy.read("build/client/sitemap.xml")).toContain(`${path}</loc>`);
  });

  test("the newest post comes first in the list and in the feed", async () => {
    const list = await page("/blog");
    const first = /class="blog-cards[\s\S]*?href="(\/blog\/[^"]*)"/.exec(list)?.[1];

    expect(first).toBe(`/blog/${added.post.slug}`);
    expect(copy.read("build/client/feed.xml")).toMatch(
      new RegExp(`<item>\\s*<title>${added.post.title}`),
    );
  });
});
