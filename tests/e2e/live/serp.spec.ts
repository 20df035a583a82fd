import { expect, test, type Page } from "#tests/support/journey.ts";

import type { LiveRead } from "#engine/live/contract.ts";
import type { LiveSnippet } from "#engine/live/judge-snippet.ts";
import { expectAccessible } from "#tests/support/axe.ts";
import { openHydrated, sidewaysScroll } from "#tests/support/browser.ts";

/** The server whose web is tests/support/small-web-pages.ts. */
const LIVE = "http://localhost:4174";
const path = "/serp-snippet-preview-tool";
const tab = (page: Page, name = "Preview") => page.getByRole("tabpanel", { name });
const field = (page: Page, name: string) => tab(page).getByLabel(name, { exact: true });
const said = (page: Page) => page.locator(".serp-live");

async function load(page: Page, url: string): Promise<void> {
  await field(page, "URL").fill(url);
  await tab(page).getByRole("button", { name: "Load the live page" }).click();
}

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("the page’s own title and description stand in the fields, and can be copied as tags", async ({
  page,
}) => {
  await openHydrated(page, `${LIVE}${path}`);
  await load(page, "tarardental.pk");

  await expect(said(page)).toBeFocused();
  await expect(said(page)).toContainText(/Read live · \d\d:\d\d PKT · 200/);
  await expect(said(page)).toContainText("Tarar Dental, Gulberg");
  await expect(field(page, "Title")).toHaveValue(
    "Dentist in Gulberg, Lahore: prices and appointments",
  );
  await expect(field(page, "Description")).toHaveValue(/^Root canals, implants and braces/);
  await expect(field(page, "URL")).toHaveValue("https://tarardental.pk/");
  await expectAccessible(page);

  await field(page, "Title").fill('Teeth & "gums" <Lahore>');
  await field(page, "Description").fill("");
  await tab(page).getByRole("button", { name: "Copy as HTML" }).click();

  await expect(page.locator(".toast")).toContainText("Tags copied to clipboard!");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "<title>Teeth &amp; &quot;gums&quot; &lt;Lahore&gt;</title>",
  );
});

test("what was typed before comes back at a press", async ({ page }) => {
  await openHydrated(page, `${LIVE}${path}`);
  await field(page, "Title").fill("My draft");
  await load(page, "tarardental.pk");
  await expect(field(page, "Title")).toHaveValue(/^Dentist in Gulberg/);

  await page.getByRole("button", { name: "Put back what I had typed" }).click();

  await expect(field(page, "Title")).toHaveValue("My draft");
  await expect(field(page, "Description")).toHaveValue(/^Root canals/);
});

test("a redirect is told, and the fields are those of the page at its end", async ({ page }) => {
  await openHydrated(page, `${LIVE}${path}`);
  await load(page, "http://old.pk/");

  await expect(said(page)).toContainText("The way there, 1 redirect");
  await expect(field(page, "Title")).toHaveValue("Old, but there");
  await expect(said(page)).toContainText("The page has none, so Google takes a passage");
});

test("a refusal says what to do, keeps what was typed, and offers no sample", async ({ page }) => {
  await openHydrated(page, `${LIVE}${path}`);
  await field(page, "Title").fill("My draft");
  await load(page, "wall.pk");

  const problem = page.locator(".live-problem");
  await expect(problem).toBeFocused();
  await expect(problem).toContainText("403");
  await expect(problem.getByRole("button")).toHaveCount(0);
  await expect(field(page, "Title")).toHaveValue("My draft");
  await expect(field(page, "URL")).toHaveValue("wall.pk");
});

test("no address is said at its field, and nothing is sent", async ({ page }) => {
  await openHydrated(page, `${LIVE}${path}`);
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/live")) asked += 1;
  });
  await load(page, "no address");

  await expect(tab(page).getByText("Please enter a valid URL.")).toBeVisible();
  await expect(field(page, "URL")).toBeFocused();
  expect(asked).toBe(0);
});

test("a title over 60 characters is loaded whole, in both tabs, on a narrow screen too", async ({
  page,
}) => {
  const title =
    "Dentist in Gulberg, Lahore: implants, braces, root canals, prices and appointments";
  const answer: LiveRead<LiveSnippet> = {
    outcome: "read",
    readAt: "2026-11-22T09:02:00.000Z",
    hops: [{ url: "https://tarardental.pk/", status: 200 }],
    status: 200,
    headers: {},
    robots: { status: 200, verdict: "allowed" },
    result: {
      url: "https://tarardental.pk/",
      title,
      description: null,
      h1: null,
      siteName: null,
      icon: null,
    },
  };
  await page.setViewportSize({ width: 320, height: 700 });
  await page.route("**/api/live", (route) => route.fulfill({ json: answer }));
  await openHydrated(page, `${LIVE}${path}`);
  await load(page, "tarardental.pk");

  await expect(field(page, "Title")).toHaveValue(title);
  await expect(said(page)).toContainText(
    `The title has ${title.length} characters; its field here takes 60.`,
  );
  expect(await sidewaysScroll(page)).toBe(0);

  await said(page).getByRole("link", { name: "As Google draws it" }).click();
  await expect(tab(page, "As Google draws it").getByLabel("Title", { exact: true })).toHaveValue(
    title,
  );
});
