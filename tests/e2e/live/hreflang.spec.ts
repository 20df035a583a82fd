import { expect, test, type Page } from "#tests/support/journey.ts";

import { expectAccessible } from "#tests/support/axe.ts";
import { openHydrated } from "#tests/support/browser.ts";

const path = "/hreflang-tag-generator?way=check-pages";
const address = (page: Page) => page.getByLabel("Read a page and its language versions");

test.use({ baseURL: "http://localhost:4174" });

async function read(page: Page, url: string) {
  await openHydrated(page, path);
  await address(page).fill(url);
  await page.getByRole("button", { name: "Read the versions" }).click();
}

test("a page's versions are read: each as it answers, and who lists whom", async ({ page }) => {
  await read(page, "tarardental.pk");

  const result = page.getByRole("region", { name: "Nothing is wrong here, 2 pages" });
  await expect(result).toBeFocused();
  await expect(result.getByText(/^Read live · \d\d:\d\d PKT · 200$/)).toBeVisible();
  const versions = result.getByRole("region", { name: "Language versions" });
  await expect(versions.getByRole("heading")).toHaveText("2 of 2 versions in order");
  await expect(versions.getByText("Canonical to itself")).toHaveCount(2);
  await expect(result.getByRole("row", { name: /^tarardental\.pk\/ur/ })).toContainText("Listed");
  await expectAccessible(page);
});

test("a page without hreflang is told so, and where to write the tags", async ({ page }) => {
  await read(page, "a.pk");

  await expect(
    page.getByRole("region", { name: "This page lists no language versions" }),
  ).toBeFocused();
  await page.getByRole("link", { name: "Write the tags" }).click();
  await expect(page.getByRole("tab", { name: "Write tags" })).toBeFocused();
});

test("a refusal keeps what was typed and leads to pasting", async ({ page }) => {
  await read(page, "wall.pk");

  await expect(page.getByRole("region", { name: /^Could not be checked/ })).toBeFocused();
  await expect(address(page)).toHaveValue("wall.pk");
  await page.getByRole("button", { name: "Paste the source" }).click();
  await expect(page.getByLabel("HTML head, XML sitemap or Link header")).toBeFocused();
});

test("what is no address is refused at the field", async ({ page }) => {
  await read(page, "two words");

  await expect(page.getByText("Please enter a valid URL.")).toBeVisible();
  await expect(address(page)).toBeFocused();
});

test("a reading can be canceled", async ({ page }) => {
  await read(page, "slow.pk");
  await page.getByRole("button", { name: "Cancel" }).click();

  await expect(page.getByRole("region", { name: "Reading the page" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Read the versions" })).toBeEnabled();
});
