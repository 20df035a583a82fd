import { expect, test, type Page } from "#tests/support/journey.ts";

import { mainCities } from "#app/content/cities/main-cities.ts";
import { findPlan, formatPrice, plans } from "#app/content/plans/index.ts";
import { testimonials } from "#app/content/testimonials/index.ts";

/**
 * Presses what opens the dialog. The development server, unlike the built site, does not repeat a
 * press made before React was there: the page is then opened again.
 */
async function openDialog(page: Page, path: string, press: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await press();
    await expect(page.getByRole("dialog", { name: "Get a Free Audit" })).toBeVisible();
  }).toPass();
}

const message = (page: Page) => page.getByRole("dialog").getByLabel("Message");

test.describe("home", () => {
  test.beforeEach(({ page }) => page.goto("/"));

  test("shows the agreed services, the main cities with their population, and two reviews", async ({
    page,
  }) => {
    for (const name of [
      "Local SEO",
      "Keyword Research",
      "SEO Audits",
      "Backlink & Authority Building",
    ]) {
      await expect(page.locator("#services").getByRole("heading", { name })).toBeVisible();
    }

    const cities = page.locator(".home-cities li");
    await expect(cities).toHaveCount(mainCities.length);
    await expect(cities.first()).toHaveText(/Lahore.*11 million\+/);
    await expect(cities.first().getByRole("link")).toHaveAttribute("href", "/seo-services/lahore");

    await expect(page.locator("main blockquote")).toHaveCount(2);
    await expect(
      page.getByRole("link", { name: `Read all ${testimonials.length} reviews` }),
    ).toHaveAttribute("href", "/portfolio#reviews");
  });

  test("the closing field carries the address into the dialog", async ({ page }) => {
    await openDialog(page, "/", async () => {
      await page.getByRole("textbox", { name: "Your website" }).fill("kursi.pk");
      await page.getByRole("main").getByRole("button", { name: "Get a Free Audit" }).click();
    });

    await expect(page.getByRole("dialog").getByLabel("Website")).toHaveValue("kursi.pk");
  });
});

test("services: a quote names the service it is for", async ({ page }) => {
  await openDialog(page, "/services", () =>
    page.getByRole("link", { name: "Get a Custom Quote for Keyword Research" }).click(),
  );

  await expect(message(page)).toHaveValue(/Keyword Research/);
});

test.describe("pricing", () => {
  test.beforeEach(({ page }) => page.goto("/pricing"));

  test("every plan with its price, Growth marked Most Popular", async ({ page }) => {
    const cards = page.locator(".plan");

    await expect(cards.locator(".plan-price")).toHaveText(
      plans.map((plan) => `${formatPrice(plan)} per month`),
    );
    await expect(page.getByText("Most Popular")).toHaveCount(1);
    await expect(cards.filter({ hasText: "Most Popular" })).toContainText("Growth");
  });

  test("Get Started opens the dialog with the plan in it", async ({ page }) => {
    await openDialog(page, "/pricing", () =>
      page.getByRole("link", { name: "Get Started with Authority" }).click(),
    );

    await expect(message(page)).toHaveValue(
      new RegExp(`Authority plan \\(${formatPrice(findPlan("authority")!)} per month\\)`),
    );
  });

  test("one answer is open at a time, and it can be closed again", async ({ page }) => {
    const first = page.locator("#faq details").first();
    const second = page.locator("#faq details").nth(1);

    await first.locator("summary").click();
    await expect(first).toHaveAttribute("open", "");
    await second.locator("summary").click();
    await expect(second).toHaveAttribute("open", "");
    await expect(first).not.toHaveAttribute("open");
    await second.locator("summary").click();
    await expect(second).not.toHaveAttribute("open");
  });
});

test("a case leads from the portfolio to its page and back", async ({ page }) => {
  await page.goto("/portfolio");
  await page.getByRole("link", { name: "Read the case: Tech Solutions Lahore" }).click();

  await expect(page).toHaveURL("/portfolio/tech-solutions-lahore-local-seo");
  await expect(page.locator(".case-plot .figures > div")).toHaveCount(4);
  await expect(
    page.getByRole("img", { name: /^Calls a month from the business profile: / }).first(),
  ).toBeVisible();
  for (const name of ["Challenge", "Solution"]) {
    await expect(page.getByRole("heading", { name })).toBeVisible();
  }

  await page.getByRole("link", { name: "Back to Portfolio" }).first().click();
  await expect(page).toHaveURL("/portfolio");
});

test("contact: an address typed into a closing field before React is there arrives in the form", async ({
  page,
}) => {
  await page.goto("/contact?website=kursi.pk#audit");

  await expect(page.locator("#audit").getByLabel("Website")).toHaveValue("kursi.pk");
});

test("an unknown address is a results page that guesses what was meant", async ({ page }) => {
  await page.goto("/pricng");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  await expect(page.getByText(/\/pricng$/)).toBeVisible();
  await expect(page.getByRole("link", { name: "pricing", exact: true })).toHaveAttribute(
    "href",
    "/pricing",
  );
});

test("privacy: linked from every page, says what is stored", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What we know about you");
  await expect(page.getByText("name, email, phone or whatsapp, website, message")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every audit button is a link to the form, which posts by itself", async ({ page }) => {
    await page.goto("/pricing");
    await page.getByRole("link", { name: "Get Started with Basic" }).click();

    await expect(page).toHaveURL("/contact#audit");
    await expect(page.locator("form#audit")).toHaveAttribute("method", "post");
  });

  test("the closing field leads to the form", async ({ page }) => {
    await page.goto("/pricing");
    await page.getByRole("textbox", { name: "Your website" }).fill("kursi.pk");
    await page.getByRole("main").getByRole("button", { name: "Get a Free Audit" }).click();

    await expect(page).toHaveURL("/contact?website=kursi.pk#audit");
  });
});
