import { expect, test, type Page } from "#tests/support/journey.ts";

import { expectAccessible } from "#tests/support/axe.ts";
import { openHydrated } from "#tests/support/browser.ts";
import { watchRequests } from "#tests/support/network.ts";

const path = "/google-cache-checker";
const toast = (page: Page) => page.locator(".toast");
const check = (page: Page) => page.getByRole("button", { name: "Check Cache Status" });
const links = (page: Page) => page.getByRole("region", { name: "Old copies" });
const build = (page: Page) => page.getByRole("button", { name: "Build the links" }).click();

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

/** Makes chance answer the same number every time. */
async function fixChance(page: Page, value: number) {
  await page.evaluate((fixed) => {
    Math.random = () => fixed;
  }, value);
}

test.describe("the tab “Check the cache”", () => {
  test("refuses what is no address of a page", async ({ page }) => {
    await openHydrated(page, path);
    for (const typed of ["", "not a url"]) {
      await page.getByLabel("URL", { exact: true }).fill(typed);

      await check(page).click();

      await expect(toast(page)).toContainText("Please enter a URL.");
      await expect(toast(page)).toHaveAttribute("data-variant", "destructive");
      await expect(page.getByLabel("URL", { exact: true })).toBeFocused();
      await expect(check(page)).toBeEnabled();
      await expect(page.getByText("Sample result")).toHaveCount(0);
    }
  });

  test("waits 1.5 seconds with the button disabled, then says cached, with its date and a link", async ({
    page,
  }) => {
    await openHydrated(page, path);
    await fixChance(page, 0.5);
    await page.getByLabel("URL", { exact: true }).fill("https://example.com/a?b=1");

    const start = Date.now();
    await check(page).click();
    const busy = page.getByRole("button", { name: "Checking..." });
    await expect(busy).toBeDisabled();
    await expect(page.getByRole("progressbar")).toBeVisible();
    const result = page.getByRole("region", {
      name: "This page is successfully cached by Google.",
    });
    await expect(result).toBeFocused();
    expect(Date.now() - start).toBeGreaterThanOrEqual(1450);

    await expect(toast(page)).toContainText("Cache status checked!");
    await expect(result.getByText("Sample result")).toBeVisible();
    await expect(result).toContainText("Google ended its cache in 2024");
    await expect(result.getByText("Last Cached On")).toBeVisible();
    const at = await result.locator("time").getAttribute("datetime");
    const ageDays = (Date.now() - Date.parse(at ?? "")) / 86_400_000;
    expect(ageDays).toBeGreaterThan(14.9);
    expect(ageDays).toBeLessThan(15.1);
    await expect(result.getByRole("link", { name: /newest copy/ })).toHaveAttribute(
      "href",
      "https://web.archive.org/web/2/https://example.com/a?b=1",
    );
    await expectAccessible(page);
  });

  test(
    "says not found where chance says so, and a new check clears the last",
    { tag: "@long" },
    async ({ page }) => {
      await openHydrated(page, path);
      await fixChance(page, 0.9);
      await page.getByLabel("URL", { exact: true }).fill("https://example.com/");
      await check(page).click();
      await expect(
        page.getByText("This page was not found in Google's cache.").first(),
      ).toBeVisible();
      await expect(page.getByText("Last Cached On")).toHaveCount(0);

      await fixChance(page, 0.1);
      await check(page).click();
      await expect(page.getByText("This page was not found in Google's cache.")).toHaveCount(0);
      await expect(page.getByText("This page is successfully cached by Google.")).toBeVisible();
    },
  );
});

test.describe("the tab “Find real copies”", () => {
  test("says that Google ended its cache, and refuses what is no address in words", async ({
    page,
  }) => {
    await openHydrated(page, `${path}?way=find-copies`);
    await expect(
      page.getByRole("heading", { name: "Google ended its cache in 2024" }),
    ).toBeVisible();

    await page.getByLabel("Page").fill("not a url");
    await build(page);

    await expect(page.getByText("This is not the address of a page.")).toBeVisible();
    await expect(page.getByLabel("Page")).toBeFocused();
    await expect(links(page)).toHaveCount(0);
  });

  test("builds each address; they open in a new tab and tell no referrer", async ({ page }) => {
    await openHydrated(page, `${path}?way=find-copies`);
    await page.getByLabel("Page").fill("https://example.com/لاہور?a=1&utm_source=x#top");
    await page.getByLabel("Copy nearest to").fill("2023-05-09");
    await build(page);

    await expect(page.getByRole("region", { name: /^Where copies of/ })).toBeFocused();
    const nearest = page.getByRole("link", { name: /nearest to 9 May 2023/ });
    await expect(nearest).toHaveAttribute(
      "href",
      "https://web.archive.org/web/20230509/https://example.com/لاہور?a=1&utm_source=x",
    );
    await expect(nearest).toHaveAttribute("rel", "noopener noreferrer");
    await expect(nearest).toHaveAttribute("target", "_blank");
    await expect(page.getByRole("link", { name: /Google, site: search/ })).toHaveAttribute(
      "href",
      "https://www.google.com/search?q=site%3Aexample.com%2F%D9%84%D8%A7%DB%81%D9%88%D8%B1",
    );
    await expect(page.getByText("The same page under 8 other addresses")).toBeVisible();

    await page.getByRole("button", { name: /Copy the address: Wayback Machine, calendar/ }).click();
    await expect(toast(page)).toContainText("Copied to clipboard!");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      "https://web.archive.org/web/*/https://example.com/لاہور?a=1&utm_source=x",
    );
    await expectAccessible(page);
  });

  test("an address in the link comes with its links", async ({ page }) => {
    await openHydrated(page, `${path}?way=find-copies&url=https%3A%2F%2Fexample.com%2Fshop`);

    await expect(page.getByLabel("Page")).toHaveValue("https://example.com/shop");
    await expect(links(page).getByRole("link").first()).toBeVisible();
  });
});

test("the sample asks nobody; nor do the links, where reading is switched off", async ({
  page,
}) => {
  await openHydrated(page, path);
  const asked = watchRequests(page);
  await page.getByLabel("URL", { exact: true }).fill("https://example.com/private?key=1");
  await check(page).click();
  await expect(toast(page)).toContainText("Cache status checked!");
  expect(asked).toEqual([]);
  await page.getByRole("tab", { name: "Find real copies" }).click();
  await page.getByRole("button", { name: "Build the links" }).click();
  await expect(page.getByRole("region", { name: "Old copies" })).toBeVisible();

  expect(asked).toEqual([]);
});
