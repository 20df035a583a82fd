import { expect, test, type Page } from "#tests/support/journey.ts";

import { expectAccessible } from "#tests/support/axe.ts";
import { collectComplaints, openHydrated } from "#tests/support/browser.ts";
import { watchRequests } from "#tests/support/network.ts";

const audit = "/tools/seo-audit?way=page-source";
const source =
  "<!doctype html><html><head><title>Chinar Books</title></head><body><h1>Books</h1></body></html>";
/** Longer than a line. */
const long = `Tea from Gilgit. ${"Green tea, black tea. ".repeat(200)}`;

const kept = (page: Page) => page.locator(".kept-work[data-state=kept]");
const report = (page: Page) => page.locator(".page-source-given");

async function auditSource(page: Page) {
  await openHydrated(page, audit);
  await page.getByLabel("HTML of the page").fill(source);
  await page.getByRole("button", { name: "Audit this page" }).click();
  await expect(report(page)).toContainText("Pasted source");
  await expect(kept(page)).toBeVisible();
}

test.describe("a pasted source and its report", () => {
  test("come back after a reload, without the focus moving and without a call", async ({
    page,
  }) => {
    const complaints = collectComplaints(page);
    await auditSource(page);
    const tool = page.getByRole("tabpanel");
    await expect(tool).toContainText("out of 100");
    const before = await tool.innerText();

    await page.reload();

    await expect(report(page)).toContainText("Pasted source");
    await expect(tool).toContainText("out of 100");
    expect(await tool.innerText()).toBe(before);
    await expect(page.locator("body")).toBeFocused();
    await expect(kept(page)).toBeVisible();
    await page.getByRole("button", { name: "Change source" }).click();
    await expect(page.getByLabel("HTML of the page")).toHaveValue(source);
    expect(complaints).toEqual([]);
  });

  test("come back by Back, after a link of ours and after another site", async ({ page }) => {
    await auditSource(page);
    await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").click();
    await expect(page).toHaveURL(/\/tools$/);
    await page.goBack();
    await expect(report(page)).toContainText("Pasted source");
    await expect(kept(page)).toBeVisible();

    await page.goto("about:blank");
    await page.goBack();
    await expect(report(page)).toContainText("Pasted source");
  });

  test("nothing else of the tool is painted before them", async ({ page }) => {
    await auditSource(page);
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const look = () => {
        const tool = document.querySelector(".tool-tabs");
        const isShown = tool && getComputedStyle(tool).visibility === "visible";
        const now = document.querySelector(".page-source-given") ? "report" : "empty";
        // The wait is bounded: what takes longer than that is shown as it is.
        if (isShown && (now === "report" || performance.now() < 1500)) seen.push(now);
        if (seen.at(-1) !== "report") requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });

    await page.reload();
    await expect(report(page)).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => (window as never as { seen: string[] }).seen))
      .toEqual(["report"]);
  });

  test("go with Clear, for good", { tag: "@long" }, async ({ page }) => {
    await auditSource(page);
    await page.getByRole("button", { name: "Clear", exact: true }).click();

    await expect(report(page)).toHaveCount(0);
    await expect(page.getByLabel("HTML of the page")).toHaveValue("");
    await page.reload();
    await expect(page.getByLabel("HTML of the page")).toHaveValue("");
    await expect(report(page)).toHaveCount(0);
  });

  test("another tab does not see them", { tag: "@long" }, async ({ page, context }) => {
    await auditSource(page);
    const other = await context.newPage();
    await openHydrated(other, audit);
    await other.reload();

    await expect(other.getByLabel("HTML of the page")).toHaveValue("");
    await expect(report(other)).toHaveCount(0);
  });

  test("nothing of it is sent, and what keeps it is accessible", async ({ page }) => {
    await openHydrated(page, audit);
    const asked = watchRequests(page);
    await page.getByLabel("HTML of the page").fill(source);
    await expect(kept(page)).toBeVisible();
    await expectAccessible(page);

    expect(asked).toEqual([]);
  });
});

test("a dropped file comes back with its report", { tag: "@long" }, async ({ page }) => {
  await openHydrated(page, audit);
  await page.locator("input[type=file]").setInputFiles({
    name: "home.html",
    mimeType: "text/html",
    buffer: Buffer.from(source),
  });
  await expect(report(page)).toContainText("home.html");
  await expect(kept(page)).toBeVisible();

  await page.reload();

  await expect(report(page)).toContainText("home.html");
});

type Kept = {
  tool: string;
  path: string;
  fill: (page: Page) => Promise<void>;
  expectKept: (page: Page) => Promise<void>;
};

const tools: readonly Kept[] = [
  {
    tool: "link checker",
    path: "/tools/dofollow-nofollow-link-checker?way=page-source",
    fill: async (page) => {
      await page.getByLabel("HTML of the page").fill('<a href="https://a.example/">A</a>');
      await page.getByLabel("X-Robots-Tag header").fill("nofollow");
      await page.getByRole("button", { name: "Check the links" }).click();
      await expect(page.getByRole("region", { name: /1 links?: 0 followed/ })).toBeVisible();
    },
    expectKept: async (page) => {
      await expect(page.getByRole("region", { name: /1 links?: 0 followed/ })).toBeVisible();
    },
  },
  {
    tool: "terms",
    path: "/lsi-keyword-generator?way=from-texts",
    fill: async (page) => {
      await page.getByLabel("Your text").fill("Coffee");
      await page.getByRole("button", { name: /Add a rival/ }).click();
      await page.getByRole("textbox", { name: "Rival 3" }).fill(long);
      await page.getByRole("button", { name: "Find terms" }).click();
      await expect(page.locator(".lsi-texts .tool-result")).toBeVisible();
    },
    expectKept: async (page) => {
      await expect(page.getByRole("textbox", { name: "Rival 3" })).toHaveValue(long);
      await expect(page.getByLabel("Your text")).toHaveValue("Coffee");
      await expect(page.locator(".lsi-texts .tool-result")).toBeVisible();
    },
  },
  {
    tool: "hreflang",
    path: "/hreflang-tag-generator?way=check-pages",
    fill: async (page) => {
      const text = page.getByLabel("HTML head, XML sitemap or Link header");
      await text.fill(
        `<link rel="alternate" hreflang="en" href="https://a.example/"><!--${long}-->`,
      );
      await page.getByRole("button", { name: "Add the page it should point to" }).click();
      await text.nth(1).fill("second");
    },
    expectKept: async (page) => {
      const text = page.getByLabel("HTML head, XML sitemap or Link header");
      await expect(text.first()).toHaveValue(/hreflang="en"/);
      await expect(text.nth(1)).toHaveValue("second");
    },
  },
  {
    tool: "robots.txt",
    path: "/robots-txt-generator?way=test",
    fill: async (page) => {
      await page.getByLabel("robots.txt to test").fill(`User-agent: *\nDisallow: /cart\n#${long}`);
      await page.getByLabel("URLs, one a line").fill("/cart");
      await page.getByRole("button", { name: "Test", exact: true }).click();
      await expect(page.locator(".robots-subject")).toContainText("Disallow: /cart");
      await expect(page.getByRole("button", { name: "Edit" })).toBeVisible();
    },
    expectKept: async (page) => {
      await expect(page.getByRole("button", { name: "Edit" })).toBeVisible();
      await expect(page.locator(".robots-subject")).toContainText("Disallow: /cart");
    },
  },
  {
    tool: "difficulty",
    path: "/tools/keyword-difficulty-checker?way=your-own-look",
    fill: async (page) => {
      const form = page.getByRole("tabpanel", { name: "Your own figures" });
      await form.getByLabel("Keyword").fill("tea");
      await form.locator("textarea[name=rows]").fill("10\n20\n30");
      await form.getByRole("button", { name: "Work it out" }).click();
      await expect(form.getByRole("region", { name: /^Difficulty / })).toBeVisible();
    },
    expectKept: async (page) => {
      const form = page.getByRole("tabpanel", { name: "Your own figures" });
      await expect(form.locator("textarea[name=rows]")).toHaveValue("10\n20\n30");
      await expect(form.getByRole("region", { name: /^Difficulty / })).toBeVisible();
    },
  },
  {
    tool: "search snippet",
    path: "/serp-snippet-preview-tool?way=as-google-draws-it",
    fill: async (page) => {
      const form = page.getByRole("tabpanel", { name: "As Google draws it" });
      await form.getByLabel("Description", { exact: true }).fill(long);
      await page.getByRole("button", { name: "Many pages" }).click();
      await page.getByLabel("Pages as CSV").fill("https://a.example/,Tea,Hot");
      await page.getByRole("button", { name: "Measure pages" }).click();
      await expect(page.getByRole("region", { name: "1 page, all fit" })).toBeVisible();
    },
    expectKept: async (page) => {
      await expect(page.getByRole("region", { name: "1 page, all fit" })).toBeVisible();
      await page.getByRole("button", { name: "One page" }).click();
      const form = page.getByRole("tabpanel", { name: "As Google draws it" });
      await expect(form.getByLabel("Description", { exact: true })).toHaveValue(long);
    },
  },
  {
    tool: "review writer",
    path: "/google-review-generator",
    fill: async (page) => {
      await page.getByLabel("Business Name").first().fill("Chai Khana");
      await page.getByLabel("Business Type").fill("café");
      await page.getByRole("textbox", { name: "City", exact: true }).fill("Lahore");
      await page.locator("input[name=rating][value='3']").check({ force: true });
      await page.getByLabel("Language").first().selectOption("ur");
      await page.getByRole("button", { name: "Generate Review & Reply" }).click();
      await expect(page.getByRole("heading", { name: "Customer review" })).toBeVisible();
    },
    expectKept: async (page) => {
      await expect(page.getByLabel("Business Name").first()).toHaveValue("Chai Khana");
      await expect(page.getByLabel("Language").first()).toHaveValue("ur");
      await expect(page.locator("input[name=rating]:checked")).toHaveValue("3");
      await expect(page.getByRole("heading", { name: "Customer review" })).toBeVisible();
    },
  },
  {
    tool: "review link",
    path: "/review-link",
    fill: async (page) => {
      await page.getByLabel("Business Name").fill("Chai Khana");
      await page.getByLabel("Google review link or place ID").fill("ChIJN1t_tDeuEmsRUsoyG83frY4");
      await page.getByRole("button", { name: "Write a request" }).click();
      await expect(page.getByRole("region", { name: "The requests are ready" })).toBeVisible();
    },
    expectKept: async (page) => {
      await expect(page.getByLabel("Business Name")).toHaveValue("Chai Khana");
      await expect(page.getByRole("region", { name: "The requests are ready" })).toBeVisible();
    },
  },
];

for (const { tool, path, fill, expectKept } of tools) {
  test(`${tool}: what was typed and its result stand there after a reload, and go with Clear`, async ({
    page,
  }) => {
    await openHydrated(page, path);
    await fill(page);
    await expect(kept(page)).toBeVisible();

    await page.reload();
    await expectKept(page);
    await expect(page.locator(".toast")).toHaveCount(0);

    await expect(kept(page)).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isOld: true }));
    await page.getByRole("button", { name: "Clear", exact: true }).click();
    // The new page, with its tool awake and all that this asked for.
    await page.waitForFunction(() => !("isOld" in window));
    await expect(page.locator("[data-awake]").first()).toBeAttached();
    await page.waitForLoadState("networkidle");
    await expect(page.locator(".kept-work")).toHaveCount(0);
    await expect(page.locator("html[data-kept]")).toHaveCount(0);
    const typed = await page
      .locator(".keeps-work :is(textarea, input[type=text])")
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value).join(""));
    expect(typed).toBe("");
  });
}

test("a result that was asked for before the program came that keeps it is kept as well", async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/keeps-work-here-.*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await openHydrated(page, "/review-link");
  await page.getByLabel("Business Name").fill("Chai Khana");
  await page.getByLabel("Google review link or place ID").fill("ChIJN1t_tDeuEmsRUsoyG83frY4");
  await page.getByRole("button", { name: "Write a request" }).click();
  const result = page.getByRole("region", { name: "The requests are ready" });
  await expect(result).toBeVisible();
  held.resolve();
  await expect(kept(page)).toBeVisible();

  await page.reload();
  await expect(result).toBeVisible();
});
