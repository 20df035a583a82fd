import { expect, type Page } from "@playwright/test";

/** Everything the page complains of: console errors and warnings of React, uncaught errors. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  return complaints;
}

/** Opens a page and waits until React has taken it over; a touch makes that happen at once. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    addEventListener("app:hydrated", () => {
      document.documentElement.dataset["hydrated"] = "";
    });
  });
  await page.goto(path);
  await page.evaluate(() => dispatchEvent(new Event("scroll")));
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
}

/** How far the page can be pushed sideways, in pixels. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
