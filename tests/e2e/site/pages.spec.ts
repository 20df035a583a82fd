import { expect, test } from "#tests/support/journey.ts";

import { pages as allPages } from "#app/pages.ts";
import { paths } from "#lib/site/paths.ts";
import { collectComplaints, openHydrated, sidewaysScroll } from "#tests/support/browser.ts";

const PAGES_A_TEST = 12;
/** Of cities and of rules, which have one form each: each tenth shows it, and `npm run test:all` looks at every one. */
const EVERY = 10;

/** The page for unknown addresses comes with status 404, which a browser logs; others test it. */
const pages = allPages.filter(({ path }) => path !== paths.notFound);
const alike = pages.filter(({ kind }) => kind === "city" || kind === "rule");
const shown = [
  ...pages.filter((page) => !alike.includes(page)),
  ...alike.filter((_, index) => index % EVERY === 0),
];
const groups = [
  ...inGroups(shown).map((group) => ({ group, tag: [] })),
  ...inGroups(alike.filter((page) => !shown.includes(page))).map((group) => ({
    group,
    tag: "@long",
  })),
];

test.use({ viewport: { width: 320, height: 640 } });

for (const { group, tag } of groups) {
  const title = `${group.length} pages from ${group[0]?.path} on hydrate without a complaint and fit 320 px`;
  test(title, { tag }, async ({ page }) => {
    const complaints = collectComplaints(page);

    for (const { path } of group) {
      await openHydrated(page, path);
      expect.soft(complaints, path).toEqual([]);
      complaints.length = 0;
      expect.soft(await sidewaysScroll(page), `${path} scrolls sideways`).toBe(0);
    }
  });
}

for (const address of ["/servicess", "/blog/technical-seo/deeper"]) {
  test(`the unknown address ${address} is answered with 404, and React finds its own markup there`, async ({
    page,
  }) => {
    const complaints = collectComplaints(page);
    const answer = page.waitForResponse((response) => response.url().endsWith(address));
    await openHydrated(page, address);

    expect((await answer).status()).toBe(404);
    // The browser logs the status itself.
    expect(complaints.filter((text) => !text.includes("status of 404"))).toEqual([]);
    await expect(page.locator(".not-found-query")).toContainText(address);
    await expect(page).toHaveTitle(/^Page not found/);
    expect(await sidewaysScroll(page)).toBe(0);
  });
}

test("an unknown address reached inside the app shows the same page", async ({ page }) => {
  await openHydrated(page, "/nowhere");
  await page.locator(".not-found").getByRole("link", { name: "Services", exact: true }).click();
  await expect(page).toHaveURL("/services");
  await page.goBack();

  await expect(page.locator(".not-found-query")).toContainText("/nowhere");
  await expect(page).toHaveTitle(/^Page not found/);
});

test("a page reached inside the app has its own style sheet", async ({ page }) => {
  const complaints = collectComplaints(page);
  const readGap = () =>
    page
      .locator(".home-services")
      .evaluate((element) => getComputedStyle(element).borderBlockStartWidth);
  await openHydrated(page, "/");
  const landed = await readGap();

  await openHydrated(page, "/privacy");
  await page.getByRole("contentinfo").getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL("/");
  expect(await readGap()).toBe(landed);
  expect(landed).toBe("1px");
  expect(complaints).toEqual([]);
});

test("the page's scripts come untouched, once the page is painted and the browser idle", async ({
  page,
}) => {
  await page.goto("/seo-services/lahore");
  await expect(page.locator("html[data-running]")).toBeAttached();

  const { paint, script } = await page.evaluate(() => ({
    paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity,
    script: performance.getEntriesByType("resource").find(({ name }) => name.endsWith(".js"))
      ?.startTime,
  }));
  expect(script).toBeGreaterThan(paint);
});

test("a page keeps its place on reload and on the way back", async ({ page }) => {
  const place = () => page.evaluate(() => Math.round(scrollY));
  await page.setViewportSize({ width: 390, height: 700 });
  await openHydrated(page, "/seo-services/lahore");
  await page.evaluate(() => scrollTo({ top: 2400, behavior: "instant" }));
  await expect.poll(place).toBe(2400);

  await page.reload();
  expect(await place()).toBe(2400);

  await openHydrated(page, "/services");
  await page.goBack();
  await expect(page).toHaveURL("/seo-services/lahore");
  await expect.poll(place).toBe(2400);
});

function inGroups(all: typeof pages): (typeof pages)[] {
  return Array.from({ length: Math.ceil(all.length / PAGES_A_TEST) }, (_, index) =>
    all.slice(index * PAGES_A_TEST, (index + 1) * PAGES_A_TEST),
  );
}
