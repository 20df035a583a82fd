import { expect, test } from "#tests/support/journey.ts";

import { filterTools } from "#app/pages/tools-directory/filter-tools.ts";
import { tools } from "#app/tools/registry.ts";
import { count } from "#lib/count.ts";
import { openHydrated, sidewaysScroll } from "#tests/support/browser.ts";

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

test.describe("at 320 px", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const path of ["/tools", "/robots-txt-generator", "/hreflang-tag-generator"]) {
    test(`${path} does not scroll sideways`, async ({ page }) => {
      await openHydrated(page, path);
      expect(await sidewaysScroll(page)).toBe(0);
    });
  }
});

for (const { path, title, slug } of tools) {
  test(`${slug}: name, questions, structured data and links to others`, async ({ page }) => {
    await page.goto(path);

    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    const types = blocks.map((block) => (JSON.parse(block) as { "@type": string })["@type"]);
    expect(types).toEqual(expect.arrayContaining(["WebApplication", "FAQPage"]));
    await expect(page.locator("details[name=faq]")).toHaveCount(3);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      new RegExp(`${path}$`),
    );
  });
}
