import { expect, test, type Page } from "#tests/support/journey.ts";

import { expectAccessible } from "#tests/support/axe.ts";
import { openHydrated } from "#tests/support/browser.ts";

const path = "/lsi-keyword-generator?way=from-texts";
const rivals = (page: Page) => page.getByLabel("Addresses of rivals");

test.use({ baseURL: "http://localhost:4174" });

async function read(page: Page, urls: string, own = "") {
  await openHydrated(page, path);
  await rivals(page).fill(urls);
  await page.getByLabel("Address of your page").fill(own);
  await page.getByRole("button", { name: "Read the pages" }).click();
}

test("rivals' pages give the gaps, and each page says what was compared", async ({ page }) => {
  await read(page, "a.pk\nb.pk\nwall.pk\nc.pk", "tarardental.pk");

  const result = page.getByRole("region", { name: /^\d+ gaps, \d+ terms$/ });
  await expect(result).toBeFocused();
  await expect(result.getByText(/^Read live · \d\d:\d\d PKT · 200$/)).toBeVisible();
  await expect(result.getByText(/^3 of 4 rivals read/)).toBeVisible();
  const gaps = page.getByRole("region", { name: "Gaps", exact: true }).getByRole("listitem");
  await expect(gaps.filter({ hasText: /^chiffon dupatta/ })).toContainText("a.pk:");

  const pages = page.getByRole("region", { name: "The pages" }).getByRole("listitem");
  await expect(pages.filter({ hasText: "Your page" })).toContainText("Left out: nav");
  await expect(pages.filter({ hasText: "Lawn collection for summer" })).toContainText(
    /\d+ words.*Left out: footer \(17 characters\)/,
  );
  await expect(pages.filter({ hasText: "wall.pk" })).toContainText(/Could not be checked.*403/);
  await expectAccessible(page);
});

test("where no rival can be read, the reason stands there and pasting is one press away", async ({
  page,
}) => {
  await read(page, "wall.pk\nclosed.pk");

  await expect(page.getByText(/None of 2 pages could be read/)).toBeVisible();
  await expect(rivals(page)).toHaveValue("wall.pk\nclosed.pk");
  await page.getByRole("button", { name: "Paste the texts" }).click();
  await expect(page.getByLabel("Your text")).toBeFocused();
});

test("where only one's own page can be read, nothing is compared", async ({ page }) => {
  await read(page, "wall.pk", "tarardental.pk");

  await expect(
    page.getByRole("region", { name: "No rival’s page could be compared" }),
  ).toBeFocused();
});

for (const [typed, words] of [
  ["", "Type at least one address, one a line."],
  ["a.pk\ntwo words", "Line 2 is not an address"],
  ["a.pk\nb.pk\nc.pk\nd.pk\ne.pk\nf.pk", "5 addresses at most"],
] as const) {
  test(`${JSON.stringify(typed)} is refused at the field`, async ({ page }) => {
    await read(page, typed);

    await expect(page.getByText(words)).toBeVisible();
    await expect(rivals(page)).toBeFocused();
  });
}
