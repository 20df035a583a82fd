import { expect, type Page } from "@playwright/test";

/** It is there at the page's end, clear of what stands last in its footer. */
export async function expectQuickContactAtEnd(page: Page): Promise<void> {
  const button = page.locator(".quick-contact > summary");
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await expect(button).toBeInViewport({ ratio: 1 });
  const [last, corner] = await Promise.all([
    page.locator(".footer :is(a, button)").last().boundingBox(),
    button.boundingBox(),
  ]);
  expect(last!.y + last!.height).toBeLessThanOrEqual(corner!.y);
}
