import { expect, type Page } from "@playwright/test";

/** At every place of the page that is open, and clear of what stands last in its footer. */
export async function expectQuickContactFloats(page: Page): Promise<void> {
  const button = page.locator(".quick-contact > summary");
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((at) => scrollTo({ top: at, behavior: "instant" }), top);
    await expect(button).toBeInViewport({ ratio: 1 });
  }
  const [last, corner] = await Promise.all([
    page.locator(".footer :is(a, button)").last().boundingBox(),
    button.boundingBox(),
  ]);
  expect(last!.y + last!.height).toBeLessThanOrEqual(corner!.y);
}
