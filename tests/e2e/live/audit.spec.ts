import { expect, test, type Page } from "#tests/support/journey.ts";

import { expectAccessible } from "#tests/support/axe.ts";
import { openHydrated } from "#tests/support/browser.ts";

const path = "/tools/seo-audit";
const address = (page: Page) => page.getByRole("textbox", { name: "Address of the page" });
const analyze = (page: Page) => page.getByRole("button", { name: "Analyze page" });
const verdict = (page: Page) => page.getByRole("region", { name: /Can Google index this page\?/ });
const gates = (page: Page) => verdict(page).locator(".gates > li");

/** The server whose live reading sees tests/support/small-web-pages.ts. */
test.use({ baseURL: "http://localhost:4174" });

async function readPage(page: Page, url: string) {
  await openHydrated(page, path);
  await address(page).fill(url);
  await analyze(page).click();
}

test("an address: the verdict with its five conditions before any number, then the report", async ({
  page,
}) => {
  await readPage(page, "tarardental.pk");

  await expect(verdict(page)).toBeFocused();
  await expect(verdict(page).getByText(/^Read live · \d\d:\d\d PKT · 200$/)).toBeVisible();
  await expect(verdict(page).locator(".verdict-word")).toHaveText("Yes");
  await expect(gates(page).getByRole("img", { name: "Met", exact: true })).toHaveCount(5);
  await expect(page.getByText(/^Where \d+ points? went$|^Not a point lost$/)).toBeVisible();
  await expect(
    page.getByText("It lists this page: https://tarardental.pk/sitemap.xml"),
  ).toBeVisible();
  await expect(page.getByText("robots.txt closes 1 of 2 files to Google")).toBeVisible();
  await expect(page.getByRole("region", { name: "Can AI find this address?" })).toContainText(
    "Does the server let them in? Yes",
  );
  await expect(
    page.locator("details", { hasText: "Not measurable from HTML alone" }),
  ).not.toContainText(/Status code|Response headers|robots\.txt/);
  await expect(page.getByText("Sample result")).toHaveCount(0);
  const share = new URL(
    (await page.getByRole("link", { name: /^Share on WhatsApp/ }).getAttribute("href"))!,
  );
  expect(share.searchParams.get("text")).toMatch(
    /^\*tarardental\.pk\*[^]+Yes\.\n\d+ out of 100[^]+\/tools\/seo-audit\?url=tarardental\.pk$/,
  );
  await expect(analyze(page)).toBeEnabled();
  await expectAccessible(page);
});

test("an empty JavaScript shell fails its gate and gets no score", async ({ page }) => {
  await readPage(page, "shell.pk");

  await expect(verdict(page).getByText("Not from its HTML", { exact: true })).toBeVisible();
  await expect(gates(page).nth(4).getByRole("img", { name: "Not met" })).toBeVisible();
  await expect(page.locator(".score-ring")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "What to do first" })).toBeVisible();
});

test("noindex: the answer is no, and no band says that the page is good", async ({ page }) => {
  await readPage(page, "noindex.pk");

  await expect(verdict(page).getByText("No", { exact: true })).toBeVisible();
  await expect(gates(page).nth(2)).toContainText('<meta name="robots" content="noindex">');
  await expect(page.getByText("Not in any result until that is fixed.")).toBeVisible();
  await expect(page.getByText(/^Good(?: \(|\. )/)).toHaveCount(0);
});

test("the way there: an address typed without its scheme, over http and a redirect", async ({
  page,
}) => {
  await readPage(page, "old.pk");

  await expect(page.getByRole("heading", { name: "The way there, 1 redirect" })).toBeVisible();
  await expect(page.locator(".way-there li")).toContainText([
    /http:\/\/old\.pk\/\s*301 for good/,
    /http:\/\/www\.old\.pk\/\s*200 read/,
  ]);
});

for (const [url, title, what] of [
  ["wall.pk", "Could not be checked", /refused us \(403\).*PehlaPageBot/],
  ["closed.pk", "The site shuts our reader out", /by name/],
  ["pdf.pk", "This is not a web page", /text\/html/],
  ["slow.pk", "The page took too long", /in time/],
  ["192.168.1.10/shop", "This address is not on the public web", /not a number/],
  ["no-such-name.pk", "This address is not on the public web", /leads to no public server/],
] as const) {
  const tag = ["wall.pk", "no-such-name.pk"].includes(url) ? [] : "@long";
  test(
    `${url} is not read: the reason, what to do, and the address is kept`,
    { tag },
    async ({ page }) => {
      await readPage(page, url);

      const problem = page.getByRole("region", { name: title });
      await expect(problem).toBeFocused();
      await expect(problem).toContainText(what);
      await expect(address(page)).toHaveValue(url);
      await expect(problem.getByRole("link", { name: "Use Page source" })).toBeVisible();
      const mayBeGood = ["wall.pk", "closed.pk", "slow.pk"].includes(url);
      await expect(
        problem.getByRole("list", { name: "The five conditions, none of them known" }),
      ).toHaveCount(mayBeGood ? 1 : 0);
      await expectAccessible(page);
    },
  );
}

test("a reading that is cancelled leaves the form as it was", async ({ page }) => {
  await readPage(page, "slow.pk");
  await page.getByRole("button", { name: "Cancel" }).click();

  await expect(page.getByRole("button", { name: "Cancel" })).toHaveCount(0);
  await expect(analyze(page)).toBeEnabled();
  await expect(address(page)).toHaveValue("slow.pk");
});

test("without a connection it says so; Try again reads it, and so does the next press", async ({
  page,
  context,
}) => {
  await openHydrated(page, path);
  await address(page).fill("tarardental.pk");
  await analyze(page).click();
  await expect(verdict(page)).toBeVisible();

  const offline = page.getByRole("region", { name: /You seem to be offline/ });
  await context.setOffline(true);
  await analyze(page).click();
  await expect(offline).toBeFocused();
  await offline.getByRole("button", { name: "Try again" }).press("Enter");
  await expect(offline).toBeFocused();

  await context.setOffline(false);
  await offline.getByRole("button", { name: "Try again" }).press("Enter");
  await expect(verdict(page)).toBeFocused();
  await analyze(page).click();
  await expect(verdict(page)).toBeFocused();
});

test("without a connection at the first press the page stays as it was, and a press later reads", async ({
  page,
  context,
}) => {
  await openHydrated(page, path);
  await address(page).fill("tarardental.pk");
  await context.setOffline(true);
  await analyze(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "could not start" })).toBeVisible();
  await expect(address(page)).toHaveValue("tarardental.pk");

  await context.setOffline(false);
  await analyze(page).click();
  await expect(verdict(page)).toBeFocused();
  await expect(page.locator(".verdict-word")).toHaveCSS("display", "flex");
});

test("while it is tried again a keyboard is at the reading, and the form says that it reads", async ({
  page,
}) => {
  let asked = 0;
  await page.route("**/api/live", async (route) => {
    asked += 1;
    if (asked > 1) return;
    await route.fulfill({ json: { outcome: "not-read", reason: "busy", detail: "Many." } });
  });
  await readPage(page, "tarardental.pk");
  await page.getByRole("button", { name: "Try again" }).click();

  await expect(page.getByRole("region", { name: "Reading the page" })).toBeFocused();
  await expect(page.getByRole("button", { name: "Analyzing..." })).toBeDisabled();
  await expect.poll(() => asked).toBe(2);
});

test("the page is closed and opened again: the address is in the address", async ({ page }) => {
  await readPage(page, "tarardental.pk");
  await expect(verdict(page)).toBeVisible();
  await expect(page).toHaveURL(/url=tarardental\.pk/);
  await page.reload();

  await expect(address(page)).toHaveValue("tarardental.pk");
});
