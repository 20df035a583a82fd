import { expect, test } from "#tests/support/journey.ts";

import { paths } from "#lib/site/paths.ts";
import { tools } from "#app/tools/tools.ts";
import { listBroken, openHydrated, sidewaysScroll } from "#tests/support/browser.ts";

/** The narrowest phone that is still about, and what a finger needs. */
test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });
const FINGER_PX = 44;

test("no tool's name is broken inside a word", async ({ page }) => {
  for (const { path } of tools) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.evaluate(() => document.fonts.ready);
    expect(await listBroken(page, "h1"), path).toEqual([]);
  }
});

test("an audit's report cuts none of its words, and an address in it wraps", async ({ page }) => {
  const address = `https://www.shop.example/${"a-very-long-name-of-a-collection/".repeat(4)}`;
  const source = `<title>Shop</title><h1>A</h1><p>${"word ".repeat(60)}</p><a href="${address}">here</a><img src="${address}x.jpg">`;
  await openHydrated(page, "/tools/seo-audit?way=page-source");
  await page.getByRole("textbox").first().fill(source);
  await page.getByRole("button", { name: "Audit this page" }).click();
  await expect(page.getByRole("img", { name: /points kept/ })).toBeVisible();

  const cut = await page
    .locator(".frame-card, .audit-diff, .audit-diff-line > *")
    .evaluateAll((elements) =>
      elements
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
        .map((element) => element.className),
    );
  expect(cut).toEqual([]);
  // Room for a few words beside nothing: the figure of the line stands above.
  const fix = await page.locator("[data-fix] code").first().boundingBox();
  expect(fix?.width).toBeGreaterThan(200);
  expect(await sidewaysScroll(page)).toBe(0);
});

test("what stands in the footer is large enough for a finger", async ({ page }) => {
  await page.goto(paths.home, { waitUntil: "domcontentloaded" });

  const small = await page.locator(".footer :is(li a, button, .logo)").evaluateAll(
    (elements, least) =>
      elements
        .filter((element) => {
          const { width, height } = element.getBoundingClientRect();
          return width < least || height < least;
        })
        .map((element) => element.textContent),
    FINGER_PX,
  );
  expect(small).toEqual([]);
});
