import { expect, test, type Page } from "#tests/support/journey.ts";

import { openHydrated } from "#tests/support/browser.ts";

const toasts = (page: Page) => page.locator(".toast");

async function showToast(page: Page) {
  await page.getByRole("contentinfo").getByRole("button", { name: "Facebook" }).click();
  await expect(toasts(page)).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await openHydrated(page, "/");
});

test("social buttons and the contact link show their words and stay on the page", async ({
  page,
}) => {
  const footer = page.getByRole("contentinfo");

  await footer.getByRole("button", { name: "LinkedIn" }).click();
  await expect(toasts(page)).toContainText("Social links coming soon!");
  await expect(toasts(page)).toContainText("This feature is not implemented yet.");
  await footer.getByRole("link", { name: "Contact", exact: true }).click();
  await expect(toasts(page)).toHaveCount(1);
  await expect(toasts(page)).toContainText("Contact page coming soon!");
  await expect(toasts(page)).toContainText(
    "The full page is not implemented yet. Our address, phones and the form are on it already.",
  );
  await expect(page).toHaveURL("/");
});

test("a toast goes by itself after 5000 ms", async ({ page }) => {
  await page.clock.install();
  await showToast(page);
  await page.mouse.move(0, 0);
  await toasts(page).getByRole("button", { name: "Close" }).click();
  await page.clock.pauseAt(Date.now() + 60_000);
  await showToast(page);

  await page.clock.runFor(4900);
  await expect(toasts(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(toasts(page)).toHaveCount(0);
});

test("it waits while the pointer or the keyboard is on it, and gives the keyboard back", async ({
  page,
}) => {
  await showToast(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await toasts(page).hover();
  await page.clock.runFor(20_000);
  await expect(toasts(page)).toBeVisible();

  await page.keyboard.press("F8");
  await expect(toasts(page)).toBeFocused();
  await page.mouse.move(0, 0);
  await page.clock.runFor(20_000);
  await page.keyboard.press("Tab");
  await expect(toasts(page).getByRole("button", { name: "Close" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(toasts(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Facebook" })).toBeFocused();
});

test("screen readers find its region before its words", async ({ page }) => {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          if (node.matches(".toast-region[role=status]")) seen.push(`region: ${node.textContent}`);
          if (node.matches(".toast")) seen.push(`toast in ${(target as Element).role}`);
        }
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  await showToast(page);
  expect(await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)).toEqual([
    "region: ",
    "toast in status",
  ]);
});

test(
  "what is not there yet carries the sign of an information, and a button of 44 px",
  { tag: "@long" },
  async ({ page }) => {
    await showToast(page);
    await expect(toasts(page).locator("svg.toast-notice")).toBeVisible();
    const button = await toasts(page).getByRole("button", { name: "Close" }).boundingBox();
    expect(Math.min(button?.width ?? 0, button?.height ?? 0)).toBeGreaterThanOrEqual(44);
  },
);

test("Escape closes it", async ({ page }) => {
  await showToast(page);
  await toasts(page).focus();
  await page.keyboard.press("Escape");
  await expect(toasts(page)).toHaveCount(0);
});

test("a swipe to the right closes it", async ({ page }) => {
  await showToast(page);
  const box = (await toasts(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

  await page.mouse.move(box.x + 60, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 260, box.y + box.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(toasts(page)).toHaveCount(0);
});

test("a new one takes the place of the old", { tag: "@long" }, async ({ page }) => {
  await showToast(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();

  await expect(toasts(page)).toHaveCount(1);
  await expect(toasts(page)).toContainText("Contact page coming soon!");
});

test("the region is at most 420 px wide on medium screens", { tag: "@long" }, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await showToast(page);

  const region = await page.locator(".toast-region").boundingBox();
  expect(region?.width).toBeLessThanOrEqual(420);
});

test("where the toast's code cannot be loaded, its words are shown all the same", async ({
  page,
}) => {
  await page.route(/\/assets\/toast-region-.*\.js$/, (route) => route.abort());
  await showToast(page);

  await expect(toasts(page)).toContainText("Social links coming soon!");
  await toasts(page).getByRole("button", { name: "Close" }).click();
  await expect(toasts(page)).toHaveCount(0);
});
