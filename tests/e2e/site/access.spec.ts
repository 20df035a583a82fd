import { expect, test, type Page } from "#tests/support/journey.ts";

import { openHydrated } from "#tests/support/browser.ts";
import { expectAccessible, expectAccessibleInBoth } from "#tests/support/axe.ts";

/** One page of each kind. */
const kinds = {
  home: "/",
  services: "/services",
  pricing: "/pricing",
  portfolio: "/portfolio",
  "case study": "/portfolio/tech-solutions-lahore-local-seo",
  blog: "/blog",
  post: "/blog/voice-search-seo-urdu-english",
  tools: "/tools",
  tool: "/tools/seo-audit",
  "dedicated city": "/seo-services/lahore",
  "generic city": "/seo-services/sargodha",
  contact: "/contact",
  privacy: "/privacy",
  "review link": "/review-link",
  thanks: "/thanks",
  "not found": "/no-such-page",
};

/** A phone for one kind of page, a wide screen for the next; what opens is looked at below, on both. */
for (const [index, [kind, path]] of Object.entries(kinds).entries()) {
  const viewport = index % 2 === 0 ? { width: 390, height: 844 } : { width: 1440, height: 900 };
  test(`axe finds nothing on the page, light or dark: ${kind}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openHydrated(page, path);
    await expectAccessibleInBoth(page);
  });
}

/** Where the visitor's own settings decide: the system's colours, and text of twice the size. */
test.describe("with the visitor's own settings", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  const all = Object.entries(kinds);
  const some = all.filter(([kind]) => ["home", "tool", "dedicated city", "contact"].includes(kind));

  for (const pages of [some, all]) {
    const title = `axe finds nothing in forced colours and at 200% text on ${pages.length} pages`;
    test(title, { tag: pages === all ? "@long" : [] }, async ({ page }) => {
      test.setTimeout(120_000);
      const session = await page.context().newCDPSession(page);
      for (const [kind, path] of pages) {
        await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
        await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
        await page.goto(path, { waitUntil: "domcontentloaded" });
        await test.step(kind, () => expectAccessible(page));
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
          "32px",
        );
      }
    });
  }
});

const states: Record<string, { width: number; open: (page: Page) => Promise<void> }> = {
  "mega menu": {
    width: 1440,
    open: (page) => page.getByText("Area Covered").first().hover(),
  },
  "mobile menu": {
    width: 390,
    open: async (page) => {
      await page.locator(".mobile-menu > summary").click();
      await page.locator(".mobile-menu-area > summary").click();
      await page.locator(".mobile-menu-regions summary").first().click();
    },
  },
  "contact dialog": {
    width: 390,
    open: (page) => page.locator("main [data-contact]").first().click(),
  },
  "contact dialog on a wide screen": {
    width: 1440,
    open: (page) => page.locator("main [data-contact]").first().click(),
  },
  toast: {
    width: 390,
    open: async (page) => {
      await page.getByRole("contentinfo").getByRole("button", { name: "Facebook" }).click();
      await page.getByText("Social links coming soon!").first().waitFor();
    },
  },
  "quick contact": {
    width: 390,
    open: (page) => page.locator(".quick-contact > summary").click(),
  },
};

for (const [name, { width, open }] of Object.entries(states)) {
  const tag = name.endsWith("wide screen") ? "@long" : [];
  test(`axe finds nothing with this open: ${name}`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openHydrated(page, "/");
    await open(page);
    await expectAccessible(page);
  });
}
