import { readFile } from "node:fs/promises";

import { expect, test, type Page } from "#tests/support/journey.ts";

import { openHydrated } from "#tests/support/browser.ts";
import { expectAccessibleInBoth } from "#tests/support/axe.ts";
import { watchRequests } from "#tests/support/network.ts";

const path = "/robots-txt-generator";
const toast = (page: Page) => page.locator(".toast");
const generate = (page: Page) => page.getByRole("button", { name: "Generate robots.txt" }).click();
const source = (page: Page) => page.getByRole("list", { name: "The file, line by line" });

/** A worker's program has to come first, which takes the development server a while. */
const WORKER_TIMEOUT = { timeout: 20_000 };

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("the default closes the whole site, and says so; nothing is shown before it is generated", async ({
  page,
}) => {
  await openHydrated(page, path);

  await expect(page.getByText("These two lines hide the whole site")).toBeVisible();
  await expect(source(page)).toHaveCount(0);

  await generate(page);

  await expect(toast(page)).toContainText("robots.txt file generated!");
  await expect(source(page).getByRole("listitem")).toHaveText(["User-agent: *", "Disallow: /"]);
  await expect(page.getByRole("region", { name: "robots.txt, 2 lines" })).toBeFocused();
});

test("copy and download hand over the file as generated", async ({ page }) => {
  await openHydrated(page, path);
  await page.getByRole("button", { name: "A shop" }).click();
  await page.getByLabel("Sitemap URL").fill("https://shop.example/sitemap.xml");
  await generate(page);
  const expected =
    "User-agent: *\nDisallow: /cart\nDisallow: /checkout\nDisallow: /account\nDisallow: /*?*sort=\nAllow: /account/help\n\nSitemap: https://shop.example/sitemap.xml\n";

  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(toast(page)).toContainText("Copied to clipboard!");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(expected);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download", exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("robots.txt");
  expect(await readFile(await file.path(), "utf8")).toBe(expected);
  await expect(toast(page)).toContainText("robots.txt downloaded!");
});

test("groups, paths and AI decisions make the file, and come back from the address", async ({
  page,
}) => {
  await openHydrated(page, path);
  await page.getByRole("button", { name: "Allow everything" }).click();
  await expect(page.getByText("These two lines hide the whole site")).toHaveCount(0);
  await page.getByLabel("Path 1 of group 1").fill("/cart");
  await page.getByRole("button", { name: "Add a rule" }).click();
  await page.getByLabel("Rule 2 of group 1").selectOption("Allow");
  await page.getByLabel("Path 2 of group 1").fill("/cart/help");
  await page.getByRole("button", { name: "Add a group" }).click();
  await page.getByLabel("User-agent").nth(1).fill("Googlebot-Image");
  await page.getByLabel("Path 1 of group 2").fill("/staff");
  await page
    .getByRole("group", { name: /AI training/ })
    .getByRole("button", { name: "Block" })
    .click();
  await generate(page);

  const lines = source(page).getByRole("listitem");
  await expect(lines.filter({ hasText: "Allow: /cart/help" })).toHaveCount(1);
  await expect(lines.filter({ hasText: "User-agent: GPTBot" })).toHaveCount(1);
  await expect(page.getByText("Googlebot-Image has its own group")).toBeVisible();
  const written = await lines.allTextContents();

  await page.reload();
  await expect(source(page).getByRole("listitem")).toHaveText(written);
});

test("an added group starts as agreed, a removed one is gone, and the last cannot be removed", async ({
  page,
}) => {
  await openHydrated(page, path);
  await expect(page.getByRole("button", { name: /Remove group/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Add a group" }).click();
  await expect(page.getByLabel("User-agent").nth(1)).toHaveValue("*");
  await expect(page.getByLabel("Rule 1 of group 2")).toHaveValue("disallow");
  await expect(page.getByLabel("Path 1 of group 2")).toHaveValue("/");
  await page.getByRole("button", { name: "Remove group 2" }).click();

  await expect(page.getByRole("group", { name: /^Group \d$/ })).toHaveCount(1);
});

async function fillTester(page: Page) {
  await page.getByRole("tab", { name: "Test it" }).click();
  await page
    .getByLabel("robots.txt to test")
    .fill("User-agent: *\nDisallow: /account\nAllow: /account/help\nDisalow: /typo");
  await page.getByLabel("URLs, one a line").fill("/account/help/returns\n/typo\n/desks\nftp://x");
}

test("the tester names the deciding line, the beaten one, and what Google forgives", async ({
  page,
}) => {
  await openHydrated(page, path);
  await fillTester(page);
  await page.getByRole("button", { name: "Test", exact: true }).click();

  const result = page.getByRole("region", { name: "2 allowed, 1 blocked, 1 not a URL" });
  await expect(result).toBeFocused(WORKER_TIMEOUT);
  await expect(result.getByText("Measured on your file")).toBeVisible();
  const verdicts = result.getByRole("listitem");
  await expect(verdicts.nth(0)).toContainText("Allowed");
  await expect(verdicts.nth(0)).toContainText("by line 3, Allow: /account/help");
  await expect(verdicts.nth(0)).toContainText("Line 2 matches too, but its path has 8 characters");
  await expect(verdicts.nth(2)).toContainText("no line matches");
  await expect(verdicts.nth(3)).toContainText("Not a URL");
  await expect(source(page).locator("[data-state=won]")).toHaveText(/Allow: \/account\/help/);
  await expect(source(page).locator("[data-state=lost]")).toHaveText(/Disallow: \/account/);

  await result.getByRole("button", { name: "/typo" }).click();
  await expect(verdicts.nth(1)).toContainText("By the letter of RFC 9309 it would be allowed");
  await expect(page.getByText("Google reads it as Disallow")).toBeVisible();
});

test("100 KB of rules pasted are held and tested; Show puts them in the field, Remove empties it", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const rules = Array.from({ length: 5000 }, (_, index) => `Disallow: /shelf/${index}/`);
  const file = ["User-agent: *", ...rules].join("\n");
  await openHydrated(page, `${path}?way=test`);
  await page.evaluate((text) => navigator.clipboard.writeText(text), file);
  const field = page.getByRole("textbox", { name: "robots.txt to test" });
  const show = page.getByRole("button", { name: "Show" });
  await field.focus();
  await page.keyboard.press("Control+V");
  await expect(show).toBeFocused();
  await expect(field).toBeHidden();

  await page.getByLabel("URLs, one a line").fill("/shelf/4999/");
  await page.getByRole("button", { name: "Test", exact: true }).click();
  await expect(page.getByRole("region", { name: "0 allowed, 1 blocked" })).toBeVisible(
    WORKER_TIMEOUT,
  );
  await page.getByRole("button", { name: "Edit" }).click();
  await show.click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(file);
  await page.keyboard.press("Control+A");
  await page.keyboard.press("Control+V");
  await page.getByRole("button", { name: "Remove" }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("");
});

test("a file can be dropped, and the verdicts be taken along as CSV", async ({ page }) => {
  await openHydrated(page, `${path}?way=test`);
  await page.locator("input[type=file]").setInputFiles({
    name: "robots.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("User-agent: *\nDisallow: /x"),
  });
  await expect(page.getByLabel("robots.txt to test")).toHaveValue("User-agent: *\nDisallow: /x");
  await page.getByLabel("URLs, one a line").fill("=1+1\n/x");
  await page.getByRole("button", { name: "Test", exact: true }).click();

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const text = await readFile(await (await download).path(), "utf8");
  expect(text).toContain("/x,/x,Googlebot,blocked,2,Disallow: /x\r\n");
  expect(text).toContain("\r\n'=1+1,");
});

test("what is missing is said at its field, which has the focus", async ({ page }) => {
  await openHydrated(page, `${path}?way=test`);
  const testButton = page.getByRole("button", { name: "Test", exact: true });

  await testButton.click();
  await expect(page.getByText("Paste a robots.txt, or drop the file here.")).toBeVisible();
  await expect(page.getByLabel("robots.txt to test")).toBeFocused();
  await page.getByLabel("robots.txt to test").fill("User-agent: *\nDisalow /x");
  await page.getByLabel("URLs, one a line").fill("/");
  await page.getByLabel("As", { exact: true }).fill("*");
  await testButton.click();
  await expect(page.getByText("Name a crawler, such as Googlebot.")).toBeVisible();
});

test("without an address the file alone is checked", async ({ page }) => {
  await openHydrated(page, `${path}?way=test`);
  await page.getByLabel("robots.txt to test").fill("User-agent: *\nDisallow: a");
  await page.getByRole("button", { name: "Test", exact: true }).click();

  await expect(page.getByRole("region", { name: "1 finding in the file" })).toBeVisible(
    WORKER_TIMEOUT,
  );
  await expect(page.getByText("Line 2: Pattern should either be empty")).toBeVisible();
});

test("pasted HTML is refused with what it looks like, and the field has the focus", async ({
  page,
}) => {
  await openHydrated(page, `${path}?way=test`);
  const file = page.getByLabel("robots.txt to test");
  await file.fill("<!doctype html><html><body>Not found</body></html>");
  await page.getByLabel("URLs, one a line").fill("/");
  await page.getByRole("button", { name: "Test", exact: true }).click();

  await expect(page.getByText("This looks like a web page (HTML)")).toBeVisible();
  await expect(file).toBeFocused();
  await expect(page.getByText(/\d allowed/)).toHaveCount(0);
});

test("AI crawlers are said to be blocked where all are, in the form and beside the file", async ({
  page,
}) => {
  await openHydrated(page, path);
  const training = page.getByRole("group", { name: /AI training/ });

  await expect(training).toContainText("Now: blocked. All crawlers are.");
  await generate(page);
  await expect(page.getByRole("term").filter({ hasText: "AI training" })).toContainText(
    "blocked by line 2",
  );
  await page.getByRole("button", { name: "Allow everything" }).click();
  await expect(training).toContainText("Now: may read everything.");
});

test("the generated file goes to the tester, and a reload shows its result", async ({ page }) => {
  await openHydrated(page, path);
  await generate(page);
  await page.getByRole("link", { name: "Test it on your URLs" }).click();
  await expect(page.getByLabel("robots.txt to test")).toHaveValue("User-agent: *\nDisallow: /\n");
  await page.getByLabel("URLs, one a line").fill("/any");
  await page.getByRole("button", { name: "Test", exact: true }).click();
  await expect(page.getByRole("heading", { name: "0 allowed, 1 blocked" })).toBeVisible(
    WORKER_TIMEOUT,
  );
  await page.reload();
  await expect(page.getByRole("heading", { name: "0 allowed, 1 blocked" })).toBeVisible(
    WORKER_TIMEOUT,
  );
});

test("neither tab asks the network for anything", async ({ page }) => {
  await openHydrated(page, path);
  const asked = watchRequests(page);
  await generate(page);
  await fillTester(page);
  await page.getByRole("button", { name: "Test", exact: true }).click();
  await expect(page.getByRole("heading", { name: /2 allowed, 1 blocked/ })).toBeVisible(
    WORKER_TIMEOUT,
  );

  expect(asked).toEqual([]);
});

test("axe finds nothing in the results, light or dark", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHydrated(page, path);
  await generate(page);
  await expectAccessibleInBoth(page);
  await fillTester(page);
  await page.getByRole("button", { name: "Test", exact: true }).click();
  await expect(page.getByRole("heading", { name: /2 allowed/ })).toBeVisible(WORKER_TIMEOUT);
  await expectAccessibleInBoth(page);
});
