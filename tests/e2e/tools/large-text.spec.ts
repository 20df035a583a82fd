import { expect, test, type Page } from "#tests/support/journey.ts";

import { tools } from "#app/tools/tools.ts";

/** One address of each kind of page. */
const addresses = [
  "/",
  "/services",
  "/pricing",
  "/portfolio",
  "/portfolio/rangreza-karachi-ecommerce-seo",
  "/portfolio/tech-solutions-lahore-local-seo",
  "/blog",
  "/blog/technical-seo-checklist-pakistan-2025",
  "/blog/voice-search-seo-urdu-english",
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
    const reach = await page.evaluate(async () => {
      // Until its file is there, a text stands in another face, which may be wider.
      const latin = [...document.fonts].filter(({ family }) => /Bricolage|Instrument/.test(family));
      await Promise.all(latin.map((face) => face.load()));
      return document.scrollingElement?.scrollWidth ?? Infinity;
    });
    if (reach > width) tooNarrow.push(`${page.url()} reaches ${reach} of ${width} px`);
  }
  return tooNarrow;
}

/** Words of at most twelve letters that run over two lines: a line of the narrowest page holds them. */
function listBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const broken: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const holder = text.parentElement;
      // Addresses and code are no words.
      if (
        !holder?.checkVisibility({ visibilityProperty: true }) ||
        holder.closest(".visually-hidden, code, pre, svg")
      )
        continue;
      for (const { 0: word, index } of (text.textContent ?? "").matchAll(
        /(?<![^\s“"(-])[\p{L}\p{N},]{2,12}(?![^\s”").?!:;,-])/gu,
      )) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
        // What lies off the screen is no page's text.
        if (lines.size > 1 && range.getBoundingClientRect().right > 0) broken.push(word);
      }
    }
    return broken;
  });
}

// The markup and the styles decide, so no script need run.
test.use({ javaScriptEnabled: false, reducedMotion: "reduce" });

for (const { percent, widths, tag } of [
  { percent: 150, widths: [1280, 1440, 390], tag: "@long" },
  { percent: 200, widths: [320, 1024, 390], tag: [] },
]) {
  const title = `with text at ${percent}% no kind of page scrolls sideways, or breaks a word on a phone that a line has room for`;
  test(title, { tag }, async ({ page }) => {
    test.setTimeout(120_000);
    await setTextSize(page, percent);
    const tooNarrow: string[] = [];

    for (const address of [...addresses, ...tools.map(({ path }) => path)]) {
      await page.goto(address, { waitUntil: "load" });
      tooNarrow.push(...(await listTooNarrow(page, widths)));
      // The phone is the last of the widths. A poll: the faces of letters may still change over.
      await expect.poll(() => listBrokenWords(page), address).toEqual([]);
    }

    expect(tooNarrow).toEqual([]);
  });
}

test("a city page with its lens fits the window from 960 to 1,320 px", async ({ page }) => {
  await page.goto("/seo-services/karachi");
  const widths = Array.from({ length: 25 }, (_, step) => 960 + step * 15);

  expect(await listTooNarrow(page, widths)).toEqual([]);
});

test("no word of the plans' table is broken at 320 px", { tag: "@long" }, async ({ page }) => {
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

test("drawn letters are at least 9 px tall at any width", async ({ page }) => {
  const listTooSmall = () =>
    page.locator("main svg text").evaluateAll((texts) =>
      (texts as SVGTextElement[])
        .filter((text) => text.checkVisibility())
        .map((text) => ({
          words: text.textContent,
          px: (text.getScreenCTM()?.a ?? 0) * Number.parseFloat(getComputedStyle(text).fontSize),
        }))
        .filter(({ px }) => px < 9)
        .map(({ words, px }) => `"${words}" ${px.toFixed(1)} px`),
    );

  for (const address of [
    "/",
    "/services",
    "/portfolio",
    "/seo-services/karachi",
    "/seo-services/lahore",
  ]) {
    await page.goto(address, { waitUntil: "load" });
    for (const width of [320, 960, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      // A poll: a page that was just made narrower may tell its width before.
      await expect.poll(listTooSmall, `${address} at ${width}`).toEqual([]);
    }
  }
});

test("what was searched for stands beside its sign on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/no-such-page");
  const sign = await page.locator(".not-found-query .icon").boundingBox();
  const words = await page.locator(".not-found-query b").boundingBox();

  expect(words?.x).toBeGreaterThan(sign?.x ?? Infinity);
  expect(words?.y).toBeLessThan((sign?.y ?? 0) + (sign?.height ?? 0));
});

test("an article breaks no code that fits a line", { tag: "@long" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const broken: string[] = [];
  for (const post of ["technical-seo-checklist-pakistan-2025", "ai-powered-seo-for-pakistan"]) {
    await page.goto(`/blog/${post}`, { waitUntil: "load" });
    broken.push(
      ...(await page.locator("main :not(pre) > code").evaluateAll((codes) =>
        codes
          .filter(
            (code) => !/\s/.test(code.textContent ?? "") && (code.textContent ?? "").length <= 28,
          )
          .filter((code) => {
            const range = document.createRange();
            range.selectNodeContents(code);
            return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1;
          })
          .map((code) => code.textContent ?? ""),
      )),
    );
  }

  expect(broken).toEqual([]);
});

test(
  "on a screen wider than the text maps and plots take the width, and nothing scrolls sideways",
  { tag: "@long" },
  async ({ page }) => {
    const pictures = {
      "/seo-services/karachi": ".city-hero-map",
      "/": ".home-cities .dot-map",
      "/portfolio/rangreza-karachi-ecommerce-seo": ".case-plot figure",
      "/portfolio": ".case-picture",
      "/services": 'svg[aria-label*="phrases placed"]',
      "/blog/content-marketing-for-seo": ".figure-ground",
    };
    for (const [address, map] of Object.entries(pictures)) {
      await page.goto(address, { waitUntil: "load" });
      const widthAt = async (width: number) => {
        await page.setViewportSize({ width, height: 900 });
        return (await page.locator(map).first().boundingBox())?.width ?? 0;
      };
      const usual = await widthAt(1440);

      await expect.poll(() => widthAt(1920)).toBeGreaterThan(usual + 120);
      expect(await listTooNarrow(page, [1600, 1920, 2560])).toEqual([]);
    }
  },
);
