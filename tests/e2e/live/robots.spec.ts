import { expect, test, type Page } from "#tests/support/journey.ts";

import { expectAccessible } from "#tests/support/axe.ts";
import { openHydrated, sidewaysScroll } from "#tests/support/browser.ts";

/** The server whose web is tests/support/small-web-pages.ts. */
const LIVE = "http://localhost:4174";
const path = "/robots-txt-generator?way=test";
const report = (page: Page) => page.locator(".live-robots");
const current = (page: Page) => report(page).locator(".robots-cases [data-current]");
const address = (page: Page, url: string) =>
  report(page)
    .getByRole("region", { name: /^Addresses tested/ })
    .locator("ol > li")
    .filter({ hasText: url });

async function fetchFrom(page: Page, url: string): Promise<void> {
  await page.getByLabel("Fetch the file from a site").fill(url);
  await page.getByRole("button", { name: "Fetch and test" }).click();
}

test("the page and its files are tested, each with the line that decides; pasted text stays", async ({
  page,
}) => {
  await openHydrated(page, `${LIVE}${path}`);
  const pasted = page.getByLabel("robots.txt to test");
  await pasted.fill("User-agent: *\nDisallow: /mine");
  await fetchFrom(page, "tarardental.pk");

  await expect(report(page)).toBeFocused();
  await expect(report(page)).toContainText(/Read live · \d\d:\d\d PKT · 200/);
  await expect(report(page).locator(".verdict-word")).toHaveText("Yes");
  await expect(current(page)).toContainText("The file is there");
  await expect(address(page, "/styles/site.css")).toContainText(
    /Closed\s*all four\s*line 2: Disallow: \/styles\//,
  );
  await expect(address(page, "/scripts/booking.js")).toBeHidden();
  await report(page).getByText("1 more file of the page").click();
  await expect(address(page, "/scripts/booking.js")).toContainText("no line matches");
  await expect(report(page)).toContainText("https://tarardental.pk/sitemap.xml");
  await expect(pasted).toHaveValue("User-agent: *\nDisallow: /mine");
  await expectAccessible(page);
});

test("three questions on AI, each with the line or the answer that decides", async ({ page }) => {
  await openHydrated(page, `${LIVE}${path}`);
  await fetchFrom(page, "fenced.pk");
  const questions = report(page).getByRole("region", { name: "Can AI find this address?" });
  const [cited, trained, server] = [0, 1, 2].map((at) => questions.getByRole("article").nth(at));

  await expect(cited!).toContainText("Can it be cited? Partly");
  await expect(cited!.getByRole("listitem").first()).toHaveText(
    /Closed\s*Claude-SearchBot\s*Line 5 in its own group: Disallow: \//,
  );
  await expect(trained!).toContainText("May models be trained on it? Partly");
  await expect(trained!.getByRole("listitem").first()).toHaveText(
    /Closed\s*GPTBot\s*Line 8 in its own group/,
  );
  await expect(server!).toContainText("Does the server let them in? Partly");
  await expect(server!).toContainText("We ask from our own address.");
  await expect(server!.getByRole("listitem")).toHaveText([
    /Same\s*Googlebot/,
    /Refused\s*OAI-SearchBot\s*Answers 403; a browser gets 200/,
    /Not asked\s*Claude-SearchBot\s*robots\.txt, line 5, closes it/,
    /Priced\s*PerplexityBot\s*Answers 402 with crawler-price USD 0\.01: pay per crawl/,
  ]);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await sidewaysScroll(page)).toBe(0);
});

test("404 opens everything, 503 closes the site: the status says which it is", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openHydrated(page, `${LIVE}${path}`);

  await fetchFrom(page, "noindex.pk");
  await expect(report(page).locator(".verdict-word")).toHaveText("Yes");
  await expect(current(page)).toContainText("404 There is no file");
  expect(await sidewaysScroll(page)).toBe(0);

  await fetchFrom(page, "robots503.pk");
  await expect(report(page).locator(".verdict-word")).toHaveText("Not at the moment");
  await expect(current(page)).toContainText("503 The server fails");

  await fetchFrom(page, "soft404.pk");
  await expect(report(page).locator(".verdict-word")).toHaveText("Yes");
  await expect(current(page)).toContainText("200 A web page comes in its place");
  await expect(report(page)).toContainText("The site has no robots.txt.");
  await expect(report(page)).not.toContainText("Sitemaps it names");
});

test("a file that is read although its page is not is told, and the page’s files are not", async ({
  page,
}) => {
  await openHydrated(page, `${LIVE}${path}`);
  await fetchFrom(page, "wall.pk");

  await expect(report(page)).toContainText(
    "The page itself was not read, so its style sheets and scripts are not tested.",
  );
  await expect(address(page, "https://wall.pk")).toContainText("line 2: Allow: /");
});

test("what cannot be read keeps what was typed, and offers no sample", async ({ page }) => {
  await openHydrated(page, `${LIVE}${path}`);
  const typed = page.getByLabel("Fetch the file from a site");

  await fetchFrom(page, "two words");
  await expect(page.getByText("Please enter a valid URL.")).toBeVisible();
  await expect(typed).toBeFocused();

  await fetchFrom(page, "192.168.1.10");
  const problem = page.locator(".live-problem");
  await expect(problem).toBeFocused();
  await expect(problem.getByRole("button")).toHaveCount(0);
  await expect(typed).toHaveValue("192.168.1.10");
});
