import { readFile } from "node:fs/promises";

import { expect, test, type Page } from "#tests/support/journey.ts";

import { expectAccessible } from "#tests/support/axe.ts";
import { openHydrated } from "#tests/support/browser.ts";
import { watchRequests } from "#tests/support/network.ts";

const path = "/lsi-keyword-generator";
const toast = (page: Page) => page.locator(".toast");
const generate = (page: Page) => page.getByRole("button", { name: "Generate Keywords" });
const chips = (page: Page) => page.getByRole("list", { name: "Keywords" }).getByRole("listitem");
const find = (page: Page) => page.getByRole("button", { name: "Find terms" });
const rival = (page: Page, number: number) => page.getByLabel(`Rival ${number}`, { exact: true });

test.describe("the tab “By topic”", () => {
  test("refuses an empty topic", async ({ page }) => {
    await openHydrated(page, path);
    await page.getByLabel("Topic", { exact: true }).fill("   ");

    await generate(page).click();

    await expect(toast(page)).toContainText("Please enter a topic.");
    await expect(toast(page)).toHaveAttribute("data-variant", "destructive");
    await expect(page.getByLabel("Topic", { exact: true })).toBeFocused();
    await expect(chips(page)).toHaveCount(0);
  });

  for (const [topic, count] of [
    ["seo services", 10],
    ["Fashion in Pakistan", 10],
    ["green tea", 5],
  ] as const) {
    const tag = topic === "green tea" ? [] : "@long";
    test(`gives ${count} keywords for "${topic}"`, { tag }, async ({ page }) => {
      await openHydrated(page, path);
      await page.getByLabel("Topic", { exact: true }).fill(topic);

      const start = Date.now();
      await generate(page).click();
      await expect(page.getByRole("button", { name: "Generating..." })).toBeDisabled();
      await expect(page.getByRole("progressbar")).toBeVisible();
      await expect(chips(page)).toHaveCount(count);
      expect(Date.now() - start).toBeGreaterThanOrEqual(1450);

      await expect(toast(page)).toContainText(`LSI keywords generated for "${topic}"!`);
      await expect(page.getByText("Sample result")).toBeVisible();
      await expect(generate(page)).toBeEnabled();
      await expect(
        page.getByRole("region", { name: `${count} keywords for ${topic}` }),
      ).toBeFocused();
    });
  }

  test("exports the keywords under its agreed name and header", async ({ page }) => {
    await openHydrated(page, path);
    await page.getByLabel("Topic", { exact: true }).fill("seo services");
    await generate(page).click();
    await expect(chips(page)).toHaveCount(10);
    await expectAccessible(page);

    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export as CSV" }).click();
    const file = await download;

    expect(file.suggestedFilename()).toBe("seo_services_lsi_keywords.csv");
    const lines = (await readFile(await file.path(), "utf8")).split("\r\n");
    expect(lines[0]).toBe("Keyword");
    expect(lines.slice(1, -1)).toEqual(
      (await chips(page).allTextContents()).map((text) => text.trim()),
    );
    await expect(toast(page)).toContainText("Keywords exported as CSV!");
  });

  test("a topic in the link is in the field, and nothing is generated for it", async ({ page }) => {
    await openHydrated(page, `${path}?topic=green+tea`);

    await expect(page.getByLabel("Topic", { exact: true })).toHaveValue("green tea");
    await expect(chips(page)).toHaveCount(0);
  });

  test("the sample's link leads to the texts", async ({ page }) => {
    await openHydrated(page, path);
    await page.getByLabel("Topic", { exact: true }).fill("green tea");
    await generate(page).click();
    await page.getByRole("link", { name: "Compute terms from real pages" }).click();

    await expect(page.getByRole("tab", { name: "From texts" })).toBeFocused();
    await expect(page.getByLabel("Rival 1", { exact: true })).toBeVisible();
  });
});

test.describe("the tab “From texts”", () => {
  const texts = [
    "Cash on delivery in Lahore. Free returns within seven days. Warranty card included.",
    "We offer cash on delivery. Free returns, and a warranty card.",
    "Free returns for all. Warranty card in every box.",
  ];

  async function fillRivals(page: Page) {
    await page.getByRole("button", { name: /Add a rival/ }).click();
    for (const [index, text] of texts.entries()) await rival(page, index + 1).fill(text);
  }

  test("asks for a rival's text first", async ({ page }) => {
    await openHydrated(page, `${path}?way=from-texts`);

    await find(page).click();

    await expect(page.getByText("Paste at least one competing text.")).toBeVisible();
    await expect(rival(page, 1)).toBeFocused();
  });

  test("lists gaps with their context, and every term with its figures", async ({ page }) => {
    await openHydrated(page, `${path}?way=from-texts`);
    await page.getByLabel("Your text").fill("We sell shoes in Lahore, cash on delivery.");
    await fillRivals(page);
    await find(page).click();

    const result = page.getByRole("region", { name: /gaps, \d+ terms/ });
    await expect(result).toBeFocused();
    await expect(result.getByText("Measured on your text")).toBeVisible();
    const gaps = page.getByRole("region", { name: "Gaps", exact: true }).getByRole("listitem");
    await expect(gaps.filter({ hasText: /^warranty card/i })).toContainText("3 of 3");
    await expect(gaps.filter({ hasText: /^free returns/i }).locator("mark")).toHaveText(
      /free returns/i,
    );
    await expect(gaps.filter({ hasText: /^cash on delivery/i })).toHaveCount(0);

    const table = page.getByRole("table", { name: "Terms of the rivals’ texts" });
    await expect(table.getByRole("row", { name: /^warranty card 3 of 3/i })).toBeVisible();
    await page.getByRole("button", { name: "2 words" }).click();
    const shown = await table.getByRole("rowheader").allTextContents();
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.every((term) => term.split(" ").length === 2)).toBe(true);
    await expectAccessible(page);
  });

  test("exports the terms with their measures", async ({ page }) => {
    await openHydrated(page, `${path}?way=from-texts`);
    await rival(page, 1).fill("لاہور میں سرچ انجن، سرچ انجن کی خدمات");
    await find(page).click();
    const button = page.getByRole("button", { name: "Export as CSV" });

    const download = page.waitForEvent("download");
    await button.click();
    const file = await download;

    expect(file.suggestedFilename()).toBe("terms.csv");
    const text = await readFile(await file.path(), "utf8");
    expect(text.startsWith("\uFEFFKeyword,count,df,tfidf,g2,score\r\n")).toBe(true);
    expect(text).toContain("سرچ انجن,2,1,");
    await expect(toast(page)).toContainText("Terms exported as CSV!");
  });
});

test("neither tab asks the network for anything", async ({ page }) => {
  await openHydrated(page, path);
  const asked = watchRequests(page);
  await page.getByLabel("Topic", { exact: true }).fill("secret plan");
  await generate(page).click();
  await expect(toast(page)).toContainText("LSI keywords generated");
  await page.getByRole("tab", { name: "From texts" }).click();
  await page.getByLabel("Rival 1", { exact: true }).fill("A secret text about green tea.");
  await page.getByRole("button", { name: "Find terms" }).click();
  await expect(page.getByRole("table")).toBeVisible();

  expect(asked).toEqual([]);
});
