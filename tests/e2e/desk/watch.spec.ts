import { expectAccessible } from "#tests/support/axe.ts";
import { sidewaysScroll } from "#tests/support/browser.ts";
import {
  enrol,
  openEnquiry,
  sendEnquiry,
  startDevice,
  uniqueName,
} from "#tests/support/desk-device.ts";
import { expect, test } from "#tests/support/journey.ts";

test.skip(Boolean(process.env["BASE_URL"]), "nobody can be invited at another server from here");

/** The server whose reading sees tests/support/small-web-pages.ts. */
test.use({ baseURL: "http://localhost:4174" });

test("a client's site is watched; a page that goes away is told with the reading before", async ({
  browser,
}) => {
  test.slow();
  const page = await startDevice(browser);
  await enrol(page, "Ayesha", ".cache/e2e-live-data");
  await page.getByRole("link", { name: "Watch", exact: true }).click();

  const client = `Rangreza ${crypto.randomUUID().slice(0, 6)}`;
  const form = page.locator("form").filter({ hasText: "Watch it" });
  await form.getByLabel("Address").fill("no address");
  await form.getByLabel("Client", { exact: true }).fill(client);
  await form.getByLabel("Email goes to").fill("ayesha@pehlapage.example");
  await form.getByRole("button", { name: "Watch it" }).click();
  await expect(form.getByText("That is not an address.")).toBeVisible();
  await expect(form.getByLabel("Client", { exact: true })).toHaveValue(client);
  const host = `${crypto.randomUUID().slice(0, 8)}.changing.pk`;
  await form.getByLabel("Address").fill(host);
  await form.getByLabel("Read", { exact: true }).selectOption("every Monday");
  await form.getByLabel("Address").press("Enter");
  await expect(
    page.getByText(`${client} is watched. First reading within the hour.`, { exact: true }),
  ).toBeVisible();

  const row = page.getByRole("main").getByRole("listitem").filter({ hasText: client });
  await expect(row.getByText("Google can index all 2 pages")).toBeVisible({ timeout: 40_000 });
  await row.getByRole("link", { name: client }).click();
  await expect(page.getByRole("heading", { level: 1, name: client })).toBeVisible();
  await page.getByRole("button", { name: "Read now" }).click();
  await expect(page.getByText("It is being read now.")).toBeVisible();

  await expect(page.getByText("1 page can no longer be indexed").first()).toBeVisible({
    timeout: 40_000,
  });
  await expect(
    page.getByRole("listitem").filter({ hasText: `https://${host}/lawn` }),
  ).toContainText("404, was 200");
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(3);
  await page.getByRole("switch", { name: "Emails about this site" }).click();
  await expect(page.getByText(`Emails for ${client} are off.`, { exact: true })).toBeVisible();
  await expect(page.getByRole("switch")).not.toBeChecked();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(`Emails for ${client} are on.`, { exact: true })).toBeVisible();
  await expect(page.getByRole("switch")).toBeChecked();
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sidewaysScroll(page)).toBe(0);
  }
  await expectAccessible(page);

  await page.getByRole("link", { name: "Check its findings again" }).click();
  const dead = page.locator(".site-fix").filter({ hasText: "dead address" }).first();
  const check = dead.getByRole("button", { name: /^Check this finding again/ });
  await expect(dead).toBeVisible();
  if (!(await check.isVisible())) await dead.locator("summary").click();
  await check.click();
  await expect(dead.getByText(/^Checked again on .+: still there\./)).toBeVisible({
    timeout: 20_000,
  });
  await page.goBack();

  await page.getByRole("link", { name: "Watch", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: /got worse/ })).toBeVisible();
  await expectAccessible(page);
  await row.getByRole("button", { name: `Pause ${client}` }).click();
  await row.getByLabel("Why, and until when?").fill("New shop being built");
  await row.getByRole("button", { name: "Pause", exact: true }).click();
  await expect(row.getByText("Paused by Ayesha")).toBeVisible();
  await expect(row.getByText("New shop being built")).toBeVisible();

  await row.getByRole("link", { name: client }).click();
  await page.getByRole("button", { name: "Stop watching it" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Stop watching it" }).click();
  await expect(page.getByText(`${client} is no longer watched.`, { exact: true })).toBeVisible();
  await expect(row).toHaveCount(0);
});

test("a row or a room that cannot be drawn says so, and the others stay", async ({ browser }) => {
  const page = await startDevice(browser);
  await enrol(page, "Ayesha", ".cache/e2e-live-data");
  let broken: object = { sites: [{ verdict: "worse" }] };
  await page.route("**/api/desk/sites", (route) => route.fulfill({ json: broken }));
  await page.getByRole("link", { name: "Watch", exact: true }).click();
  await expect(page.getByRole("alert").filter({ hasText: "This row cannot" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Watch one more" })).toBeVisible();

  broken = { ...broken, lastMail: { client: "Sozankar", at: 1e99 } };
  await page.getByRole("link", { name: "Week", exact: true }).click();
  await page.getByRole("link", { name: "Watch 1 got worse" }).click();
  await expect(page.getByRole("heading", { name: "This cannot be shown" })).toBeVisible();
  await page.getByRole("link", { name: "Week", exact: true }).click();
  await expect(page.getByRole("heading", { name: "This cannot be shown" })).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("what was typed for one more site is there after signing in again", async ({ browser }) => {
  const page = await startDevice(browser);
  await enrol(page, "Ayesha", ".cache/e2e-live-data");
  await page.getByRole("link", { name: "Watch", exact: true }).click();
  await page.getByLabel("Client", { exact: true }).fill("Sozankar");
  await page.getByLabel("Address").fill("sozankar.pk");

  const answer = await page.request.post("/api/desk/sign-out", {
    data: {},
    headers: { origin: new URL(page.url()).origin },
  });
  expect(answer.ok()).toBe(true);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByLabel("Client", { exact: true })).toHaveValue("Sozankar");
  await expect(page.getByLabel("Address")).toHaveValue("sozankar.pk");
});

test("their page is read and their site audited from the enquiry, which looks again by itself", async ({
  browser,
}) => {
  const website = `${crypto.randomUUID().slice(0, 8)}.changing.pk`;
  const name = uniqueName("Iqra");
  await sendEnquiry(await browser.newContext(), name, { website });
  const page = await startDevice(browser);
  await enrol(page, "Ayesha", ".cache/e2e-live-data");
  await openEnquiry(page, name);

  await page.getByRole("button", { name: "Read it now" }).click();
  await expect(page.getByText("Google can index it")).toBeVisible();
  await page.getByRole("button", { name: "Add to the sentence" }).click();
  const sentence = page.getByLabel("First sentence, goes with WhatsApp and email");
  await expect(sentence).toHaveValue(/Report: \S+\/r\/[\w-]{22}$/);
  // What the customer opens: the reading as it was kept, in a browser that knows no desk.
  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto(new URL((await sentence.inputValue()).split("Report: ")[1] ?? "").pathname);
  await expect(
    theirs.getByRole("heading", { level: 1, name: "Google can index it" }),
  ).toBeVisible();
  await expect(theirs.getByText("PKT")).toBeVisible();
  await expectAccessible(theirs);

  await page.getByRole("button", { name: "Audit the whole site" }).click();
  await expect(page.getByText("The audit is running.")).toBeVisible();
  const reportLink = page.getByRole("link", { name: "Site report, 2 pages" });
  await expect(reportLink).toBeVisible();
  await expect(page.getByText("Whole site audited")).toBeVisible();
  // The desk's link opens the report by one of its own, which can be shared.
  const [report] = await Promise.all([page.waitForEvent("popup"), reportLink.click()]);
  await expect(report).toHaveURL(/\/site-audit#[\w-]{24}$/);
  await theirs.goto(report.url());
  const verdict = theirs.getByRole("heading", { level: 1, name: /Google can index all 2 pages/ });
  await expect(verdict).toBeVisible();
});
