import { expect, test, type Locator, type Page } from "#tests/support/journey.ts";

import { openHydrated, sidewaysScroll } from "#tests/support/browser.ts";

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });

/** How far the last of these parts reaches beyond its frame, in px; 0 where all is in view. */
const overreach = (frame: Locator): Promise<number> =>
  frame.evaluate((element) => element.scrollWidth - element.clientWidth);

/** The cell of the first row that stands highest, leftmost first. */
const firstCell = (row: Locator): Promise<string> =>
  row
    .locator("th, td")
    .evaluateAll((cells) =>
      cells
        .map((cell) => ({ cell, box: cell.getBoundingClientRect() }))
        .toSorted((a, b) => a.box.top - b.box.top || a.box.left - b.box.left)
        .map(({ cell }) => cell.textContent?.trim() ?? "")
        .at(0),
    )
    .then((text) => text ?? "");

async function checkLinks(page: Page): Promise<void> {
  await openHydrated(page, "/tools/dofollow-nofollow-link-checker?way=page-source");
  await page
    .getByLabel("HTML of the page")
    .fill(
      '<!doctype html><html lang="en"><title>T</title><body><a href="https://a.example/a-rather-long-address/of-a-page" rel="nofollow">One</a><a href="https://b.example/">Two</a>',
    );
  await page.getByRole("button", { name: "Check the links" }).click();
  await expect(page.locator(".links-table")).toBeVisible();
}

test("a link's card fits a phone and begins with its status", async ({ page }) => {
  await checkLinks(page);

  expect(await overreach(page.locator(".links-table"))).toBe(0);
  expect(await firstCell(page.locator(".links-table tbody tr").first())).toMatch(/follow/i);
  await expect(page.getByRole("button", { name: "Status", exact: true })).toBeVisible();
});

test("a result brought into view begins below the header", async ({ page }) => {
  await checkLinks(page);

  const result = page.locator(".tool-result:focus");
  await expect(result).toBeVisible();
  const bottom = await page
    .locator("header.header")
    .evaluate((element) => element.getBoundingClientRect().bottom);
  const top = await result.evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(bottom);
});

test("what each result does to the difficulty fits a phone", { tag: "@long" }, async ({ page }) => {
  await openHydrated(page, "/tools/keyword-difficulty-checker?way=your-own-look");
  await page.getByRole("textbox", { name: "Keyword", exact: true }).fill("office desks");
  await page
    .getByLabel(/^The first three to ten results/)
    .fill("10\t45\thttps://rival.pk/desks-and-chairs-for-offices\tDesks\n30\n20");
  await page.getByRole("button", { name: "Work it out" }).click();
  await expect(page.getByRole("table", { name: "What each result does" })).toBeVisible();

  expect(await sidewaysScroll(page)).toBe(0);
});

test(
  "who lists whom fits a phone, each version named on its line",
  { tag: "@long" },
  async ({ page }) => {
    await openHydrated(page, "/hreflang-tag-generator");
    await page.getByRole("tab", { name: "Check pages" }).click();
    await page
      .getByLabel("HTML head, XML sitemap or Link header")
      .fill(
        '<link rel="alternate" hreflang="en" href="https://a.example/en/"><link rel="alternate" hreflang="ur" href="https://a.example/ur/">',
      );
    await page.getByLabel("Address of this page").fill("https://a.example/en/");
    await page.getByRole("button", { name: "Check", exact: true }).click();
    await expect(page.locator(".hreflang-matrix")).toBeVisible();

    expect(await overreach(page.locator(".hreflang-matrix"))).toBe(0);
    const named = await page
      .locator(".hreflang-matrix td")
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, "::before").content));
    expect(named).toContain('"ur "');
  },
);

test("the widths of a snippet fit a phone, each measure beginning with its verdict", async ({
  page,
}) => {
  const title =
    "Affordable SEO services, audits and backlinks for small businesses in Lahore, Karachi";
  await openHydrated(
    page,
    `/serp-snippet-preview-tool?way=as-google-draws-it&title=${encodeURIComponent(title)}&description=Short`,
  );
  const table = page.getByRole("table", { name: "Widths against their limits" });
  await expect(table).toBeVisible();

  expect(await sidewaysScroll(page)).toBe(0);
  const rows = table.locator("tbody tr");
  expect(await firstCell(rows.nth(0))).toBe("Many");
  expect(await firstCell(rows.nth(1))).toBe("Cut");
  // 742 of 580 px: no "Fits" beside a figure that is over its limit.
  expect(await firstCell(rows.nth(3))).toBe("Over");
  await expect(rows.nth(1).locator("[data-label=Title]")).toContainText(/^\d+ of 580 px$/);
});

test("many pages are cards on a phone: what is to be fixed, before any text", async ({ page }) => {
  await openHydrated(page, "/serp-snippet-preview-tool?way=as-google-draws-it&pages=many");
  const field = page.getByLabel("Pages as CSV: url, title, description");
  await field.fill('<meta name="description" content="Tea, hot">');
  await page.getByRole("button", { name: "Measure pages" }).click();
  await expect(page.getByText("This looks like HTML or XML")).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('<meta name="description" content="Tea, hot">');

  await field.fill(
    "https://a.example/a-long-address-of-a-page-about-tea,Tea,\nhttps://a.example/,Hot tea,Hot.",
  );
  await page.getByRole("button", { name: "Measure pages" }).click();
  const first = page.locator(".serp-pages > li").first();
  await expect(first).toBeVisible();

  expect(await overreach(page.locator(".serp-pages"))).toBe(0);
  const tops = await first.evaluate((card) =>
    [".status", "code", ".cluster .status", "[data-field=title]"].map(
      (part) => card.querySelector(part)?.getBoundingClientRect().top ?? 0,
    ),
  );
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  await expect(first.locator(".status").first()).toHaveText("To fix");
});

test("Arabic script typed into a field has a face of ours", async ({ page }) => {
  await openHydrated(page, "/tools/keyword-difficulty-checker");
  await page.getByRole("textbox", { name: "Keyword", exact: true }).fill("شادی ہال لاہور");

  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts].some(
          ({ family, status }) => family.includes("Noto Naskh Arabic") && status === "loaded",
        ),
      ),
    )
    .toBe(true);
});
