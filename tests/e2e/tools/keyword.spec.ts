import { expect, test, type Locator, type Page } from "#tests/support/journey.ts";

import { expectAccessible } from "#tests/support/axe.ts";
import { openHydrated } from "#tests/support/browser.ts";
import { watchRequests } from "#tests/support/network.ts";

const path = "/tools/keyword-difficulty-checker";
const toast = (page: Page) => page.locator(".toast");
const keyword = (page: Page) => page.getByRole("textbox", { name: "Keyword", exact: true });
const submit = (page: Page) => page.getByRole("button", { name: "Check difficulty" });
const sample = (page: Page) => page.getByRole("region", { name: /^Sample result/ });
const band = (page: Page) => page.locator(".figures .status");
const rows = (page: Page) => page.getByLabel(/^The first three to ten results/);
const work = (page: Page) => page.getByRole("button", { name: "Work it out" });
const result = (page: Page) => page.getByRole("region", { name: /^Difficulty \d+, / });

/** Every figure of the result by its word. */
async function readFigures(page: Page): Promise<Record<string, string>> {
  const pairs = await page
    .locator(".figures > div")
    .evaluateAll((figures) =>
      figures.map((each): [string, string] => [
        each.querySelector("dt")?.textContent ?? "",
        each.querySelector("dd")?.textContent ?? "",
      ]),
    );
  return Object.fromEntries(pairs);
}

/** The name of a shown colour, by its place on the colour circle. */
async function colourOf(locator: Locator): Promise<string> {
  const colour = await locator.evaluate((element) => getComputedStyle(element).color);
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
  const most = Math.max(red, green, blue);
  const span = most - Math.min(red, green, blue);
  if (span === 0) return "grey";
  const hue =
    most === red
      ? (60 * (green - blue)) / span
      : most === green
        ? 120 + (60 * (blue - red)) / span
        : 240 + (60 * (red - green)) / span;
  if (hue > 90 && hue < 170) return "green";
  if (hue > 30 && hue < 65) return "yellow";
  return hue > -20 && hue < 20 ? "red" : colour;
}

test.describe("the tab “Keyword”", () => {
  test("ignores blanks without a word: nothing is computed, and the field takes the focus", async ({
    page,
  }) => {
    await openHydrated(page, path);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await keyword(page).fill("   ");

    await submit(page).click();
    await page.clock.runFor(3000);

    await expect(submit(page)).toBeEnabled();
    await expect(page.getByRole("progressbar")).toHaveCount(0);
    await expect(toast(page)).toHaveCount(0);
    await expect(keyword(page)).not.toHaveAttribute("aria-invalid", "true");
    await expect(page.locator(".field-error")).toHaveCount(0);
    await expect(keyword(page)).toBeFocused();
    await expect(sample(page)).toHaveCount(0);
  });

  test("checks for 2.5 s, and takes the result before away at once", async ({ page }) => {
    await openHydrated(page, path);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await keyword(page).fill("office desks");

    for (let run = 1; run <= 2; run += 1) {
      await submit(page).click();
      await expect(page.getByRole("button", { name: "Checking..." })).toBeDisabled();
      await expect(page.getByRole("progressbar", { name: "Reading the phrase" })).toBeVisible();
      await expect(sample(page)).toHaveCount(0);

      await page.clock.runFor(1000);
      await expect(page.getByRole("progressbar", { name: "Looking at the results" })).toBeVisible();
      await page.clock.runFor(1499);
      await expect(page.getByRole("progressbar", { name: "Weighing the links" })).toBeVisible();
      await expect(sample(page)).toHaveCount(0);

      await page.clock.runFor(1);
      await expect(sample(page)).toBeFocused();
      await expect(submit(page)).toBeEnabled();
      await expect(page.getByRole("progressbar")).toHaveCount(0);
    }
  });

  test("shows difficulty and volume in their ranges and four related ideas, as a sample", async ({
    page,
  }) => {
    await openHydrated(page, path);
    await keyword(page).fill("  office desks ");
    await submit(page).click();

    await expect(sample(page).getByText("Sample result", { exact: true })).toBeVisible();
    const figures = await readFigures(page);
    expect(Object.keys(figures)).toEqual(["Difficulty", "Monthly volume"]);
    expect(figures["Difficulty"]).toMatch(/^\d{1,2} (?:Easy|Medium|Hard)$/);
    const volume = Number(figures["Monthly volume"]?.replace(",", ""));
    expect(volume).toBeGreaterThanOrEqual(100);
    expect(volume).toBeLessThanOrEqual(5099);
    await expect(sample(page).getByRole("listitem")).toHaveText([
      "how to use office desks",
      "office desks for small business",
      "best office desks tools",
      "office desks trends 2025",
    ]);
    await expectAccessible(page);

    await page.reload();
    await expect(keyword(page)).toHaveValue(/office desks/);
    await expect(sample(page)).toHaveCount(0);
  });

  test("names and colours each band, from its first to its last number", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await openHydrated(page, path);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await keyword(page).fill("office desks");

    for (const [chance, difficulty, word, colour, volume] of [
      [0, 0, "Easy", "green", "100"],
      [0.295, 29, "Easy", "green", "1,575"],
      [0.305, 30, "Medium", "yellow", "1,625"],
      [0.595, 59, "Medium", "yellow", "3,075"],
      [0.605, 60, "Hard", "red", "3,125"],
      [0.999_999, 99, "Hard", "red", "5,099"],
    ] as const) {
      await page.evaluate((fixed) => {
        Math.random = () => fixed;
      }, chance);
      await submit(page).click();
      await expect(sample(page)).toHaveCount(0);
      await page.clock.runFor(2500);

      await expect(
        page.getByRole("region", { name: `Sample result: difficulty ${difficulty}, ${word}` }),
      ).toBeVisible();
      expect(await readFigures(page)).toEqual({
        Difficulty: `${difficulty} ${word}`,
        "Monthly volume": volume,
      });
      expect(await colourOf(band(page))).toBe(colour);
      await expect(band(page).locator("svg")).toHaveCount(1);
    }
  });

  test("the sample's link leads to the visitor's own look", async ({ page }) => {
    await openHydrated(page, path);
    await keyword(page).fill("office desks");
    await submit(page).click();
    await page.getByRole("link", { name: "Work out your own figure" }).click();

    await expect(page.getByRole("tab", { name: "Your own figures" })).toBeFocused();
    await expect(page.getByLabel(/^The first three to ten results/)).toBeVisible();
    await expect(keyword(page)).toHaveValue("office desks");
  });
});

test.describe("the tab “Your own figures”", () => {
  test.beforeEach(async ({ page }) => {
    await openHydrated(page, `${path}?way=your-own-look`);
  });

  test("refuses too few results, and a line that it cannot read", async ({ page }) => {
    for (const [typed, message] of [
      ["10\n20", "Write at least three results, one a line."],
      ["10\nten\n30", "Line 2 begins with no whole number of referring domains."],
    ] as const) {
      await rows(page).fill(typed);
      await work(page).click();

      await expect(page.getByText(message)).toBeVisible();
      await expect(rows(page)).toHaveAttribute("aria-invalid", "true");
      await expect(result(page)).toHaveCount(0);
    }
  });

  test("works out pasted rows by the formula, and shows the sum", async ({ page }) => {
    await keyword(page).fill("office desks");
    await rows(page).fill(
      "10\t45\thttps://rival.pk/desks\tOffice desks in Lahore\n30\t22\thttps://www.reddit.com/r/desks\tChairs of 2020\n20\t30",
    );
    await work(page).click();

    await expect(
      page.getByRole("region", { name: "Difficulty 44, Medium", exact: true }),
    ).toBeFocused();
    await expect(result(page).getByText("Measured on your figures")).toBeVisible();
    // Without 10, 30 and 20 the median is 25, 15 and 20.
    expect(await readFigures(page)).toEqual({
      Difficulty: "44 Medium",
      "If any one result is left out": "40–47",
      "By authority, of 3 results": "30",
    });
    await expect(page.getByText(/^100 × ln/)).toHaveText(
      "100 × ln(1 + 20) / ln(1001) = 100 × 3.045 / 6.909 = 44.1, rounded 44",
    );
    await expect(result(page)).toContainText(
      "20 is the median of the referring domains, from result 3.",
    );
    await expect(result(page).locator("tbody tr")).toHaveText([
      /^https:\/\/rival\.pk\/desks10\s*47\s*–$/,
      /^https:\/\/www\.reddit\.com\/r\/desks30\s*40\s*Forum or questions; Title names 2020; Title lacks “office desks”$/,
      /^Result 320 \(median\)\s*44\s*–$/,
    ]);
    await expectAccessible(page);
  });

  test("names and colours the band of a figure", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    for (const [typed, score, word, colour] of [
      ["6\n6\n6", 28, "Easy", "green"],
      ["7\n7\n7", 30, "Medium", "yellow"],
      ["62\n62\n62", 60, "Hard", "red"],
    ] as const) {
      await rows(page).fill(typed);
      await work(page).click();

      await expect(
        page.getByRole("region", { name: `Difficulty ${score}, ${word}`, exact: true }),
      ).toBeVisible();
      expect(await colourOf(band(page))).toBe(colour);
    }
  });

  test("the whole result leaves as CSV, Markdown and text", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await keyword(page).fill("office desks");
    await rows(page).fill("10, 45\n30, 22\n20, 30");
    await work(page).click();
    for (const [format, name] of [
      ["CSV", "office_desks_difficulty.csv"],
      ["Markdown", "office_desks_difficulty.md"],
    ] as const) {
      const saved = page.waitForEvent("download");
      await result(page).getByRole("button", { name: format, exact: true }).click();
      expect((await saved).suggestedFilename()).toBe(name);
    }
    await result(page).getByRole("button", { name: "Copy as text" }).click();
    await expect(toast(page)).toContainText("Copied to clipboard!");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      "**44 out of 100, Medium.**",
    );
  });
});

test("neither tab asks the network for anything", async ({ page }) => {
  await openHydrated(page, path);
  const asked = watchRequests(page);
  await keyword(page).fill("secret plan");
  await submit(page).click();
  await expect(sample(page)).toBeVisible();
  await page.getByRole("tab", { name: "Your own figures" }).click();
  await page.getByLabel(/^The first three to ten results/).fill("10\n20\n30");
  await page.getByRole("button", { name: "Work it out" }).click();
  await expect(page.getByText("Measured on your figures")).toBeVisible();

  expect(asked).toEqual([]);
});
