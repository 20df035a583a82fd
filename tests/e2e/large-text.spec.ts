import { expect, test, type Page } from "@playwright/test";

/** One address of each kind of page. */
const addresses = [
  "/",
  "/services",
  "/pricing",
  "/portfolio",
  "/portfolio/rangreza-karachi-ecommerce-seo",
  "/blog",
  "/blog/technical-seo-checklist-pakistan-2025",
  "/contact",
  "/tools",
  "/tools/seo-audit",
  "/tools/dofollow-nofollow-link-checker",
  "/tools/keyword-difficulty-checker",
  "/hreflang-tag-generator",
  "/serp-snippet-preview-tool",
  "/google-review-generator",
  "/privacy",
  "/reader",
  "/review-link",
  "/thanks",
  "/seo-services/lahore",
  "/seo-services/karachi",
  "/seo-services/ghizer",
  "/404",
];

/** The browser's own setting for the size of text, which also counts in media queries. */
async function setTextSize(page: Page, percent: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const fontSizes = {
    standard: Math.round((16 * percent) / 100),
    fixed: Math.round((13 * percent) / 100),
  };
  await session.send("Page.setFontSizes", { fontSizes });
}

/** Widths at which the page is wider than the window. */
async function listTooNarrow(page: Page, widths: readonly number[]): Promise<string[]> {
  const tooNarrow: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const reach = await page.evaluate(() => document.scrollingElement?.scrollWidth ?? Infinity);
    if (reach > width) tooNarrow.push(`${page.url()} reaches ${reach} of ${width} px`);
  }
  return tooNarrow;
}

// The markup and the styles decide, so no script need run.
test.use({ javaScriptEnabled: false, reducedMotion: "reduce" });

test("with text at 200% no kind of page scrolls sideways", async ({ page }) => {
  test.setTimeout(120_000);
  await setTextSize(page, 200);
  const tooNarrow: string[] = [];

  for (const address of addresses) {
    await page.goto(address, { waitUntil: "domcontentloaded" });
    tooNarrow.push(...(await listTooNarrow(page, [320, 390, 1024])));
  }

  expect(tooNarrow).toEqual([]);
});

test("with text at 24 px no kind of page scrolls sideways", async ({ page }) => {
  test.setTimeout(120_000);
  await setTextSize(page, 150);
  const tooNarrow: string[] = [];

  for (const address of addresses) {
    await page.goto(address, { waitUntil: "domcontentloaded" });
    tooNarrow.push(...(await listTooNarrow(page, [390, 1280, 1440])));
  }

  expect(tooNarrow).toEqual([]);
});

test("a city page with its lens fits the window from 960 to 1,320 px", async ({ page }) => {
  await page.goto("/seo-services/karachi");
  const widths = Array.from({ length: 25 }, (_, step) => 960 + step * 15);

  expect(await listTooNarrow(page, widths)).toEqual([]);
});

test("no word of the plans' table is broken at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/pricing");

  const broken = await page.locator(".comparison :is(th, td)").evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const range = document.createRange();
      const texts = Array.from(cell.childNodes).filter(({ nodeType }) => nodeType === 3);
      return texts.flatMap((text) =>
        Array.from((text.textContent ?? "").matchAll(/\w+/g), (word) => {
          range.setStart(text, word.index);
          range.setEnd(text, word.index + word[0].length);
          return range.getClientRects().length > 1 ? word[0] : "";
        }),
      );
    }),
  );

  expect(broken.filter(Boolean)).toEqual([]);
});
