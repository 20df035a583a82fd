import { expect, test, type Page } from "#tests/support/journey.ts";

import { expectAccessible } from "#tests/support/axe.ts";
import { openHydrated } from "#tests/support/browser.ts";

const path = "/tools/dofollow-nofollow-link-checker";
const address = (page: Page) => page.getByRole("textbox", { name: "Address of the page" });
const check = (page: Page) => page.getByRole("button", { name: "Check links" });
const askTargets = (page: Page) => page.getByRole("button", { name: "Check that they answer" });
const targets = (page: Page) => page.getByRole("region", { name: "Do these links answer?" });

/** The server whose live reading sees tests/support/small-web-pages.ts. */
test.use({ baseURL: "http://localhost:4174" });
// A visitor has one page read at a time, and all of these are one visitor.
test.describe.configure({ mode: "serial" });

async function readPage(page: Page, url: string) {
  await openHydrated(page, path);
  await address(page).fill(url);
  await check(page).click();
}

test("an address gives the report that pasted source gives, read live", async ({ page }) => {
  await readPage(page, "tarardental.pk");

  const report = page.getByRole("region", { name: "7 links: 5 followed, 1 not" });
  await expect(report).toBeFocused();
  await expect(report.getByText(/^Read live · \d\d:\d\d PKT · 200$/)).toBeVisible();
  await expect(report.getByRole("row", { name: /a\.pk/ })).toContainText(
    "rel says nofollow and sponsored",
  );
  await expect(page.getByText("Sample result")).toHaveCount(0);
  await expect(check(page)).toBeEnabled();
});

test("each link is asked when pressed: dead, redirected, could not be checked, alive", async ({
  page,
}) => {
  await readPage(page, "tarardental.pk");
  await askTargets(page).click();

  const result = page.getByRole("region", {
    name: "Links asked: 1 dead, 1 redirected, 1 could not be checked, 3 alive",
  });
  await expect(result).toBeFocused();
  const groups = result.locator("details");
  await expect(groups.locator("summary b")).toHaveText([
    "tarardental.pk (this site)",
    "wall.pk",
    "a.pk",
  ]);
  await expect(groups.nth(0).getByRole("listitem")).toContainText([
    /Dead410https:\/\/tarardental\.pk\/gone.*It answers 410\..*Linked from line \d+ “Offers”/,
    /Redirected301https:\/\/tarardental\.pk\/old-team.*https:\/\/tarardental\.pk\/team/,
    /Alive200https:\/\/tarardental\.pk\//,
    /Alive200https:\/\/tarardental\.pk\/prices/,
  ]);
  await expect(groups.nth(1)).toContainText(/Not checked403.*in a browser it may work/);
  await expect(groups.nth(2)).not.toHaveAttribute("open");
  await expect(result).not.toContainText("broken");
  await expectAccessible(page);
});

test("the wait can be ended, and the list of links stays", async ({ page }) => {
  await readPage(page, "tarardental.pk");
  await expect(askTargets(page)).toBeVisible();
  await page.route("**/api/live", () => undefined);
  await askTargets(page).click();
  await expect(targets(page).getByRole("status")).toContainText("25 seconds at most");

  await targets(page).getByRole("button", { name: "Cancel" }).click();

  await expect(askTargets(page)).toBeEnabled();
  await expect(targets(page).getByRole("status")).toHaveCount(0);
  await expect(page.getByText("7 links shown")).toBeVisible();
});

test("offline, the check says so and offers no sample; the list stays", async ({ page }) => {
  await readPage(page, "tarardental.pk");
  await expect(askTargets(page)).toBeVisible();
  await page.route("**/api/live", (route) => route.abort());
  await askTargets(page).click();

  await expect(
    targets(page).getByRole("heading", { name: "You seem to be offline" }),
  ).toBeVisible();
  await expect(targets(page).getByRole("button", { name: "Show a sample" })).toHaveCount(0);
  await expect(targets(page).getByRole("button", { name: "Try again" })).toBeEnabled();
  await expect(page.getByText("7 links shown")).toBeVisible();
});

test("a firewall is said as that; what was typed stays, and the sample can be seen", async ({
  page,
}) => {
  await readPage(page, "wall.pk");

  const problem = page.getByRole("region", { name: /^Could not be checked/ });
  await expect(problem).toBeFocused();
  await expect(problem).toContainText("403");
  await expect(address(page)).toHaveValue("wall.pk");

  await problem.getByRole("button", { name: "Show a sample" }).click();
  await expect(page.getByRole("region", { name: "Sample result: 7 links" })).toBeFocused();
});

test("a page whose links a script makes says so, and asks nothing", async ({ page }) => {
  await readPage(page, "shell.pk");

  await expect(page.getByText("No link is in the HTML that the server sends.")).toBeVisible();
  await expect(askTargets(page)).toHaveCount(0);
});

test("the way there is shown, and fits a narrow phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await readPage(page, "old.pk");

  await expect(page.getByRole("heading", { name: /^The way there, \d redirects?$/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
