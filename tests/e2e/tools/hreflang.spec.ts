import { readFile } from "node:fs/promises";

import { expect, test, type Page } from "#tests/support/journey.ts";

import { openHydrated } from "#tests/support/browser.ts";
import { expectAccessibleInBoth } from "#tests/support/axe.ts";
import { watchRequests } from "#tests/support/network.ts";

const path = "/hreflang-tag-generator";
const toast = (page: Page) => page.locator(".toast");
const lines = (page: Page) =>
  page.getByRole("list", { name: "The tags, line by line" }).getByRole("listitem");

/** A worker's program has to come first, which takes the development server a while. */
const WORKER_TIMEOUT = { timeout: 20_000 };

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

async function fillRow(page: Page, number: number, url: string, language: string, region = "") {
  await page.getByRole("textbox", { name: `URL of version ${number}` }).fill(url);
  await page
    .getByLabel("Language")
    .nth(number - 1)
    .fill(language);
  await page
    .getByLabel("Region")
    .nth(number - 1)
    .fill(region);
}

async function fillTwoRows(page: Page) {
  await fillRow(page, 1, "https://a.example/en/", "EN");
  await page.getByRole("button", { name: "Add a version" }).click();
  await fillRow(page, 2, "https://a.example/ur/", "UR", "pk");
  await page.getByLabel("Fallback URL").fill("https://a.example/");
}

test("tags are written in their case, x-default last, and copied", async ({ page }) => {
  await openHydrated(page, path);
  await expect(lines(page)).toHaveCount(0);
  await fillTwoRows(page);
  await page.getByRole("button", { name: "Generate tags" }).click();

  await expect(toast(page)).toContainText("Hreflang tags generated!");
  const expected = [
    '<link rel="alternate" hreflang="en" href="https://a.example/en/" />',
    '<link rel="alternate" hreflang="ur-PK" href="https://a.example/ur/" />',
    '<link rel="alternate" hreflang="x-default" href="https://a.example/" />',
  ];
  await expect(lines(page)).toHaveText(expected);
  await expect(page.getByRole("region", { name: "Hreflang tags, 3 versions" })).toBeFocused();

  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(toast(page)).toContainText("Tags copied to clipboard!");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(expected.join("\n"));
});

test("the same as header and as sitemap, which downloads", async ({ page }) => {
  await openHydrated(page, path);
  await fillTwoRows(page);
  await page.getByRole("button", { name: "Generate tags" }).click();

  await page.getByRole("button", { name: "HTTP header" }).click();
  await expect(lines(page).first()).toHaveText(
    /^Link: <https:\/\/a\.example\/en\/>; rel="alternate"/,
  );
  await page.getByRole("button", { name: "Sitemap", exact: true }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download", exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("sitemap-hreflang.xml");
  expect(await readFile(await file.path(), "utf8")).toContain("<loc>https://a.example/ur/</loc>");
});

test("a row without url or language is left out; with none, nothing is generated", async ({
  page,
}) => {
  await openHydrated(page, path);
  await page.getByLabel("Language").fill("en");
  await page.getByRole("button", { name: "Generate tags" }).click();

  await expect(page.getByRole("alert")).toHaveText(
    "Fill in a URL and a language in at least one row.",
  );
  await expect(page.getByLabel("URL of version 1")).toBeFocused();
  await expect(toast(page)).toHaveCount(0);
  await expect(lines(page)).toHaveCount(0);
});

test(
  "the delete button shows only when there is more than one row",
  { tag: "@long" },
  async ({ page }) => {
    await openHydrated(page, path);
    const remove = page.getByRole("button", { name: /^Remove version/ });

    await expect(remove).toHaveCount(0);
    await page.getByRole("button", { name: "Add a version" }).click();
    await expect(remove).toHaveCount(2);
    await remove.first().click();
    await expect(remove).toHaveCount(0);
  },
);

test("a wrong code is named with its fix at hand", async ({ page }) => {
  await openHydrated(page, path);
  await fillRow(page, 1, "https://a.example/", "en", "UK");
  await expect(page.getByText(/^en-UK: .*United Kingdom is GB/)).toBeVisible();

  await page.getByRole("button", { name: "Use en-GB" }).click();

  await expect(page.getByLabel("Region")).toHaveValue("GB");
  await expect(page.getByText('hreflang="en-GB"')).toBeVisible();
});

const EN = "https://a.example/en/";
const UR = "https://a.example/ur/";
const tag = (hreflang: string, href: string) =>
  `<link rel="alternate" hreflang="${hreflang}" href="${href}" />`;

async function fillPages(page: Page) {
  await page.getByRole("tab", { name: "Check pages" }).click();
  await page
    .getByLabel("HTML head, XML sitemap or Link header")
    .fill(tag("en", EN) + tag("ur", UR));
  await page.getByLabel("Address of this page").fill(EN);
  await page.getByRole("button", { name: "Add the page it should point to" }).click();
  await page.getByLabel("HTML head, XML sitemap or Link header").nth(1).fill(tag("ur", UR));
  await page.getByLabel("Address of this page").nth(1).fill(UR);
}

test("a missing return tag stands in the matrix and as the line to add", async ({ page }) => {
  await openHydrated(page, path);
  await fillPages(page);
  await page.getByRole("button", { name: "Check", exact: true }).click();

  const result = page.getByRole("region", { name: "1 error, 2 pages" });
  await expect(result).toBeFocused(WORKER_TIMEOUT);
  await expect(result.getByText(`No return tag: the page does not list ${EN}`)).toBeVisible();
  await expect(result.getByRole("row", { name: /^a\.example\/ur\// })).toContainText("Missing");

  await result.getByRole("button", { name: "Copy line" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(tag("en", EN));
});

test("a text without tags is answered at the field", async ({ page }) => {
  await openHydrated(page, `${path}?way=check-pages`);
  const field = page.getByLabel("HTML head, XML sitemap or Link header");
  for (const [text, words] of [
    ["", "Paste a page's head, a sitemap or a Link header, or drop the file here."],
    ["<p>no tags</p>", "There is no hreflang in this text."],
  ] as const) {
    await field.fill(text);
    await page.getByRole("button", { name: "Check", exact: true }).click();
    await expect(page.getByText(words)).toBeVisible(WORKER_TIMEOUT);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(text);
  }
});

test("neither tab asks the network for anything", async ({ page }) => {
  await openHydrated(page, path);
  const asked = watchRequests(page);
  await fillTwoRows(page);
  await page.getByRole("button", { name: "Generate tags" }).click();
  await fillPages(page);
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(page.getByRole("heading", { name: "1 error" })).toBeVisible(WORKER_TIMEOUT);

  expect(asked).toEqual([]);
});

test("axe finds nothing in the results, light or dark", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHydrated(page, path);
  await fillTwoRows(page);
  await page.getByRole("button", { name: "Generate tags" }).click();
  await expectAccessibleInBoth(page);
  await fillPages(page);
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(page.getByRole("heading", { name: "1 error" })).toBeVisible(WORKER_TIMEOUT);
  await expectAccessibleInBoth(page);
});

test("pages under check come back after a reload, with their result", async ({ page }) => {
  await openHydrated(page, path);
  await fillPages(page);
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await page.reload();

  await expect(page.getByLabel("Address of this page").nth(1)).toHaveValue(UR, WORKER_TIMEOUT);
  await expect(page.getByRole("heading", { name: "1 error" })).toBeVisible(WORKER_TIMEOUT);
});

test("a code that is none and an address without a scheme get no tags and no success", async ({
  page,
}) => {
  await openHydrated(page, path);
  await fillRow(page, 1, "www.a.example/ur/", "urdu", "UK");
  await page.getByRole("button", { name: "Generate tags" }).click();

  await expect(page.getByRole("alert")).toContainText("Version 1: “urdu-UK” is not a code. ");
  await expect(page.locator("[name=language-1]")).toBeFocused();
  await expect(toast(page)).toHaveCount(0);
  await expect(lines(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("alert")).toContainText("Version 1: “urdu-UK” is not a code. ");
  await expect(lines(page)).toHaveCount(0);

  await page.locator("[name=language-1]").fill("ur");
  await page.locator("[name=region-1]").fill("GB");
  await page.getByRole("button", { name: "Generate tags" }).click();
  await expect(lines(page)).toHaveText([
    '<link rel="alternate" hreflang="ur-GB" href="https://www.a.example/ur/" />',
  ]);
});

test("a pasted list fills the rows, and every language and region can be picked", async ({
  page,
}) => {
  await openHydrated(page, path);
  await page.getByRole("button", { name: "Paste a list" }).click();
  await page
    .getByLabel("Versions, one a line")
    .fill("https://a.example/en/ en-GB\nur https://a.example/ur/");
  await page.getByRole("button", { name: "Fill in the rows" }).click();
  await expect(page.locator("[name=url-2]")).toHaveValue("https://a.example/ur/");
  await expect(page.locator("[name=region-1]")).toHaveValue("GB");
  await expect(page.locator("#hreflang-languages option[value=sw]")).toHaveText("Swahili");
  await expect(page.locator("#hreflang-regions option[value=KE]")).toHaveText("Kenya");

  await page.getByRole("button", { name: "Generate tags" }).click();
  await expect(lines(page)).toHaveCount(2);
});
