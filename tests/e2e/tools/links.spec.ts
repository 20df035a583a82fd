import { readFile } from "node:fs/promises";

import { expect, test, type Page } from "#tests/support/journey.ts";

import { expectAccessible } from "#tests/support/axe.ts";
import { openHydrated } from "#tests/support/browser.ts";
import { watchRequests } from "#tests/support/network.ts";

const path = "/tools/dofollow-nofollow-link-checker";
const toast = (page: Page) => page.locator(".toast");
const address = (page: Page) => page.getByRole("textbox", { name: "Address of the page" });
const submit = (page: Page) => page.getByRole("button", { name: "Check links" });
const sample = (page: Page) => page.getByRole("region", { name: /^Sample result/ });

const result = (page: Page) => page.getByRole("region", { name: /^\d+ links?: / });
const column = (page: Page, name: string) => page.getByRole("columnheader", { name });
const linesShown = async (page: Page) => (await readRows(page)).map(([line]) => Number(line));

/** A tile's number stands beside its word. */
const tile = (page: Page, word: string) =>
  page.locator(".figures > div").filter({ hasText: word }).locator("dd");

async function readTiles(page: Page): Promise<Record<string, number>> {
  const pairs = await page
    .locator(".figures > div")
    .evaluateAll((tiles) =>
      tiles.map((each): [string, number] => [
        each.querySelector("dt")?.textContent ?? "",
        Number(each.querySelector("dd")?.textContent),
      ]),
    );
  return Object.fromEntries(pairs);
}

const readRows = (page: Page): Promise<string[][]> =>
  page
    .getByRole("table")
    .locator("tbody tr")
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll("td")].map((cell) => cell.textContent.trim())),
    );

async function exportCsv(page: Page): Promise<{ name: string; bytes: Buffer }> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test.describe("the tab “Page URL”", () => {
  test("refuses an empty address, and one that does not parse", async ({ page }) => {
    await openHydrated(page, path);
    for (const [typed, title, description] of [
      ["   ", "URL is required", "Please enter a URL to check."],
      ["not a url", "Invalid URL", "Please enter a valid URL."],
    ] as const) {
      await address(page).fill(typed);

      await submit(page).click();

      await expect(toast(page).locator(".toast-title")).toHaveText(title);
      await expect(toast(page)).toContainText(description);
      await expect(toast(page)).toHaveAttribute("data-variant", "destructive");
      await expect(address(page)).toBeFocused();
      await expect(address(page)).toHaveAttribute("aria-invalid", "true");
      await expect(submit(page)).toBeEnabled();
      await expect(page.getByRole("progressbar")).toHaveCount(0);
    }
  });

  test("checks for 2.5 s, and takes the result before away at once", async ({ page }) => {
    await openHydrated(page, path);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await address(page).fill("own.pk/page");

    for (let run = 1; run <= 2; run += 1) {
      await submit(page).click();
      await expect(page.getByRole("button", { name: "Checking..." })).toBeDisabled();
      await expect(page.getByRole("progressbar", { name: "Reading the page" })).toBeVisible();
      await expect(sample(page)).toHaveCount(0);

      await page.clock.runFor(1000);
      await expect(page.getByRole("progressbar", { name: "Collecting links" })).toBeVisible();
      await page.clock.runFor(1499);
      await expect(page.getByRole("progressbar", { name: "Reading rel" })).toBeVisible();
      await expect(sample(page)).toHaveCount(0);

      await page.clock.runFor(1);
      await expect(sample(page)).toBeFocused();
      await expect(submit(page)).toBeEnabled();
      await expect(page.getByRole("progressbar")).toHaveCount(0);
    }
  });

  test("shows seven links, marked as a sample, and four tiles counted from them", async ({
    page,
  }) => {
    await openHydrated(page, path);
    await address(page).fill("own.pk/page");
    await submit(page).click();
    await expect(page.getByRole("region", { name: "Sample result: 7 links" })).toBeVisible();

    await expect(sample(page).getByText("Sample result", { exact: true })).toBeVisible();
    await expect(sample(page).getByRole("columnheader")).toHaveText([
      "Link URL",
      "Anchor Text",
      "Status",
    ]);
    const rows = await readRows(page);
    const isInternal = rows.map(([url = ""]) => new URL(url).origin === "https://joiner.example");
    expect(rows.filter(([url = ""]) => !new URL(url).hostname.endsWith(".example"))).toEqual([]);
    expect(rows).toHaveLength(7);
    expect(rows.every(([, text]) => text !== "")).toBe(true);
    expect(await readTiles(page)).toEqual({
      DoFollow: rows.filter(([, , status]) => status === "DoFollow").length,
      NoFollow: rows.filter(([, , status]) => status === "NoFollow").length,
      Internal: isInternal.filter((each) => each).length,
      External: isInternal.filter((each) => !each).length,
    });
    await expectAccessible(page);

    await page.reload();
    await expect(address(page)).toHaveValue("own.pk/page");
    await expect(sample(page)).toHaveCount(0);
  });
});

test.describe("the tab “Page source”", () => {
  const html = [
    '<!doctype html><html lang="en"><head><title>Oak desks</title></head><body><main>',
    '<a href="/desks">Desks</a>',
    '<a href="https://shop.own.pk/">Shop</a>',
    '<a href="https://rival.pk/oak" rel="NOFOLLOW noopener">Oak</a>',
    '<a href="https://ads.pk/x" rel="ugc,sponsored">=HYPERLINK("https://evil.example","x")</a>',
    '<a href="tel:+923001234567">Call</a>',
    '<a href="https://">Broken</a>',
    '<a href="/desks"><img src="/d.png" alt="All desks"></a>',
    '<a onclick="go()">More</a>',
    '</main><footer><a href="http://own.pk/terms">شرائط</a></footer></body></html>',
  ].join("\n");
  const csv = {
    head: "Link URL,Anchor Text,Status,Reason,Rel,Where,Region,Line,Notes",
    desks: "https://own.pk/desks,Desks,followed,Nothing forbids it,,internal,main,2,",
    shop: "https://shop.own.pk/,Shop,followed,Nothing forbids it,,internal,main,3,Other host of the same site: shop.own.pk",
    oak: "https://rival.pk/oak,Oak,not followed,rel says nofollow,NOFOLLOW noopener,external,main,4,",
    ads: `https://ads.pk/x,"'=HYPERLINK(""https://evil.example"",""x"")",not followed,rel says ugc and sponsored,"ugc,sponsored",external,main,5,`,
    call: "tel:+923001234567,Call,none,A phone number,,,main,6,",
    broken: "https://,Broken,not crawlable,“https://” is not an address,,,main,7,",
    picture:
      "https://own.pk/desks,All desks,followed,Nothing forbids it,,internal,main,8,Same address as line 2",
    terms:
      "http://own.pk/terms,شرائط,followed,Nothing forbids it,,internal,footer,10,Own site over http",
  };

  async function check(page: Page, source = html) {
    await openHydrated(page, `${path}?way=page-source`);
    await page.getByLabel("HTML of the page").fill(source);
    await address(page).fill("own.pk");
    await page.getByRole("button", { name: "Check the links" }).click();
  }

  test("asks for the source first", async ({ page }) => {
    await check(page, "");

    await expect(page.getByText("Paste the page’s HTML, or drop the file here.")).toBeVisible();
    await expect(page.getByLabel("HTML of the page")).toHaveAttribute("aria-invalid", "true");
    await expect(result(page)).toHaveCount(0);
  });

  test("lists every link with its line, status and reason", async ({ page }) => {
    await check(page);

    await expect(
      page.getByRole("region", { name: "8 links: 4 followed, 2 not", exact: true }),
    ).toBeFocused();
    await expect(result(page).getByText("Measured on your page")).toBeVisible();
    expect(
      (await readRows(page)).map(([line, , , status, reason]) => [line, status, reason]),
    ).toEqual([
      ["2", "DoFollow", "Nothing forbids it"],
      ["3", "DoFollow", "Nothing forbids itOther host of the same site: shop.own.pk"],
      ["4", "NoFollow", "rel says nofollow"],
      ["5", "NoFollow", "rel says ugc and sponsored"],
      ["6", "No web link", "A phone number"],
      ["7", "Not crawlable", "“https://” is not an address"],
      ["8", "DoFollow", "Nothing forbids itSame address as line 2"],
      ["10", "DoFollow", "Nothing forbids itOwn site over http"],
    ]);
    await expect(page.getByRole("row", { name: /^8 / })).toContainText("All desksfrom the picture");
    await expect(page.getByText("Line 9: A script on click, and no address")).toBeVisible();
    await expectAccessible(page);
  });

  test("a nofollow of the page or of the header marks every link, and is named", async ({
    page,
  }) => {
    await check(
      page,
      '<!doctype html>\n<meta name="robots" content="noindex, NoFollow">\n<a href="/a">A</a>',
    );
    await expect(page.getByRole("row", { name: /^3 / })).toContainText(
      "The robots meta on line 2 says noindex, NoFollow, for every link",
    );
    await expect(tile(page, "NoFollow")).toHaveText("1");

    await page.getByRole("button", { name: "Change source" }).click();
    await page.getByLabel("HTML of the page").fill('<a href="/a">A</a>');
    await page.getByLabel("X-Robots-Tag header").fill("none");
    await page.getByRole("button", { name: "Check the links" }).click();
    await expect(page.getByRole("row", { name: /^1 / })).toContainText(
      "The header X-Robots-Tag says none, for every link",
    );
  });

  test("filters and searches", async ({ page }) => {
    await check(page);
    await expect(result(page)).toBeVisible();
    const count = page.getByRole("status").filter({ hasText: "shown" });
    await expect(count).toHaveText("8 links shown");

    for (const [name, lines] of [
      ["DoFollow", [2, 3, 8, 10]],
      ["NoFollow", [4, 5]],
      ["Internal", [2, 3, 8, 10]],
      ["External", [4, 5]],
      ["With a note", [3, 8, 10]],
      ["All", [2, 3, 4, 5, 6, 7, 8, 10]],
    ] as const) {
      const choice = page.getByRole("button", { name, exact: true });
      await choice.click();
      await expect(choice).toHaveAttribute("aria-pressed", "true");
      expect(await linesShown(page)).toEqual(lines);
    }
    await page.getByLabel("Search in address and words").fill("DESKS");
    await expect(count).toHaveText("2 links shown");
    expect(await linesShown(page)).toEqual([2, 8]);
    await page.getByLabel("Search in address and words").fill("rival");
    await expect(count).toHaveText("1 link shown");
  });

  test("sorts by a column, both ways", async ({ page }) => {
    await check(page);
    await expect(column(page, "Line")).toHaveAttribute("aria-sort", "ascending");

    const words = column(page, "Anchor Text");
    await words.getByRole("button").click();
    await expect(words).toHaveAttribute("aria-sort", "ascending");
    await expect(column(page, "Line")).toHaveAttribute("aria-sort", "none");
    expect(await linesShown(page)).toEqual([5, 8, 7, 6, 2, 4, 3, 10]);

    await words.getByRole("button").click();
    await expect(words).toHaveAttribute("aria-sort", "descending");
    expect(await linesShown(page)).toEqual([10, 3, 4, 2, 6, 7, 8, 5]);

    await column(page, "Line").getByRole("button").click();
    await column(page, "Line").getByRole("button").click();
    expect(await linesShown(page)).toEqual([10, 8, 7, 6, 5, 4, 3, 2]);
  });

  test("exports what is shown, byte for byte, and no cell runs in a spreadsheet", async ({
    page,
  }) => {
    await check(page);

    const all = await exportCsv(page);
    expect(all.name).toBe("links.csv");
    // A byte order mark, since not all of it is ASCII.
    expect(all.bytes.toString("utf8")).toBe(
      `\uFEFF${Object.values(csv)
        .map((line) => `${line}\r\n`)
        .join("")}`,
    );
    await expect(toast(page)).toContainText("Links exported as CSV!");

    await page.getByRole("button", { name: "NoFollow", exact: true }).click();
    await column(page, "Line").getByRole("button").click();
    const some = await exportCsv(page);
    expect(some.bytes.equals(Buffer.from(`${csv.head}\r\n${csv.ads}\r\n${csv.oak}\r\n`))).toBe(
      true,
    );
  });
});

test("where reading is switched off the address goes nowhere, and neither does the source", async ({
  page,
}) => {
  await openHydrated(page, path);
  const asked = watchRequests(page);
  await address(page).fill("secret.example/plan");
  await submit(page).click();
  await expect(sample(page)).toBeVisible();
  await page.getByRole("tab", { name: "Page source" }).click();
  await page
    .getByLabel("HTML of the page")
    .fill('<a href="https://secret.example/a"><img src="https://secret.example/b.png"></a>');
  await page.getByRole("button", { name: "Check the links" }).click();
  await expect(page.getByText("Measured on your page")).toBeVisible();

  expect(asked).toEqual([]);
});
