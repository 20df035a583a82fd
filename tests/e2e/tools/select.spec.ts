import { expect, test, type Page } from "#tests/support/journey.ts";

import { openHydrated } from "#tests/support/browser.ts";

const trigger = (page: Page) => page.getByRole("combobox", { name: /^Tone/ });
const active = (page: Page) => page.locator(".select-active");

test.beforeEach(async ({ page }) => {
  await openHydrated(page, "/google-review-generator?way=reply-and-ask");
  await expect(trigger(page)).toBeVisible();
});

test("typing chooses without opening, and what is typed counts together for 1000 ms", async ({
  page,
}) => {
  await page.clock.install();
  await trigger(page).focus();
  await page.clock.pauseAt(Date.now() + 60_000);

  await page.keyboard.press("f");
  await expect(trigger(page)).toHaveText("Formal");
  await page.clock.runFor(999);
  // Still the same word: "fw" is the beginning of no option.
  await page.keyboard.press("w");
  await expect(trigger(page)).toHaveText("Formal");
  await page.clock.runFor(1000);
  await page.keyboard.press("w");
  await expect(trigger(page)).toHaveText("Warm");
});

test("the list opens with Enter, is walked with the arrows and chosen from with Enter", async ({
  page,
}) => {
  await trigger(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("listbox")).toBeVisible();
  await expect(active(page)).toHaveText("Plain");
  await page.keyboard.press("ArrowDown");
  await expect(active(page)).toHaveText("Formal");
  await page.keyboard.press("Home");
  await expect(active(page)).toHaveText("Warm");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("listbox")).toBeHidden();
  await expect(trigger(page)).toHaveText("Warm");
});

test("Escape and a press outside close the list and choose nothing", async ({ page }) => {
  await trigger(page).click();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listbox")).toBeHidden();
  await expect(trigger(page)).toHaveText("Plain");

  await trigger(page).click();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(page.getByRole("listbox")).toBeHidden();
  await expect(trigger(page)).toHaveText("Plain");
});

test(
  "the arrow at the end of a list too long scrolls an option every 50 ms",
  { tag: "@long" },
  async ({ page }) => {
    await trigger(page).click();
    const list = page.getByRole("listbox");
    await list.evaluate((element) => {
      element.style.maxHeight = "44px";
      element.dispatchEvent(new Event("scroll"));
    });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const height = await list
      .locator("[role=option]")
      .first()
      .evaluate((option) => option.getBoundingClientRect().height);

    await page.locator(".select-scroll").last().hover();
    await page.clock.runFor(49);
    expect(await list.evaluate((element) => element.scrollTop)).toBe(0);
    await page.clock.runFor(1);
    expect(await list.evaluate((element) => element.scrollTop)).toBeCloseTo(height, 0);
    await page.clock.runFor(50);
    expect(await list.evaluate((element) => element.scrollTop)).toBeCloseTo(2 * height, 0);
  },
);
