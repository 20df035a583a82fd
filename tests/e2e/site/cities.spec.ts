import { expect, test, type Page } from "#tests/support/journey.ts";

import { caseStudies } from "#app/content/case-studies/index.ts";
import { largestProject, lowestPrice } from "#app/content/plans/index.ts";
import { services } from "#app/content/services/index.ts";
import { absoluteUrl } from "#lib/site/absolute-url.ts";
import { site } from "#lib/site/site.ts";
import { spellNumberFirst } from "#lib/spell-number.ts";
import { collectComplaints, openHydrated } from "#tests/support/browser.ts";

type Block = Record<string, unknown>;

async function structuredData(page: Page): Promise<Block[]> {
  const blocks = await page.locator('main script[type="application/ld+json"]').allTextContents();
  return blocks.map((block) => JSON.parse(block) as Block);
}

const contactDialog = (page: Page) => page.getByRole("dialog", { name: "Get a Free Audit" });

test.describe("a generic page", () => {
  test("shows its parts in the agreed order", async ({ page }) => {
    await openHydrated(page, "/seo-services/sargodha");

    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "SEO in Sargodha: be found selling its kinnow",
    );
    await expect(page.locator("main h2")).toHaveText([
      "Why search matters in Sargodha",
      "Four steps in Sargodha",
      "What a page in Sargodha has to say",
      "Working with us from Sargodha",
      "Questions from Sargodha",
      "More in Punjab",
      "See how Sargodha sees you",
    ]);
    await expect(page.locator(".stair li")).toHaveCount(4);
    await expect(page.locator(".band-end dt")).toHaveText([
      "Trade",
      "Agriculture",
      "Services",
      "Local Manufacturing",
    ]);
    await expect(page.locator(".city-agency dt")).toHaveCount(4);
    await expect(page.locator(".city-agency .sample-note")).toBeVisible();
    await expect(page.locator("#faq details")).toHaveCount(3);
  });

  test("its audit button opens the dialog", async ({ page }) => {
    await openHydrated(page, "/seo-services/dg-khan");
    await page.locator("main").getByRole("link", { name: "Get a Free Audit" }).first().click();

    await expect(contactDialog(page)).toBeVisible();
  });

  test("leads to its neighbour, and the neighbour's page is whole", async ({ page }) => {
    const complaints = collectComplaints(page);
    await openHydrated(page, "/seo-services/sargodha");
    await page.locator(".city-glance .rows a").first().click();

    await expect(page).toHaveURL("/seo-services/chiniot");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^SEO in Chiniot/);
    await expect(page.locator("main h1")).toHaveCount(1);
    await expect(page).toHaveTitle(/^SEO in Chiniot.*\| Pehla Page$/);
    await expect(page.locator(".city-map")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^SEO in Sargodha/);
    expect(complaints).toEqual([]);
  });
});

test.describe("what search engines read", () => {
  test("title, description, canonical, social tags and two blocks, all fields as agreed", async ({
    page,
  }) => {
    await openHydrated(page, "/seo-services/karachi");
    const url = absoluteUrl("/seo-services/karachi");

    await expect(page).toHaveTitle(`SEO in Karachi: one city, many maps | ${site.name}`);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", url);
    for (const tag of ["og:title", "og:description", "og:image", "og:url"]) {
      await expect(page.locator(`meta[property="${tag}"]`)).toHaveAttribute("content", /./);
    }

    const [service, faq, ...rest] = await structuredData(page);
    expect(rest).toEqual([]);
    expect(service).toMatchObject({
      "@type": "ProfessionalService",
      name: site.name,
      image: absoluteUrl("/social/city-karachi.png"),
      url,
      telephone: site.phones,
      email: site.inquiryEmail,
      address: { addressLocality: "Karachi", addressCountry: "PK" },
      geo: { latitude: 24.8608, longitude: 67.0104 },
      areaServed: { name: "Karachi" },
      provider: { name: site.name },
    });
    expect(faq?.["@type"]).toBe("FAQPage");
  });
});

test.describe("pages of their own", () => {
  for (const slug of [
    "karachi",
    "islamabad",
    "faisalabad",
    "multan",
    "rawalpindi",
    "peshawar",
    "quetta",
    "muzaffarabad",
  ]) {
    const title = `${slug}: three industries, four steps, three questions, a drawing, and buttons that open the dialog`;
    test(title, { tag: slug === "karachi" ? [] : "@long" }, async ({ page }) => {
      await openHydrated(page, `/seo-services/${slug}`);

      await expect(page.locator(".city-industries > li")).toHaveCount(3);
      await expect(page.locator(".stair li")).toHaveCount(4);
      await expect(page.locator("#faq details")).toHaveCount(3);
      await expect(page.getByRole("img", { name: /^Line drawing/ })).toBeVisible();

      const buttons = page.locator("main").getByRole("link", { name: "Get a Free Audit" });
      await expect(buttons).toHaveCount(2);
      for (const button of await buttons.all()) {
        await button.click();
        await expect(contactDialog(page)).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(contactDialog(page)).toBeHidden();
      }
    });
  }
});

test.describe("Lahore", () => {
  test.beforeEach(({ page }) => openHydrated(page, "/seo-services/lahore"));

  test("has its sections in order", async ({ page }) => {
    const marks = page.locator("main :is(h1, h2)");

    await expect(marks).toHaveText([
      "SEO in Lahore: found street by street",
      "On this page",
      "Why Lahore needs specialised SEO",
      "Four phases, each standing on the last",
      "Work you can look up",
      `${spellNumberFirst(services.length)} services, done on foot where it helps`,
      "Six industries and the question each is asked",
      "Eight things we do ourselves",
      "Reasons to choose us, that you can check",
      "Packages for Lahore",
      "From clients in Lahore",
      "Common questions",
      "More in Punjab",
      "See how Lahore sees you",
    ]);
    await expect(page.locator(".stair li")).toHaveCount(4);
    await expect(page.locator("#cases").getByRole("listitem")).toHaveCount(caseStudies.length);
    await expect(page.locator(".city-industries > li")).toHaveCount(6);
    await expect(page.locator(".terms[data-kind='columns'] > div")).toHaveCount(8);
    await expect(page.locator("#faq details")).toHaveCount(5);
    const quotes = await page.locator("#reviews figure").count();
    expect(quotes).toBeGreaterThan(0);
    expect(quotes).toBeLessThanOrEqual(4);

    const links = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
    const parts = await links.evaluateAll((all: HTMLAnchorElement[]) =>
      all.map(({ hash }) => hash),
    );
    expect(parts).toHaveLength(10);
    for (const part of parts) await expect(page.locator(`section${part}`)).toHaveCount(1);
    const call = page.locator(".lahore-call");
    await expect(call).toBeHidden();
    await page.setViewportSize({ width: 320, height: 700 });
    await expect(call).toBeInViewport();
    const [right, left] = await Promise.all(
      [call, page.locator(".quick-contact")].map((each) => each.boundingBox()),
    );
    expect((right?.x ?? 0) + (right?.width ?? 0)).toBeLessThan(left?.x ?? 0);
  });

  test(
    "labels the highlighted package Best Value and states its price range",
    { tag: "@long" },
    async ({ page }) => {
      await expect(page.locator(".plan-highlight")).toContainText(/Growth\s*Best Value/);
      expect((await structuredData(page))[0]).toMatchObject({
        priceRange: `${lowestPrice()} - ${largestProject()}`,
      });
    },
  );

  test("asking for a package shows the notice and opens the dialog", async ({ page }) => {
    await page.getByRole("link", { name: "Request Package for Growth" }).click();

    await expect(page.getByText("Request for Growth Package").first()).toBeVisible();
    await expect(page.getByText("This feature is not implemented yet.").first()).toBeVisible();
    await expect(contactDialog(page).getByLabel("Message")).toHaveValue(/^I would like the Growth/);
  });
});

test.describe("finding a city", () => {
  test("the home page's field finds D.G. Khan however it is typed, and Enter goes there", async ({
    page,
  }) => {
    await openHydrated(page, "/");
    const finder = page.locator("main .city-finder");
    const field = finder.getByRole("searchbox", { name: "Find your city" });

    for (const typed of ["dg khan", "D.G.Khan", "dera ghazi"]) {
      await field.fill(typed);
      await expect(finder.getByRole("link").first()).toHaveText("D.G. Khan");
    }
    await field.press("Enter");
    await expect(page).toHaveURL("/seo-services/dg-khan");
  });

  test("works by keyboard: down to a result, up to the field, Escape empties it", async ({
    page,
  }) => {
    await openHydrated(page, "/");
    const finder = page.locator("main .city-finder");
    const field = finder.getByRole("searchbox");

    await field.fill("mirpur");
    await expect(finder.getByRole("link")).toHaveText(["Mirpur", "Mirpur Khas"]);
    await field.press("ArrowDown");
    await expect(finder.getByRole("link", { name: "Mirpur", exact: true })).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(field).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(field).toHaveValue("");
    await expect(finder.getByRole("link")).toHaveCount(0);
  });

  test("says so when nothing fits", { tag: "@long" }, async ({ page }) => {
    await openHydrated(page, "/");
    const finder = page.locator("main .city-finder");
    await finder.getByRole("searchbox").fill("timbuktu");

    await expect(finder.getByRole("status")).toHaveText(
      "No city on our list is called “timbuktu”.",
    );
  });

  test("the mega menu's field leads to a city", async ({ page }) => {
    await openHydrated(page, "/services");
    await page.getByText("Area Covered").first().hover();
    const finder = page.locator(".mega-menu .city-finder");
    await finder.getByRole("searchbox").fill("swat");
    await finder.getByRole("link", { name: "Mingora" }).click();

    await expect(page).toHaveURL("/seo-services/mingora");
  });

  test("asks for the position only on a press, and sends it nowhere", async ({ context, page }) => {
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation({ latitude: 31.52, longitude: 74.36 });
    await page.addInitScript(() => {
      const { geolocation } = navigator;
      const ask = geolocation.getCurrentPosition.bind(geolocation);
      Object.assign(globalThis, { asked: 0 });
      geolocation.getCurrentPosition = (...request) => {
        (globalThis as unknown as { asked: number }).asked += 1;
        ask(...request);
      };
    });
    await openHydrated(page, "/");
    const asked = () => page.evaluate(() => (globalThis as unknown as { asked: number }).asked);
    expect(await asked()).toBe(0);

    const sent: string[] = [];
    page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
    const finder = page.locator("main .city-finder");
    await finder.getByRole("button", { name: "Cities near me" }).click();

    await expect(finder.getByRole("listitem").first()).toHaveText("Lahore4 km");
    await expect(finder.getByRole("status")).toContainText("not sent anywhere");
    expect(await asked()).toBe(1);
    expect(sent.filter((request) => /31[.]52|74[.]36/.test(request))).toEqual([]);
  });

  test("a refused position is told in words", { tag: "@long" }, async ({ context, page }) => {
    await context.clearPermissions();
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (_found, failed) =>
        failed?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError);
    });
    await openHydrated(page, "/");
    const finder = page.locator("main .city-finder");
    await finder.getByRole("button", { name: "Cities near me" }).click();

    await expect(finder.getByRole("status")).toHaveText(
      "Your browser keeps its position to itself. Type a name instead.",
    );
  });
});

test("without JavaScript a city page reads, its questions open and its links lead on", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/seo-services/chiniot");

  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.locator("#faq summary").first().click();
  await expect(page.locator("#faq details[open]")).toHaveCount(1);
  await expect(
    page.locator("main").getByRole("link", { name: "Get a Free Audit" }).first(),
  ).toHaveAttribute("href", "/contact#audit");
  await context.close();
});

test.describe("the dot map", () => {
  test("lights the city that is pointed at or focused, with its distances, and puts its words back", async ({
    page,
  }) => {
    await openHydrated(page, "/");
    const menu = page.locator(".mega-menu-panel");
    const words = menu.locator("[data-map-words]");
    const own = await words.textContent();
    await page.locator(".mega-menu > summary").focus();
    await page.keyboard.press("Enter");
    await menu.getByRole("link", { name: "Gujrat", exact: true }).focus();

    await expect(menu.locator(".dot-map-answer .dot-map-lit")).toHaveCount(1);
    await expect(words).toContainText(/^Gujrat(\w[\w .]+ \d+ km){3}$/);
    await menu.getByRole("searchbox").focus();
    await expect(words).toHaveText(own ?? "");

    await page.keyboard.press("Escape");
    const map = page.locator(".home-cities .dot-map-answers");
    await map.scrollIntoViewIfNeeded();
    const lahore = await map.locator(".dot-map-lit").first().boundingBox();
    await page.mouse.move((lahore?.x ?? 0) + 4, (lahore?.y ?? 0) + 4);
    await page.mouse.move((lahore?.x ?? 0) + 6, (lahore?.y ?? 0) + 6);
    await expect(page.locator(".home-cities [data-map-words] b")).toHaveText("Lahore");
  });

  test("a pressed city's dot becomes the map of its page", async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener("pagereveal", ({ viewTransition }) => {
        const hasMap = document.querySelector(".city-hero-map") !== null;
        void viewTransition?.ready.then(() => {
          const groups = document
            .getAnimations()
            .map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
          const isGrown = groups.includes("::view-transition-group(city-map)");
          document.documentElement.dataset["grew"] = hasMap ? String(isGrown) : "too early";
        });
      });
    });
    const html = page.locator("html");
    // A browser may draw the page before it has read as far as the map: then there is none to grow into.
    await expect(async () => {
      await openHydrated(page, "/");
      const link = page.locator(".home-cities .rows a").first();
      await link.hover();
      await expect(page.locator(".home-cities .dot-map-answer")).toBeAttached();
      await link.click();

      await expect(page).toHaveURL(/\/seo-services\/lahore$/);
      await expect(html).toHaveAttribute("data-grew", /^(?:true|false)$/, { timeout: 3_000 });
    }).toPass({ timeout: 45_000 });
    await expect(html).toHaveAttribute("data-grew", "true");
    await expect(page.locator(".dot-map-spot")).toHaveCount(0);
  });
});
