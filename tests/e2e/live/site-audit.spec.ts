import { expect, test, type Page } from "#tests/support/journey.ts";

import { siteAuditBounds } from "#engine/site-audit/contract.ts";
import { formatDuration } from "#lib/format-duration.ts";
import { expectAccessible } from "#tests/support/axe.ts";
import { openHydrated } from "#tests/support/browser.ts";

const tab = "/tools/seo-audit?way=whole-site";
const address = (page: Page) => page.getByRole("textbox", { name: "Address of the site" });
const begin = (page: Page) => page.getByRole("button", { name: "Audit the site" });
const title = (page: Page) => page.getByRole("heading", { level: 1 });
const fixes = (page: Page) => page.locator(".site-fix > details");
const firstFix = (page: Page) => page.locator(".site-fix").first();
const rows = (page: Page) => page.locator("#pages tbody tr");
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).click();

/** The server whose reading sees tests/support/small-web-pages.ts. */
test.use({ baseURL: "http://localhost:4174" });

async function start(page: Page, url: string) {
  await openHydrated(page, tab);
  await address(page).fill(url);
  await begin(page).click();
}

/** A second is kept between pages for everybody, so the report takes its time. */
async function startAndWait(page: Page, url: string) {
  await start(page, url);
  await expect(title(page)).toHaveText(/^Google can/, { timeout: 45_000 });
}

test("an address: the site is read, the report takes the focus, and its parts can be worked with", async ({
  page,
}) => {
  await startAndWait(page, "tarardental.pk");

  await expect(title(page)).toBeFocused();
  await expect(page).toHaveURL(/\/site-audit#[\w-]{16,}$/);
  await expect(page.getByText(/^Read live · /)).toBeVisible();
  const way = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(way).toHaveText("Tools › SEO Audit › tarardental.pk");
  await expect(way.getByRole("link", { name: "SEO Audit" })).toHaveAttribute("href", tab);

  await expect(fixes(page).first()).toHaveAttribute("open");
  await expect(fixes(page).nth(1)).not.toHaveAttribute("open");
  await fixes(page).nth(1).locator("summary").click();
  await expect(fixes(page).nth(1).getByRole("columnheader", { name: "Linked from" })).toBeVisible();

  await press(page, /^Indexable \d/);
  await expect(rows(page).first()).toContainText("Indexable");
  await press(page, /^All \d/);
  await page.getByRole("searchbox", { name: "Part of an address" }).fill("/prices");
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText("/prices");

  await expect(page.locator("#share pre")).toContainText(/Google can index all \d+ pages/);
  await expect(page.locator("#share pre")).toContainText(page.url());
});

test("the report's files are there to be kept", async ({ page }) => {
  await startAndWait(page, "tarardental.pk");

  const links = page.locator("#share a[download]");
  await expect(links).toHaveCount(6);
  for (const link of await links.all()) {
    const answer = await page.request.get((await link.getAttribute("href")) ?? "");
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-disposition"]).toContain("attachment");
  }
});

test("who asks us hands over the report's link, which only reads; who began it deletes it for everybody", async ({
  page,
  browser,
}) => {
  await startAndWait(page, "tarardental.pk");
  const link = page.url();

  await page.getByRole("button", { name: "Ask us about these findings" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Get a Free Audit" });
  await expect(dialog.getByLabel("Message")).toHaveValue(new RegExp(new URL(link).hash));
  await expect(dialog.getByLabel("Website")).toHaveValue(/tarardental\.pk/);
  await dialog.getByRole("button", { name: "Close" }).last().click();

  await firstFix(page)
    .getByRole("button", { name: /^Ignore/ })
    .click();
  await press(page, "Ignore it");
  await expect(page.getByLabel("Why is it ignored?")).toHaveAccessibleDescription(/in a few words/);
  await page.getByLabel("Why is it ignored?").fill("It is a test.");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(firstFix(page).getByRole("button", { name: /^Open again/ })).toBeFocused();

  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(title(other)).toHaveText(/^Google can/);
  await expect(firstFix(other).getByRole("status").last()).toHaveText(
    /^Ignored on .+: It is a test\.$/,
  );
  await expect(other.getByRole("button", { name: "Delete this report" })).toHaveCount(0);

  await page.getByText("What your client sees").click();
  await page.getByRole("checkbox", { name: "Fixes" }).press("Space");
  await expect(page.getByText("Saved. Your client does not see “Fixes”.")).toBeVisible();
  await expect(page.getByText("5 of 6 sections")).toBeVisible();
  await expectAccessible(page);
  await other.reload();
  await expect(title(other)).toHaveText(/^Google can [^.]+\.$/);
  await expect(other.getByRole("heading", { name: "Pictures of the site" })).toBeVisible();
  for (const reader of [other, page]) {
    await reader.emulateMedia({ media: "print" });
    await expect(reader.getByText("What to fix, in this order")).toBeHidden();
    await expect(reader.getByText("For your developer")).toBeHidden();
    await reader.emulateMedia({ media: null });
  }
  await expect(other.getByText("What your client sees")).toHaveCount(0);
  await expect(page.getByText("What to fix, in this order")).toBeVisible();

  await press(page, "Delete this report");
  await press(page, "Delete it");
  await expect(page).toHaveURL(/way=whole-site/);
  await expect(page.getByRole("heading", { name: "Your last reports" })).toHaveCount(0);

  await page.goto(link);
  await expect(title(page)).toHaveText("This report is no longer here");
});

test("a reading survives a reload, and is ended with what is there", async ({ page }) => {
  await start(page, "bazaar.pk");
  await expect(title(page)).toHaveText("Reading bazaar.pk");
  await expectAccessible(page);

  await page.reload();
  await expect(title(page)).toHaveText("Reading bazaar.pk");

  await press(page, "Stop and keep");
  await expect(title(page)).toHaveText(/^Google can/, { timeout: 45_000 });
  await expect(page.getByText(/stopped before it was through/).first()).toBeVisible();
});

test("the browser finds its own reports again, and names the last one of a site to the server", async ({
  page,
}) => {
  await startAndWait(page, "tarardental.pk");
  const id = new URL(page.url()).hash.slice(1);

  await page.goto(tab);
  const last = page.getByRole("region", { name: "Your last reports" });
  await expect(last.getByRole("link", { name: "tarardental.pk" })).toHaveAttribute(
    "href",
    `/site-audit#${id}`,
  );

  const asked = page.waitForRequest((request) => request.method() === "POST");
  await page.route("**/api/site-audits", (route) => route.abort());
  await address(page).fill("https://www.tarardental.pk/prices");
  await begin(page).click();
  expect((await asked).postDataJSON()).toEqual({
    url: "https://www.tarardental.pk/prices",
    earlier: id,
  });

  await press(page, "Forget this list");
  await expect(last).toHaveCount(0);
});

test("one press reads the site again, and the new report opens on what changed", async ({
  page,
}) => {
  await startAndWait(page, "tarardental.pk");
  const first = page.url();

  await page.getByRole("button", { name: "Read again" }).first().click();
  await expect(page).not.toHaveURL(first);
  await expect(title(page)).toBeFocused();
  const since = page.locator("#since h2");
  await expect(since).toBeFocused({ timeout: 45_000 });
  await expect(rows(page).first()).toBeVisible();
  await expect(since).toBeInViewport();
  await expect(page.locator("#since")).toContainText("0 fixed, 0 new");
  await expectAccessible(page);
});

test("how long it takes is computed before the start from what one audit reads, and how fast", async ({
  page,
}) => {
  await openHydrated(page, tab);
  const { pages, gapMs } = siteAuditBounds;
  await expect(page.getByRole("tabpanel").locator("dl")).toContainText(
    `Time for ${pages} pages${formatDuration(pages * gapMs)}`,
  );
});

test("what is no address is refused at once, and stays in the field", async ({ page }) => {
  await start(page, "two words");

  await expect(page.getByText("Please enter a valid URL.")).toBeVisible();
  await expect(address(page)).toHaveValue("two words");
  await expect(address(page)).toBeFocused();
  await expectAccessible(page);
});

test("an address inside a network is refused by the server in a sentence, and stays in the field", async ({
  page,
}) => {
  await start(page, "192.168.1.10");

  await expect(page.locator(".field-error")).toHaveText(/\w+ .*\.$/);
  await expect(address(page)).toHaveValue("192.168.1.10");
});

test("a visitor who has had the sites of a day is told so, and keeps what was typed", async ({
  page,
}) => {
  const problem = "3 sites a day are audited for one visitor. Come back tomorrow, or ask us.";
  await page.route("**/api/site-audits", (route) =>
    route.fulfill({ status: 429, headers: { "Retry-After": "3600" }, json: { problem } }),
  );
  await start(page, "tarardental.pk");

  await expect(page.locator(".field-error")).toHaveText(problem);
  await expect(address(page)).toHaveValue("tarardental.pk");
  await expect(begin(page)).toBeEnabled();
});

test("where the site is served as files, the tab says what to do instead", async ({ page }) => {
  await page.route("**/api/site-audits", (route) =>
    route.fulfill({ status: 404, contentType: "text/html", body: "Not found" }),
  );
  await start(page, "tarardental.pk");

  await expect(page.locator(".field-error")).toContainText("Audit one page by its address");
  await expect(address(page)).toHaveValue("tarardental.pk");
});

test("a link that is cut short, or cut off, says what to do", async ({ page }) => {
  await openHydrated(page, "/site-audit#cut");
  await expect(title(page)).toHaveText("This report is no longer here");
  await expect(page.getByRole("link", { name: "Audit a site" })).toBeVisible();

  await openHydrated(page, "/site-audit");
  await expect(title(page)).toHaveText("Report on a whole site");
  await expect(page.getByText("This link is not complete.")).toBeVisible();
});

test("nothing of the site audit is loaded before its tab is open", async ({ page }) => {
  const files: string[] = [];
  page.on("request", (request) => files.push(request.url()));
  await openHydrated(page, "/tools/seo-audit");
  expect(files.filter((file) => /whole-site|site-tree/.test(file))).toEqual([]);

  await page.getByRole("tab", { name: "Whole site" }).click();
  await expect(address(page)).toBeVisible();
  await expect(page.getByText("Asked about site audits")).toBeVisible();
  await expectAccessible(page);
});
