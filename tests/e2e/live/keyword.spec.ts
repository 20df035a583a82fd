import { expect, test, type Page } from "#tests/support/journey.ts";

import { expectAccessible } from "#tests/support/axe.ts";
import { openHydrated } from "#tests/support/browser.ts";

const path = "/tools/keyword-difficulty-checker?way=your-own-look";
const keyword = (page: Page) => page.getByRole("textbox", { name: "Keyword", exact: true });
const read = (page: Page) => page.getByRole("button", { name: "Read the titles" });

test.use({ baseURL: "http://localhost:4174" });

async function readTitles(page: Page, phrase: string, urls: string) {
  await openHydrated(page, path);
  await keyword(page).fill(phrase);
  await page.getByLabel("Addresses of the results").fill(urls);
  await read(page).click();
}

test("titles are filled in with what the pages say of the phrase; figures stay the visitor's", async ({
  page,
}) => {
  await readTitles(page, "printed lawn", "a.pk\nb.pk\nwall.pk");

  const result = page.getByRole("region", { name: "1 of 2 pages have it in the title" });
  await expect(result).toBeFocused();
  await expect(result.getByText(/^Read live · \d\d:\d\d PKT · 200$/)).toBeVisible();
  const results = result.locator("ol > li");
  await expect(results.nth(0)).toContainText("Printed lawn suits in Karachi");
  await expect(results.nth(0).getByRole("img", { name: "In", exact: true })).toHaveCount(2);
  await expect(results.nth(0)).toContainText(/\d+ times in \d+ words of main text/);
  await expect(results.nth(2)).toContainText(/Could not be checked.*403/);
  await expectAccessible(page);

  for (const [at, domains] of ["10", "1,200", "30"].entries()) {
    await page.getByLabel(`Referring domains of result ${at + 1}`).fill(domains);
  }
  await page.getByRole("button", { name: "Work it out" }).click();

  const estimate = page.getByRole("region", { name: /^Difficulty \d+, / });
  await expect(estimate).toBeFocused();
  await expect(estimate.locator("tbody tr").nth(1)).toContainText("https://b.pk/1,200");
  await expect(estimate.locator("tbody tr").nth(1)).toContainText("Title lacks “printed”");
});

test("a figure that is missing is told at the lines, which open", async ({ page }) => {
  await readTitles(page, "printed lawn", "a.pk\nb.pk\nc.pk");
  await page.getByLabel("Referring domains of result 1").fill("10");
  await page.getByRole("button", { name: "Work it out" }).click();

  await expect(
    page.getByText("Line 2 begins with no whole number of referring domains."),
  ).toBeVisible();
});

test("without a keyword nothing is read", async ({ page }) => {
  await readTitles(page, " ", "a.pk");

  await expect(
    page.getByText("Write the keyword first: the pages are searched for it."),
  ).toBeVisible();
  await expect(keyword(page)).toBeFocused();
});

test("a refusal keeps what was typed and leads to the lines", async ({ page }) => {
  await readTitles(page, "printed lawn", "wall.pk");

  await expect(page.getByRole("region", { name: /^Could not be checked/ })).toBeFocused();
  await expect(page.getByLabel("Addresses of the results")).toHaveValue("wall.pk");
  await page.getByRole("button", { name: "Write the lines" }).click();
  await expect(page.getByLabel(/^The first three to ten results/)).toBeFocused();
});
