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

/** Opens a page and waits until what runs on it does, with all of its islands awake. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => dispatchEvent(new Event("scroll")));
  await expect(page.locator("html[data-running]")).toBeAttached();
  await page.evaluate(() =>
    Promise.all(
      [
        ...document.querySelectorAll<HTMLElement>(
          "[data-island]:not([data-wake=call], [data-awake])",
        ),
      ].map(
        ({ dataset }) =>
          new Promise<void>((resolve, reject) => {
            const detail = { name: dataset["island"], resolve, reject };
            dispatchEvent(new CustomEvent("island:wake", { detail }));
          }),
      ),
    ),
  );
}

/** How far the page can be pushed sideways, in pixels. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Words of an element that run over more than one line, by their own boxes. */
export function listBroken(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const text = element.firstChild;
      if (!(text instanceof Text)) return [];
      return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1 ? [word] : [];
      });
    }),
  );
}
