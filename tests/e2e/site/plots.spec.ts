import { expect, test, type Page } from "#tests/support/journey.ts";

import { caseStudies } from "#app/content/case-studies/index.ts";
import { paths } from "#lib/site/paths.ts";
import { addMonths, monthAndYear } from "#lib/months.ts";
import { openHydrated } from "#tests/support/browser.ts";

const study = caseStudies.find(({ plot, cover }) => plot.shape === "line" && cover === "plot")!;
const monthOf = (index: number) => monthAndYear(addMonths(study.plot.firstMonth, index));
const last = study.plot.values.length - 1;

const plotOf = (page: Page) => page.getByRole("img", { name: study.plot.label }).first();
const answer = (page: Page) => page.locator(".plot-answer");

test("what lets plots answer is loaded with the first touch of one", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const isThere = () => asked.some((url) => url.includes("handle-plots"));
  await openHydrated(page, paths.caseStudy(study.slug));
  await page.waitForLoadState("networkidle");
  expect(isThere()).toBe(false);

  await plotOf(page).hover();
  await expect(answer(page)).toBeVisible();
  expect(isThere()).toBe(true);
});

test("a plot answers the pointer with the nearest month, and is silent once it has left", async ({
  page,
}) => {
  await openHydrated(page, paths.caseStudy(study.slug));
  const mark = plotOf(page).locator("[data-mark]").nth(8);
  await plotOf(page).hover();
  const box = (await mark.boundingBox())!;
  // Above the line: the month counts, not the height.
  await page.mouse.move(box.x + 4, box.y - 60);

  await expect(answer(page)).toHaveText(`${monthOf(8)}${study.plot.values[8]}`);
  await page.getByRole("heading", { level: 1 }).hover();
  await expect(answer(page)).toBeHidden();
});

test("a plot is no stop for the keyboard: a table has its months", async ({ page }) => {
  await openHydrated(page, paths.caseStudy(study.slug));
  await expect(plotOf(page)).not.toHaveAttribute("tabindex");
  await page.getByText("The numbers, month by month").click();
  const row = page.getByRole("row", { name: monthOf(0) });
  await expect(row.getByRole("cell").first()).toHaveText(String(study.plot.values[0]));
});

test.describe("under a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("the answer stays when the finger lifts, within the window, until it presses elsewhere", async ({
    page,
  }) => {
    await openHydrated(page, paths.caseStudy(study.slug));
    const plot = page.locator("main svg.below-640").first();
    await plot.scrollIntoViewIfNeeded();
    const mark = plot.locator("[data-mark]").nth(last);
    const { x, y } = (await mark.boundingBox())!;
    await page.touchscreen.tap(x + 5, y + 5);

    await expect(answer(page)).toHaveText(`${monthOf(last)}${study.plot.values[last]}`);
    const box = (await answer(page).boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(390);
    await page.touchscreen.tap(20, y + 320);
    await expect(answer(page)).toBeHidden();
  });
});

for (const { slug, map: label, dot } of [
  { slug: "sargodha", map: /^Sargodha and the six nearest/, dot: "Karak" },
  { slug: "karachi", map: /cities we serve as dots, Karachi lit$/, dot: "Umerkot" },
  { slug: "lahore", map: /^Lahore and its nearest cities/, dot: "Kasur" },
]) {
  const title = `the map of ${slug} names the dot that is pointed at, with its distance`;
  test(title, { tag: slug === "karachi" ? [] : "@long" }, async ({ page }) => {
    await openHydrated(page, paths.city(slug));
    const map = page.getByRole("img", { name: label });
    await map.hover();
    const box = (await map.locator(`[data-mark="${dot}"]`).boundingBox())!;
    await page.mouse.move(box.x + box.width / 2 + 6, box.y + box.height / 2);

    await expect(answer(page)).toHaveText(new RegExp(`^${dot}\\d+ km$`));
  });
}
