import { expect, test } from "#tests/support/journey.ts";

import { cityRegions } from "#app/content/cities/city-regions.ts";
import { site } from "#lib/site/site.ts";
import { tools } from "#app/tools/tools.ts";
import { expectQuickContactAtEnd } from "#tests/support/quick-contact.ts";
import { openHydrated } from "#tests/support/browser.ts";
import { phoneHref } from "#lib/contact/phone-href.ts";

test.describe("the mega menu", () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  test("opens under the pointer and closes 200 ms after it has left", async ({ page }) => {
    await openHydrated(page, "/");
    await page.clock.install();
    const panel = page.locator(".mega-menu-panel");

    await page.getByText("Area Covered").first().hover();
    await expect(panel).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.mouse.move(700, 890);
    await page.clock.runFor(199);
    await expect(panel).toBeVisible();
    await page.clock.runFor(1);
    await expect(panel).toBeHidden();
  });

  test("stays while the pointer comes back in time, and when the link is clicked", async ({
    page,
  }) => {
    await openHydrated(page, "/");
    await page.clock.install();
    const panel = page.locator(".mega-menu-panel");
    const trigger = page.getByText("Area Covered").first();

    await trigger.hover();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.mouse.move(700, 890);
    await page.clock.runFor(150);
    await trigger.hover();
    await page.clock.runFor(1000);
    await expect(panel).toBeVisible();
    await trigger.click();
    await expect(panel).toBeVisible();
  });

  test("works by keyboard: Enter opens, Tab reaches the finder, then the cities, Escape closes and gives the focus back", async ({
    page,
  }) => {
    await openHydrated(page, "/");
    const trigger = page.locator(".mega-menu > summary");

    await trigger.focus();
    await page.keyboard.press("Enter");
    await expect(page.locator(".mega-menu-panel")).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("searchbox", { name: "Find your city" }).first()).toBeFocused();
    for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press("Tab");
    await expect(page.locator(".mega-menu-regions a").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.locator(".mega-menu-panel")).toBeHidden();
    await expect(trigger).toBeFocused();
  });

  test("its map stays where it is while cities are found", { tag: "@long" }, async ({ page }) => {
    await openHydrated(page, "/");
    await page.getByText("Area Covered").first().hover();
    const map = page.locator(".mega-menu-panel .dot-map");
    const before = await map.boundingBox();

    await page.locator(".mega-menu-panel").getByRole("searchbox").fill("pur");
    await expect(page.locator(".mega-menu-panel .city-finder-results a").first()).toBeVisible();
    expect(await map.boundingBox()).toEqual(before);
  });

  test("leads to a city and closes behind the visitor", async ({ page }) => {
    await openHydrated(page, "/");
    await page.getByText("Area Covered").first().hover();
    await page.locator(".mega-menu-panel").getByRole("link", { name: "D.G. Khan" }).click();
    await expect(page).toHaveURL("/seo-services/dg-khan");
    await expect(page.locator(".mega-menu-panel")).toBeHidden();
  });
});

test.describe("the mobile menu", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("locks the page's scrolling while it is open and restores it on close", async ({ page }) => {
    await openHydrated(page, "/");
    const overflow = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
    const before = await overflow();

    await page.locator(".mobile-menu > summary").tap();
    await expect(page.getByRole("navigation", { name: "Mobile" })).toBeVisible();
    expect(await overflow()).toBe("hidden");
    await expect(page.locator("main")).toHaveAttribute("inert");
    await page.locator(".mobile-menu > summary").tap();
    expect(await overflow()).toBe(before);
    await expect(page.locator("main")).not.toHaveAttribute("inert");
  });

  test("opens with the tap itself, before React runs, and stays open when it does", async ({
    page,
  }) => {
    const held = Promise.withResolvers<void>();
    await page.route("**/assets/framework-*.js", async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto("/");
    await page.locator(".mobile-menu > summary").tap();
    await expect(page.getByRole("navigation", { name: "Mobile" })).toBeVisible();

    held.resolve();
    await expect(page.locator("main")).toHaveAttribute("inert");
    await expect(page.getByRole("navigation", { name: "Mobile" })).toBeVisible();
  });

  test("has one region open at a time", { tag: "@long" }, async ({ page }) => {
    await openHydrated(page, "/");
    await page.locator(".mobile-menu > summary").tap();
    await page.locator(".mobile-menu-area > summary").tap();
    const open = page.locator(".mobile-menu-regions details[open] > summary");

    for (const region of ["Sindh", "AJK"]) {
      const count = cityRegions.find(({ name }) => name === region)?.cities.length;
      await page.getByText(`${region}, ${count}`).tap();
      await expect(open).toHaveText(`${region}, ${count}`);
    }
  });

  test("a tapped region stays under the finger when the one above it closes", async ({ page }) => {
    await openHydrated(page, "/");
    await page.locator(".mobile-menu > summary").tap();
    await page.locator(".mobile-menu-area > summary").tap();
    await page.getByText(/^Punjab, /).tap();
    const heading = page.locator(".mobile-menu-regions summary").last();
    await heading.scrollIntoViewIfNeeded();
    const before = await heading.boundingBox();

    await heading.tap();
    await expect(page.locator(".mobile-menu-regions details[open] > summary")).toHaveText(
      (await heading.textContent()) ?? "",
    );
    await expect(heading).toBeInViewport({ ratio: 1 });
    // Nearer to the top than it was where the list has no more to scroll away, never off the screen.
    expect((await heading.boundingBox())?.y).toBeLessThanOrEqual((before?.y ?? 0) + 1);
  });

  test("closes on Escape and when a link was followed", async ({ page }) => {
    await openHydrated(page, "/");
    const menu = page.getByRole("navigation", { name: "Mobile" });

    await page.locator(".mobile-menu > summary").tap();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await page.locator(".mobile-menu > summary").tap();
    await menu.getByRole("link", { name: "Pricing" }).tap();
    await expect(page).toHaveURL("/pricing");
    await expect(menu).toBeHidden();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the menus open and their city links work", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/");
    await page.locator(".mega-menu > summary").click();
    await page.locator(".mega-menu-panel").getByRole("link", { name: "Quetta" }).click();
    await expect(page).toHaveURL("/seo-services/quetta");

    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator(".mobile-menu > summary").click();
    await page.locator(".mobile-menu-area > summary").click();
    await page.getByText("Gilgit-Baltistan, 10").click();
    await page.locator(".mobile-menu-regions").getByRole("link", { name: "Hunza" }).click();
    await expect(page).toHaveURL("/seo-services/hunza");
  });
});

test("the bar takes a ground after more than 10 px of scrolling", async ({ page }) => {
  await openHydrated(page, "/");
  const bar = page.getByRole("banner");

  await page.evaluate(() => scrollTo({ top: 10, behavior: "instant" }));
  await expect(bar).not.toHaveAttribute("data-scrolled");
  await page.evaluate(() => scrollTo({ top: 11, behavior: "instant" }));
  await expect(bar).toHaveAttribute("data-scrolled");
});

test(
  "the visitor's place is lit, also below it, and by every tool and case",
  { tag: "@long" },
  async ({ page }) => {
    await page.goto("/tools/seo-audit");
    const current = page.getByRole("navigation", { name: "Main" }).locator("[aria-current=page]");

    await expect(current).toHaveText("Tools");
    await page.goto("/blog/youtube-seo-guide-pakistan");
    await expect(current).toHaveText("Blog");
    for (const { path } of tools) {
      await page.goto(path);
      await expect(current, path).toHaveText("Tools");
    }
    await page.goto("/portfolio/tech-solutions-lahore-local-seo");
    await expect(current).toHaveText("Portfolio");
  },
);

for (const cookieStore of ["with", "without"]) {
  const tag = cookieStore === "with" ? [] : "@long";
  test(
    `the choice of colours is remembered, ${cookieStore} a cookie store`,
    { tag },
    async ({ page }) => {
      if (cookieStore === "without") {
        await page.addInitScript(() => void Reflect.deleteProperty(window, "cookieStore"));
      }
      await openHydrated(page, "/");
      expect(await page.evaluate(() => "cookieStore" in window)).toBe(cookieStore === "with");

      await page.getByRole("button", { name: "Dark" }).click();
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      await page.reload();
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");

      await page.getByRole("button", { name: "System" }).click();
      await expect(page.locator("html")).not.toHaveAttribute("data-theme");
      expect(await page.context().cookies()).toEqual([]);
    },
  );
}

test("quick contact offers WhatsApp with a draft that names the page, a call and the audit", async ({
  page,
}) => {
  await openHydrated(page, "/pricing");

  await page.locator(".quick-contact > summary").click();
  await expect(page.getByRole("link", { name: "Chat on WhatsApp" })).toHaveAttribute(
    "href",
    new RegExp(`^https://wa\\.me/${site.phones[1].replaceAll(/\D/g, "")}\\?text=.*%2Fpricing$`),
  );
  await expect(page.getByRole("link", { name: /^Call \+\d/ }).last()).toHaveAttribute(
    "href",
    phoneHref(site.phones[0]) ?? "",
  );
  await page.locator(".quick-contact").getByRole("link", { name: "Get a Free Audit" }).click();
  await expect(page.getByRole("dialog", { name: "Get a Free Audit" })).toBeVisible();
});

for (const path of ["/", "/pricing", "/tools/seo-audit"]) {
  const title = `quick contact is there at the end of ${path} on a phone, and leaves the page's end free`;
  test(title, { tag: path === "/" ? [] : "@long" }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openHydrated(page, path);
    await expectQuickContactAtEnd(page);
  });
}

test("quick contact goes while a field has the focus, and while a dialog or a menu is open", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, "/contact");
  const button = page.locator(".quick-contact > summary");

  await page.locator("main form").getByLabel("Name").focus();
  await expect(button).toBeHidden();
  await page.locator("main form").getByLabel("Name").blur();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await expect(button).toBeVisible();

  await page.locator(".mobile-menu > summary").click();
  await expect(button).toBeHidden();
});
