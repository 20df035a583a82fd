import { expect, test } from "#tests/support/journey.ts";

import { openHydrated } from "#tests/support/browser.ts";

test.describe("asked of the server", () => {
  for (const [path, target] of [
    ["/seo-services/atlantis", "/"],
    ["/blog/no-such-post", "/blog"],
    ["/portfolio/no-such-case", "/portfolio"],
    ["/site-audit/rules/no-such-rule", "/site-audit/rules"],
    ["/content-calendar.ics", "/blog/content-marketing-for-seo"],
  ] as const) {
    test(`${path} is answered with 302 to ${target}`, async ({ request }) => {
      const answer = await request.get(path, { maxRedirects: 0 });

      expect(answer.status()).toBe(302);
      expect(answer.headers()["location"]).toBe(target);
    });
  }

  test("an unknown path gets the 404 page with status 404", async ({ request }) => {
    const answer = await request.get("/no/such/page");

    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain("<h1");
  });
});

test.describe("by a link of a page", () => {
  for (const [path, target] of [
    ["/seo-services/atlantis", "/"],
    ["/blog/no-such-post", "/blog"],
    ["/portfolio/no-such-case", "/portfolio"],
  ] as const) {
    const tag = target === "/" ? [] : "@long";
    test(
      `${path} leads to ${target} and leaves no trace in the history`,
      { tag },
      async ({ page }) => {
        await openHydrated(page, "/pricing");
        await openHydrated(page, "/services");
        await page.evaluate((href) => {
          const link = Object.assign(document.createElement("a"), { href, textContent: "go" });
          document.getElementById("mega-menu-regions")?.append(link);
          link.click();
        }, path);

        await expect(page).toHaveURL(target);
        await page.goBack();
        await expect(page).toHaveURL("/services");
      },
    );
  }

  test("an unknown path shows the page for it", async ({ page }) => {
    await openHydrated(page, "/services");
    await page.evaluate(() => {
      const link = Object.assign(document.createElement("a"), {
        href: "/no-such",
        textContent: "go",
      });
      document.getElementById("mega-menu-regions")?.append(link);
      link.click();
    });

    await expect(page).toHaveURL("/no-such");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("Unexpected Application Error!")).toHaveCount(0);
  });
});
