import { expect, test } from "#tests/support/journey.ts";

test("the list of rules leads to a rule, its example, its topic and its neighbours", async ({
  page,
}) => {
  await page.goto("/site-audit/rules");
  await page.getByRole("link", { name: "Orphan page: no link leads to it" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Orphan page: no link leads to it",
  );
  await expect(page.getByRole("figure").filter({ hasText: "Wrong" })).toContainText("<button");
  await expect(page.getByRole("figure").filter({ hasText: "Right" })).toContainText("<a href");
  await page
    .locator("section", { hasText: "On the same topic" })
    .getByRole("link", { name: "Page with a single link to it" })
    .click();
  await expect(page).toHaveURL("/site-audit/rules/one-inlink");
  await page
    .getByRole("navigation", { name: "Breadcrumb" })
    .getByRole("link", { name: "Links and redirects" })
    .click();
  await expect(page).toHaveURL("/site-audit/rules#links");
});
