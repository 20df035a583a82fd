import { expect, test, type Page } from "#tests/support/journey.ts";

/** One address of each kind of page. */
const addresses = [
  "/",
  "/services",
  "/pricing",
  "/portfolio",
  "/portfolio/rangreza-karachi-ecommerce-seo",
  "/blog",
  "/blog/voice-search-seo-urdu-english",
  "/contact",
  "/thanks",
  "/privacy",
  "/reader",
  "/review-link",
  "/tools",
  "/tools/seo-audit",
  "/hreflang-tag-generator",
  "/serp-snippet-preview-tool",
  "/google-review-generator",
  "/seo-services/lahore",
  "/seo-services/ghizer",
  "/404",
];

test.use({ reducedMotion: "reduce", javaScriptEnabled: false });

test.describe("with the system's own colours", () => {
  test.use({ forcedColors: "active" });

  for (const scheme of ["light", "dark"] as const) {
    const tag = scheme === "dark" ? "@long" : [];
    test(`no words vanish in their ground, ${scheme}`, { tag }, async ({ page }) => {
      test.setTimeout(120_000);
      await page.emulateMedia({ colorScheme: scheme, forcedColors: "active" });
      const unreadable: string[] = [];

      for (const address of addresses) {
        await page.goto(address, { waitUntil: "domcontentloaded" });
        unreadable.push(...(await listUnreadable(page)).map((what) => `${address}: ${what}`));
      }

      expect(unreadable).toEqual([]);
    });
  }
});

test("the ring of the focus stands out from the page by 3:1", async ({ page }) => {
  const faint: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto("/contact", { waitUntil: "domcontentloaded" });
    for (let press = 0; press < 4; press += 1) {
      await page.keyboard.press("Tab");
      const { ring, ground } = await page.evaluate(() => {
        const focused = getComputedStyle(document.activeElement ?? document.body);
        return {
          ring: focused.outlineColor,
          ground: getComputedStyle(document.body).backgroundColor,
        };
      });
      const ratio = contrast(ring, ground);
      if (ratio < 3) faint.push(`${colorScheme}: ${ring} on ${ground} is ${ratio.toFixed(1)}:1`);
    }
  }

  expect(faint).toEqual([]);
});

/** Parts whose words have under 4.5:1 against what lies under them, or a box of the browser's laid between. */
async function listUnreadable(page: Page): Promise<string[]> {
  const parts = await page.locator("body *").evaluateAll((elements) =>
    elements
      .filter((element) =>
        Array.from(element.childNodes).some((node) => node instanceof Text && node.data.trim()),
      )
      .filter((element) => element.checkVisibility() && !element.closest("svg, noscript, option"))
      .map((element) => {
        let under: Element | null = element;
        while (under && getComputedStyle(under).backgroundColor === "rgba(0, 0, 0, 0)") {
          under = under.parentElement;
        }
        const style = getComputedStyle(element);
        return {
          name: `${element.tagName} "${element.textContent?.trim().slice(0, 20)}"`,
          words: style.color,
          ground: getComputedStyle(under ?? document.documentElement).backgroundColor,
          hasBox: style.getPropertyValue("forced-color-adjust") === "auto" && under === element,
        };
      }),
  );
  return parts
    .filter(({ words, ground, hasBox }) => hasBox || contrast(words, ground) < 4.5)
    .map(({ name, words, ground, hasBox }) =>
      hasBox ? `${name} has a box` : `${name}: ${words} on ${ground}`,
    );
}

/** WCAG 2.2, contrast ratio of two colours as a browser computes them: rgb(r, g, b). */
function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)].toSorted((x, y) => y - x);
  return ((a ?? 0) + 0.05) / ((b ?? 0) + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((channel) => {
    const share = Number(channel) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
