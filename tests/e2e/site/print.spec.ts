import { expect, test } from "#tests/support/journey.ts";

/** What somebody prints and hands on, with words that must be on the paper. */
const papers = [
  ["/pricing", "Line by line"],
  ["/portfolio/rangreza-karachi-ecommerce-seo", "addresses in the index"],
  ["/blog/technical-seo-checklist-pakistan-2025", "Pehla Page"],
  ["/seo-services/lahore", "Lahore"],
  ["/contact", "Lahore 54000"],
] as const;

test.use({ javaScriptEnabled: false, colorScheme: "light" });

for (const [address, words] of papers) {
  const tag = address === "/pricing" ? [] : "@long";
  test(
    `${address} prints its words, without menus, buttons or footer`,
    { tag },
    async ({ page }) => {
      await page.emulateMedia({ media: "print" });
      await page.goto(address);

      await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
      await expect(page.locator(".logo").first()).toBeVisible();
      const toPress = "nav:not([aria-label=Breadcrumb], .contents-list), form, button:not(th *)";
      const ofTheScreen = ".footer, .quick-contact, .button, .contact-form";
      await expect(
        page.locator(`${toPress}, ${ofTheScreen}`).filter({ visible: true }),
      ).toHaveCount(0);
      // 9 cm at 96 dots an inch: a drawing leaves room for what is said about it.
      const tall = await page
        .locator("main svg")
        .evaluateAll((drawings) => drawings.map((each) => each.getBoundingClientRect().height));
      expect(Math.max(...tall)).toBeLessThanOrEqual(341);
    },
  );
}

test("answers that are closed on the screen are open on paper", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/pricing");

  const answers = page.locator("main details:not([open]) p");
  expect(await answers.count()).toBeGreaterThan(0);
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
});
