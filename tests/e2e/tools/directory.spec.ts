import { expect, test } from "#tests/support/journey.ts";

import { filterTools } from "#app/pages/tools-directory/filter-tools.ts";
import { tools } from "#app/tools/tools.ts";
import { count } from "#lib/count.ts";
import { openHydrated } from "#tests/support/browser.ts";

test("the tools stand in the order of their titles, each with its question and its page", async ({
  page,
}) => {
  await page.goto("/tools");
  const entries = page.getByRole("region", { name: "Tools" }).getByRole("listitem");

  await expect(entries).toHaveCount(tools.length);
  await expect(entries.locator("b:visible").filter({ hasText: /[a-z]{4}/ })).toHaveText(
    tools.map(({ title }) => title),
  );
  for (const { title, path, answers } of tools) {
    const entry = entries.filter({ hasText: answers });
    await expect(entry.getByRole("link", { name: title })).toHaveAttribute("href", path);
  }
});

test("the filter narrows the list, says how many are left, and is kept in the address", async ({
  page,
}) => {
  await openHydrated(page, "/tools");

  await page.getByRole("searchbox", { name: "Filter the tools" }).fill("urdu");
  await expect(page.getByRole("status").filter({ hasText: "tools" })).toContainText(
    count(filterTools(tools, "urdu", "all").length, "tool"),
  );
  await page.getByRole("button", { name: /^Tags/ }).click();
  await expect(page.getByRole("status").filter({ hasText: "tools" })).toContainText(
    count(filterTools(tools, "urdu", "generate").length, "tool"),
  );
  await expect(page).toHaveURL("/tools?filter=urdu&kind=generate");

  await page.reload();
  await expect(page.getByRole("link", { name: "Hreflang Tag Generator" })).toBeVisible();
  await expect(page.getByRole("link", { name: "SEO Audit" })).toHaveCount(0);
});

test("nothing found is said in words, with a way on", async ({ page }) => {
  await openHydrated(page, "/tools");

  await page.getByRole("searchbox").fill("unicorn");

  await expect(page.getByText("Nothing by that name.")).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "tools" })).toContainText("0 tools");
});

test("without JavaScript the list is whole, and no filter pretends to work", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/tools");

  await expect(page.getByRole("region", { name: "Tools" }).getByRole("listitem")).toHaveCount(
    tools.length,
  );
  await expect(page.getByRole("searchbox")).toBeHidden();
  await context.close();
});
