import { expect, test, type Page } from "#tests/support/journey.ts";

import { expectAccessible } from "#tests/support/axe.ts";
import { openHydrated } from "#tests/support/browser.ts";

const path = "/google-cache-checker";
const build = (page: Page) => page.getByRole("button", { name: "Build the links" }).click();
const archive = (page: Page) => page.getByRole("region", { name: "The Wayback Machine’s answer" });
const links = (page: Page) => page.getByRole("region", { name: "Old copies" });

/** The server whose live reading sees tests/support/small-web-pages.ts. */
test.use({ baseURL: "http://localhost:4174" });
// A visitor has one page read at a time, and all of these are one visitor.
test.describe.configure({ mode: "serial" });

async function findCopies(page: Page, url: string) {
  await openHydrated(page, `${path}?way=find-copies`);
  await page.getByLabel("Page").fill(url);
  await build(page);
}

test("the archive's nearest copy stands above the links, with its date", async ({ page }) => {
  await findCopies(page, "https://tarardental.pk/");

  await expect(
    archive(page).getByRole("heading", {
      name: "The Wayback Machine has a copy of 2 January 2026 at 03:04 UTC",
    }),
  ).toBeVisible();
  await expect(archive(page).getByText(/^Asked live · \d\d:\d\d PKT$/)).toBeVisible();
  await expect(archive(page).getByRole("link")).toHaveAttribute(
    "href",
    "https://web.archive.org/web/20260102030405/https://tarardental.pk/",
  );
  await expect(links(page).getByRole("link")).toHaveCount(2);
  await expectAccessible(page);
});

test("no copy named is no proof, and the calendar is offered", async ({ page }) => {
  await findCopies(page, "https://a.pk/");

  await expect(
    archive(page).getByRole("heading", { name: "The Wayback Machine names no copy" }),
  ).toBeVisible();
  await expect(archive(page).getByRole("link")).toHaveAttribute(
    "href",
    "https://web.archive.org/web/*/https://a.pk/",
  );
});

test("a silent archive is said as that, the links stay, and it can be asked again", async ({
  page,
}) => {
  await page.route(
    "**/api/live",
    (route) =>
      route.fulfill({ json: { outcome: "not-read", reason: "timeout", detail: "No answer." } }),
    { times: 1 },
  );
  await findCopies(page, "https://tarardental.pk/");

  await expect(
    archive(page).getByRole("heading", { name: "The Wayback Machine gave no usable answer" }),
  ).toBeVisible();
  await expect(archive(page)).toContainText("It did not answer in ten seconds");
  await expect(links(page)).toBeVisible();

  await archive(page).getByRole("button", { name: "Ask again" }).click();
  await expect(archive(page)).toContainText("2 January 2026");
});

test("an address that came with the link is asked for at the press only", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") asked.push(request.url());
  });
  await openHydrated(page, `${path}?way=find-copies&url=https%3A%2F%2Ftarardental.pk%2F`);
  await expect(links(page)).toBeVisible();
  await expect(archive(page)).toHaveCount(0);
  expect(asked).toEqual([]);

  await build(page);
  await expect(archive(page)).toContainText("2 January 2026");
});

test("the invented answer stays a sample, and a real one is a press away", async ({ page }) => {
  await openHydrated(page, path);
  await page.getByLabel("URL", { exact: true }).fill("https://tarardental.pk/");
  await page.getByRole("button", { name: "Check Cache Status" }).click();
  await expect(page.getByText("Sample result")).toBeVisible();

  await page.getByRole("button", { name: "Ask the Wayback Machine for a real copy" }).click();

  await expect(archive(page)).toBeFocused();
  await expect(archive(page)).toContainText("2 January 2026");
  await expect(page.getByText("Sample result")).toBeVisible();
});
